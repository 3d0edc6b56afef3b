/** A line drawn without lifting the finger: points in shares of the glass, from 0 to 1. */
export type Stroke = readonly Readonly<{ x: number; y: number }>[]

const fewestPoints = 8
const fewestLength = 0.15

/** A slip of the finger is no signature; a short one is. */
export function isSignature(strokes: readonly Stroke[]): boolean {
  const points = strokes.reduce((sum, stroke) => sum + stroke.length, 0)
  return points >= fewestPoints && strokes.reduce((sum, stroke) => sum + lengthOf(stroke), 0) >= fewestLength
}

function lengthOf(stroke: Stroke): number {
  return stroke.slice(1).reduce((sum, { x, y }, index) => {
    const before = stroke[index]
    return before ? sum + Math.hypot(x - before.x, y - before.y) : sum
  }, 0)
}

/** For the glass: every stroke as a path in a box of this size. */
export const pathOf = (stroke: Stroke, width: number, height: number): string =>
  stroke
    .map(
      ({ x, y }, index) => `${index === 0 ? 'M' : 'L'}${(x * width).toFixed(1)} ${(y * height).toFixed(1)}`,
    )
    .join('')

const picture = { width: 800, ink: '#0b1f2a', paper: '#ffffff', line: 5 } as const

/** Dark on white in both themes, as paper would have it. */
export async function signaturePicture(strokes: readonly Stroke[], shape: number): Promise<Blob> {
  const canvas = document.createElement('canvas')
  canvas.width = picture.width
  canvas.height = Math.round(picture.width / shape)
  const pen = canvas.getContext('2d')
  if (!pen) throw new Error('this browser does not draw')
  pen.fillStyle = picture.paper
  pen.fillRect(0, 0, canvas.width, canvas.height)
  pen.strokeStyle = picture.ink
  pen.lineWidth = picture.line
  pen.lineCap = 'round'
  pen.lineJoin = 'round'
  for (const stroke of strokes) pen.stroke(new Path2D(pathOf(stroke, canvas.width, canvas.height)))
  const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/png'))
  if (!blob) throw new Error('the signature could not be kept')
  return blob
}
