import sharp from 'sharp'
import { cutOut, type Picture, readPdf } from './read-pdf.ts'

/*
 * What a phone's camera sees of a printed label: the paper on a table, held a little crooked, not quite sharp, in uneven
 * light and with the noise of a cheap lens. Drawn from the very document that the product prints, the same each time.
 */

/** As browsers open a camera when nobody asks for more. */
const frame = { width: 640, height: 480 } as const
/** Chromium plays a film of pictures so fast. */
const framesPerSecond = 30
const dotsPerMm = 12

/** Where on the label of 100 by 150 mm somebody aims, in millimetres. */
const aims = {
  qr: { x: 46, y: 62, width: 54, height: 44 },
  bars: { x: 2, y: 106, width: 96, height: 42 },
} as const
export type Aim = keyof typeof aims

/** How the hand holds it, one moment after the other. */
const moments = [
  { turn: 4, blur: 0.7 },
  { turn: 3.4, blur: 0.9 },
  { turn: 2.6, blur: 0.6 },
  { turn: 3.2, blur: 1 },
  { turn: 4.4, blur: 0.8 },
] as const

type Grey = Readonly<{ data: Buffer; width: number; height: number }>

/**
 * The table for a while, the label as the hand brings it, too near to be sharp, and then as it holds it: about three
 * seconds, which begin again. So whoever looks at it reads the same label within three seconds again.
 */
export async function labelFilm(pdf: Uint8Array, aim: Aim): Promise<Buffer> {
  const label = await aimedAt(pdf, aim)
  const coming = await shown(label, { turn: 7, blur: 6 }, 100)
  const held = await Promise.all(moments.map((moment, seed) => shown(label, moment, 200 + seed)))
  return Buffer.concat([
    await tableFilm(1),
    ...lasting(coming, 0.3),
    ...held.flatMap((one) => lasting(one, 0.4)),
  ])
}

/** Nothing but the table. */
export async function tableFilm(seconds = 1): Promise<Buffer> {
  const parts = await Promise.all([1, 2, 3].map((seed) => jpegOf(lit(table(), seed))))
  return Buffer.concat(parts.flatMap((part) => lasting(part, seconds / parts.length)))
}

const lasting = (picture: Buffer, seconds: number): Buffer[] =>
  Array.from({ length: Math.round(seconds * framesPerSecond) }, () => picture)

async function aimedAt(pdf: Uint8Array, aim: Aim): Promise<Grey> {
  const mm = aims[aim]
  const part = {
    x: mm.x * dotsPerMm,
    y: mm.y * dotsPerMm,
    width: mm.width * dotsPerMm,
    height: mm.height * dotsPerMm,
  }
  const { grey, width, height } = await readPdf(pdf, async ([page]) => {
    if (!page) throw new Error('a label has a page')
    return cutOut(await page.picture(dotsPerMm), part)
  })
  return { data: Buffer.from(grey), width, height }
}

const greyOf = ({ width, height }: Pick<Picture, 'width' | 'height'>) => ({
  raw: { width, height, channels: 1 as const },
})
const tableGrey = 118

async function shown(
  label: Grey,
  { turn, blur }: { turn: number; blur: number },
  seed: number,
): Promise<Buffer> {
  // Paper is never as white, and print never as black, as on a screen.
  const paper = Buffer.from(label.data.map((grey) => 38 + Math.round(grey * 0.76)))
  const small = await sharp(paper, greyOf(label))
    .resize({
      ...frame,
      width: Math.round(frame.width * 0.94),
      height: Math.round(frame.height * 0.9),
      fit: 'inside',
    })
    .toColourspace('b-w')
    .png()
    .toBuffer()
  const turned = await sharp(small)
    .rotate(turn, { background: { r: tableGrey, g: tableGrey, b: tableGrey } })
    .toBuffer({ resolveWithObject: true })
  const input = await sharp(turned.data)
    .resize({
      width: Math.min(frame.width, turned.info.width),
      height: Math.min(frame.height, turned.info.height),
      fit: 'cover',
    })
    .toBuffer()
  const data = await sharp(table(), greyOf(frame))
    .toColourspace('srgb')
    .composite([{ input }])
    .blur(blur)
    .toColourspace('b-w')
    .raw()
    .toBuffer()
  return jpegOf(lit(data, seed))
}

const table = () => Buffer.alloc(frame.width * frame.height, tableGrey)

/** A lamp from the left, a shadow below, and grain. */
function lit(grey: Buffer, seed: number): Buffer {
  const grain = grainFrom(seed)
  return Buffer.from(
    grey.map((value, at) => {
      const x = at % frame.width
      const y = Math.floor(at / frame.width)
      const light = 1.06 - 0.2 * (x / frame.width) - 0.1 * (y / frame.height)
      return Math.max(0, Math.min(255, Math.round(value * light + grain())))
    }),
  )
}

/** The same for the same seed: about as much as a cheap lens has in a stairwell. */
function grainFrom(seed: number): () => number {
  let state = seed * 2_654_435_761
  const next = () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 2 ** 32
  }
  return () => (next() + next() + next() - 1.5) * 18
}

const jpegOf = (grey: Buffer) =>
  sharp(grey, greyOf(frame))
    .toColourspace('srgb')
    .jpeg({ quality: 62, chromaSubsampling: '4:2:0' })
    .toBuffer()
