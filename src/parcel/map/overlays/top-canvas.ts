import { type Camera, pixelOf, type Size } from '../camera/camera.ts'

export type Draw = (context: CanvasRenderingContext2D, camera: Camera, size: Size, now: number) => void

/** Around what is seen, so that a moved map need not be drawn again at once. */
export const topMargin = 104

/**
 * The canvas of names and overlays above the cells. While the map only moves it is moved along; it is drawn again when
 * the zoom changes, when what it shows does, or when its margin is used up.
 */
export function createTopCanvas(parent: HTMLElement, pixelRatio: number, draw: Draw) {
  const canvas = document.createElement('canvas')
  canvas.className = 'map-top'
  canvas.setAttribute('aria-hidden', 'true')
  parent.append(canvas)
  const context = canvas.getContext('2d')
  let drawnFor: Camera | undefined
  let isStale = true

  function redraw(camera: Camera, size: Size, now: number): void {
    if (!context) return
    const width = Math.round(size.width * pixelRatio)
    const height = Math.round(size.height * pixelRatio)
    if (canvas.width !== width || canvas.height !== height) {
      canvas.width = width
      canvas.height = height
      canvas.style.width = `${size.width}px`
      canvas.style.height = `${size.height}px`
    }
    context.setTransform(pixelRatio, 0, 0, pixelRatio, 0, 0)
    context.clearRect(0, 0, size.width, size.height)
    drawnFor = camera
    isStale = false
    draw(context, camera, size, now)
  }

  return {
    stale(): void {
      isStale = true
    },
    show(camera: Camera, size: Size, now: number): void {
      const offset = drawnFor?.zoom === camera.zoom ? moved(camera, drawnFor, size, pixelRatio) : undefined
      const isFar = !offset || Math.max(Math.abs(offset.x), Math.abs(offset.y)) > topMargin
      const isDrawn = isStale || isFar
      if (isDrawn) redraw(camera, withMargin(size), now)
      const { x, y } = isDrawn || !offset ? { x: 0, y: 0 } : offset
      canvas.style.transform = `translate3d(${x - topMargin}px,${y - topMargin}px,0)`
    },
    remove: () => canvas.remove(),
  }
}

export const withMargin = ({ width, height }: Size): Size => ({
  width: width + 2 * topMargin,
  height: height + 2 * topMargin,
})

/** How far what was drawn for one look lies from where another has it. */
function moved(camera: Camera, drawnFor: Camera, size: Size, pixelRatio: number) {
  const { x, y } = pixelOf(camera, drawnFor, size)
  const snap = (css: number) => Math.round(css * pixelRatio) / pixelRatio
  return { x: snap(x - size.width / 2), y: snap(y - size.height / 2) }
}
