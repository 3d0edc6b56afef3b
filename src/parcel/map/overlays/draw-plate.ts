import type { Camera, Size } from '../camera/camera.ts'
import type { Palette } from '../paint/palette.ts'
import type { Plate } from './plates.ts'

/** What is drawn on, and how it looks now. */
export type Drawing = {
  context: CanvasRenderingContext2D
  camera: Camera
  size: Size
  palette: Palette
  family: string
}

export const plateFont = (family: string) => `600 14px ${family}`

/** Words on a plate of their own. */
export function drawPlate(
  { context, palette, family }: Drawing,
  { text, at, box }: Plate,
  colour: string,
): void {
  context.font = plateFont(family)
  context.textAlign = 'center'
  context.textBaseline = 'middle'
  context.fillStyle = palette.surface
  context.beginPath()
  context.roundRect(box.left, box.top, box.right - box.left, box.bottom - box.top, 6)
  context.fill()
  context.fillStyle = colour
  context.fillText(text, at.x, at.y + 1)
}
