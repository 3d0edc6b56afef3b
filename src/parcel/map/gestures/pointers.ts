import { type Camera, type Pixel, panned } from '../camera/camera.ts'
import { createSpeed, type Pair, pinched } from './pinch.ts'
import type { Steering } from './steering.ts'

/** Less is a hand that trembles, not a drag. */
const dragAfter = 5
const doubleTapMs = 300
const doubleTapReach = 32

/** Dragging, throwing, pinching, tapping twice: mouse, pen and fingers alike. `onTap` says whether a tap was for it. */
export function steerByPointers(
  element: HTMLElement,
  steering: Steering,
  onTap: (at: Pixel) => boolean,
  signal: AbortSignal,
): void {
  const down = new Map<number, Pixel>()
  const speed = createSpeed()
  let start: { camera: Camera; at: Pixel; pair: Pair | undefined } | undefined
  let isDragging = false
  let lastTap: (Pixel & { at: number }) | undefined

  let frame = { left: 0, top: 0 }
  const pixel = (event: PointerEvent): Pixel => ({
    x: event.clientX - frame.left,
    y: event.clientY - frame.top,
  })
  /** From what the fingers hold now: again whenever one comes or goes. */
  function begin(): void {
    const [first, second] = [...down.values()]
    start = first && { camera: steering.camera(), at: first, pair: second && [first, second] }
    speed.clear()
  }

  function press(event: PointerEvent): void {
    if (event.button !== 0 || down.size >= 2) return
    if (down.size === 0) {
      isDragging = false
      // The page does not scroll while the map is held.
      frame = element.getBoundingClientRect()
    }
    down.set(event.pointerId, pixel(event))
    steering.hold()
    begin()
    if (down.size === 2) takeOver()
  }
  function takeOver(): void {
    isDragging = true
    for (const id of down.keys()) element.setPointerCapture(id)
  }
  function move(event: PointerEvent): void {
    if (!down.has(event.pointerId) || !start) return
    const now = pixel(event)
    down.set(event.pointerId, now)
    const [first, second] = [...down.values()]
    if (start.pair && first && second) {
      steering.move(pinched(start.camera, start.pair, [first, second], steering.size()))
      return
    }
    const [right, below] = [now.x - start.at.x, now.y - start.at.y]
    if (!isDragging && Math.hypot(right, below) < dragAfter) return
    if (!isDragging) takeOver()
    speed.add({ ...now, at: event.timeStamp })
    steering.move(panned(start.camera, -right, -below))
  }
  function lift(event: PointerEvent): void {
    if (!down.delete(event.pointerId)) return
    if (down.size > 0) {
      begin()
      return
    }
    const wasTap = !isDragging && event.type === 'pointerup'
    steering.release(isDragging ? speed.now(event.timeStamp) : { x: 0, y: 0 })
    if (wasTap && event.target === element) tap(pixel(event), event.timeStamp)
  }
  function tap(at: Pixel, now: number): void {
    if (onTap(at)) return
    const isSecond =
      lastTap &&
      now - lastTap.at < doubleTapMs &&
      Math.hypot(lastTap.x - at.x, lastTap.y - at.y) < doubleTapReach
    lastTap = isSecond ? undefined : { ...at, at: now }
    if (isSecond) steering.zoomTo(Math.round(steering.camera().zoom + 1), at)
  }

  element.addEventListener('pointerdown', press, { signal })
  element.addEventListener('pointermove', move, { signal })
  element.addEventListener('pointerup', lift, { signal })
  element.addEventListener('pointercancel', lift, { signal })
  element.addEventListener('dragstart', (event) => event.preventDefault(), { signal })
}
