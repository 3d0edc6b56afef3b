import { zoomedAround } from '../camera/camera.ts'
import type { Steering } from './steering.ts'

/** A notch of a wheel is a hundred pixels and more; what comes in smaller steps is a hand on a pad. */
const notch = 60
const zoomPerNotch = 0.7
const restMs = 160
const lineHeight = 24

/** How much nearer one turn brings. Pinching on a pad comes as a wheel with Ctrl, in small steps. */
export function wheelZoom(delta: number, mode: number, isPinch: boolean): number {
  const pixels = delta * (mode === 1 ? lineHeight : mode === 2 ? 400 : 1)
  const zoom = -pixels * (isPinch && Math.abs(pixels) < notch ? 0.01 : zoomPerNotch / 120)
  return Math.min(1, Math.max(-1, zoom))
}

/** A page that is being scrolled must not be caught by a map that happens to lie under the pointer. */
export function steerByWheel(element: HTMLElement, steering: Steering, signal: AbortSignal): void {
  let isFocused = false
  let resting: ReturnType<typeof setTimeout> | undefined
  let goal: number | undefined
  element.addEventListener('focusin', () => (isFocused = true), { signal })
  element.addEventListener('focusout', () => (isFocused = false), { signal })
  signal.addEventListener('abort', () => clearTimeout(resting))

  function turn(event: WheelEvent): void {
    if (!isFocused && !event.ctrlKey) return
    event.preventDefault()
    const box = element.getBoundingClientRect()
    const at = { x: event.clientX - box.left, y: event.clientY - box.top }
    const by = wheelZoom(event.deltaY, event.deltaMode, event.ctrlKey)
    const isNotch = Math.abs(event.deltaY) >= notch || event.deltaMode !== 0
    clearTimeout(resting)
    if (isNotch) {
      goal = (goal ?? steering.camera().zoom) + by
      steering.zoomTo(goal, at)
      resting = setTimeout(() => (goal = undefined), restMs)
      return
    }
    steering.hold()
    steering.move(zoomedAround(steering.camera(), steering.camera().zoom + by, at, steering.size()))
    resting = setTimeout(() => steering.release({ x: 0, y: 0 }), restMs)
  }
  element.addEventListener('wheel', turn, { signal, passive: false })
}
