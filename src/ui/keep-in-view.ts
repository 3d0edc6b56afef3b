const edgePx = 8

/**
 * For the ref of what floats: when it opens past the right edge it moves left, below the lower edge the page
 * moves up to it. Set through the style object, which the content security policy allows.
 */
export function keepInView(element: HTMLElement | null): void {
  if (!element) return
  const past = element.getBoundingClientRect().right - (document.documentElement.clientWidth - edgePx)
  const isSheet = getComputedStyle(element).position === 'fixed'
  if (past > 0 && !isSheet) element.style.translate = `${-past}px 0`
  element.scrollIntoView({ block: 'nearest' })
}
