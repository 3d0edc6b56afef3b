import type { Steering } from './steering.ts'

const step = 48
const ways: Readonly<Record<string, readonly [right: number, down: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

/** Arrows move, plus and minus zoom, Home goes back to where the page looked. */
export function steerByKeys(element: HTMLElement, steering: Steering, signal: AbortSignal): void {
  function press(event: KeyboardEvent): void {
    if (event.ctrlKey || event.altKey || event.metaKey) return
    const way = ways[event.key]
    const { width, height } = steering.size()
    const middle = { x: width / 2, y: height / 2 }
    if (way) {
      const far = event.shiftKey ? 3 * step : step
      steering.glideBy(way[0] * far, way[1] * far)
    } else if (event.key === '+' || event.key === '=') steering.zoomTo(steering.camera().zoom + 1, middle)
    else if (event.key === '-' || event.key === '_') steering.zoomTo(steering.camera().zoom - 1, middle)
    else if (event.key === 'Home') steering.goHome()
    else return
    event.preventDefault()
  }
  element.addEventListener('keydown', press, { signal })
}
