import type { Palette } from '../paint/palette.ts'
import { fontOf, labelStyles, type StyleName } from './label-style.ts'
import type { Measure, PlacedLabel } from './lay-out.ts'

/** A name painted once, with its halo; moved as a picture afterwards. `left`, `top`: from its place, in CSS pixels. */
export type Sprite = {
  readonly picture: HTMLCanvasElement | ImageBitmap
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
}

const mostSprites = 420
const mostWidths = 4000
const lineHeight = 1.25
const dotSize = 3.2

export function createMeasure(family: string): Measure {
  const context = document.createElement('canvas').getContext('2d')
  const widths = new Map<string, number>()
  const letters = new Map<string, readonly number[]>()
  function width(text: string, name: StyleName): number {
    const key = `${name} ${text}`
    const known = widths.get(key)
    if (known !== undefined || !context) return known ?? 0
    if (widths.size > mostWidths) widths.clear()
    const style = labelStyles[name]
    context.font = fontOf(style, family)
    const measured = context.measureText(text).width + ('spacing' in style ? style.spacing * text.length : 0)
    widths.set(key, measured)
    return measured
  }
  return {
    width,
    advances(text, name) {
      const key = `${name} ${text}`
      const known = letters.get(key)
      if (known) return known
      if (letters.size > mostWidths) letters.clear()
      const signs = [...text]
      const sums = signs.map((_, index) => width(signs.slice(0, index + 1).join(''), name))
      const advances = sums.map((sum, index) => sum - (sums[index - 1] ?? 0))
      letters.set(key, advances)
      return advances
    },
  }
}

export function createSprites(family: string, pixelRatio: number, palette: () => Palette) {
  const sprites = new Map<string, Sprite>()
  const easel = createEasel()

  function paint(label: PlacedLabel): Sprite {
    const style = labelStyles[label.style]
    const reach = style.haloWidth + 2
    const box = 'letters' in label ? boxOfLetters(label.letters, style.size) : boxOfLines(label, style.size)
    const [left, top] = [Math.floor(box.left - reach), Math.floor(box.top - reach)]
    const width = Math.ceil(box.right + reach) - left
    const height = Math.ceil(box.bottom + reach) - top
    const { context, take } = easel(Math.ceil(width * pixelRatio), Math.ceil(height * pixelRatio))
    if (context) {
      const colours = palette()
      context.setTransform(pixelRatio, 0, 0, pixelRatio, -left * pixelRatio, -top * pixelRatio)
      context.font = fontOf(style, family)
      context.textBaseline = 'middle'
      context.textAlign = 'center'
      context.lineJoin = 'round'
      context.lineWidth = style.haloWidth
      context.strokeStyle = colours[style.halo]
      context.fillStyle = colours[style.colour]
      if ('spacing' in style && 'letterSpacing' in context) context.letterSpacing = `${style.spacing}px`
      write(context, label, style.size)
    }
    return { picture: take(), left, top, width, height }
  }

  return {
    of(label: PlacedLabel): Sprite {
      const key = spriteKey(label)
      const known = sprites.get(key)
      if (known) {
        sprites.delete(key)
        sprites.set(key, known)
        return known
      }
      const sprite = paint(label)
      sprites.set(key, sprite)
      for (const old of sprites.keys()) {
        if (sprites.size <= mostSprites) break
        sprites.delete(old)
      }
      return sprite
    },
    clear: () => sprites.clear(),
  }
}

type Pen = CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D

/** One canvas for all, whose pictures are taken away: moving a picture costs less than moving a canvas. */
function createEasel() {
  const shared = typeof OffscreenCanvas === 'undefined' ? undefined : new OffscreenCanvas(1, 1)
  const sharedContext = shared?.getContext('2d')
  return (width: number, height: number) => {
    const canvas = shared && sharedContext ? shared : document.createElement('canvas')
    canvas.width = width
    canvas.height = height
    const context: Pen | null =
      canvas instanceof HTMLCanvasElement ? canvas.getContext('2d') : (sharedContext ?? null)
    const take = () => (canvas instanceof HTMLCanvasElement ? canvas : canvas.transferToImageBitmap())
    return { context, take }
  }
}

type Letters = Extract<PlacedLabel, { letters: unknown }>['letters']
type Standing = Extract<PlacedLabel, { lines: unknown }>

/** A bent name is painted for one bend only. */
const spriteKey = (label: PlacedLabel) =>
  'letters' in label ? `${label.key} ${bendOf(label.letters)}` : `${label.style} ${label.text} ${label.dot}`

const bendOf = (letters: Letters) =>
  [letters[0], letters.at(-1)].map((one) => `${Math.round(one?.x ?? 0)},${Math.round(one?.y ?? 0)}`).join(' ')

function boxOfLetters(letters: Letters, size: number) {
  const xs = letters.map(({ x }) => x)
  const ys = letters.map(({ y }) => y)
  const half = size * 0.75
  return {
    left: Math.min(...xs) - half,
    right: Math.max(...xs) + half,
    top: Math.min(...ys) - half,
    bottom: Math.max(...ys) + half,
  }
}

const belowDot = 6

function boxOfLines({ lines, width, dot }: Standing, size: number) {
  const height = lines.length * size * lineHeight
  const firstLine = dot ? belowDot : -height / 2
  return {
    left: -width / 2,
    right: width / 2,
    top: dot ? -dotSize : firstLine,
    bottom: firstLine + height,
    firstLine,
  }
}

function write(context: Pen, label: PlacedLabel, size: number): void {
  if ('letters' in label) {
    const signs = [...label.text]
    const each = (draw: (sign: string) => void) => {
      for (const [index, { x, y, angle }] of label.letters.entries()) {
        context.save()
        context.translate(x, y)
        context.rotate(angle)
        draw(signs[index] ?? '')
        context.restore()
      }
    }
    each((sign) => context.strokeText(sign, 0, 0.5))
    each((sign) => context.fillText(sign, 0, 0.5))
    return
  }
  const { firstLine } = boxOfLines(label, size)
  const each = (draw: (line: string, y: number) => void) => {
    for (const [index, line] of label.lines.entries())
      draw(line, firstLine + (index + 0.5) * size * lineHeight)
  }
  each((line, y) => context.strokeText(line, 0, y))
  each((line, y) => context.fillText(line, 0, y))
  if (label.dot) dotAt(context, label.dot)
}

/** A place is a small diamond, a town from afar a dot. */
function dotAt(context: Pen, dot: 'town' | 'poi'): void {
  context.beginPath()
  if (dot === 'town') context.arc(0, 0, dotSize * 0.85, 0, 2 * Math.PI)
  else {
    context.moveTo(0, -dotSize)
    context.lineTo(dotSize, 0)
    context.lineTo(0, dotSize)
    context.lineTo(-dotSize, 0)
    context.closePath()
  }
  context.lineWidth = 2
  context.stroke()
  context.fill()
}
