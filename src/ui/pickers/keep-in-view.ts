const edgePx = 8

/** For the ref of what floats: past the right edge it moves left; below the lower edge the page moves up to it. */
export function keepInView(element: HTMLElement | null): void {
  if (!element) return
  pullLeft(element)
  // Only for the person who has just opened it.
  if (element.parentElement?.contains(document.activeElement)) element.scrollIntoView({ block: 'nearest' })
  // Letters that arrive later may be wider.
  void document.fonts.ready.then(() => element.isConnected && pullLeft(element))
}

/** Through the style object, which the content security policy allows. */
function pullLeft(element: HTMLElement): void {
  element.style.marginLeft = ''
  if (getComputedStyle(element).position === 'fixed') return
  const past = element.getBoundingClientRect().right - (document.documentElement.clientWidth - edgePx)
  if (past > 0) element.style.marginLeft = `${-past}px`
}
