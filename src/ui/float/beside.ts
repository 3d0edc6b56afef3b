const gapPx = 6
const edgePx = 8
/** As the styles of what floats have it: there it is a sheet at the lower edge. */
const sheet = '(max-width: 599px)'

/** For the ref of what floats by its neighbour: over everything, dialogs too, below it or, where there is more room, above. */
export function besideItsParent(element: HTMLElement | null): (() => void) | undefined {
  const anchor = element?.parentElement
  if (!element || !anchor) return undefined
  element.showPopover?.()
  const place = () => {
    const { style } = element
    if (matchMedia(sheet).matches) {
      style.left = style.top = ''
      return
    }
    const by = anchor.getBoundingClientRect()
    const { width, height } = element.getBoundingClientRect()
    const { clientWidth, clientHeight } = document.documentElement
    const below = by.bottom + gapPx
    const fits = below + height <= clientHeight - edgePx || by.top < clientHeight - by.bottom
    style.left = `${Math.max(edgePx, Math.min(by.left, clientWidth - edgePx - width))}px`
    style.top = `${Math.max(edgePx, fits ? below : by.top - gapPx - height)}px`
  }
  place()
  const sized = new ResizeObserver(place)
  sized.observe(element)
  const listening = new AbortController()
  addEventListener('resize', place, { signal: listening.signal })
  addEventListener('scroll', place, { capture: true, passive: true, signal: listening.signal })
  return () => {
    listening.abort()
    sized.disconnect()
  }
}
