import sharp from 'sharp'
import { readPdf } from './read-pdf.ts'

/*
 * What a phone's camera sees of a printed label: the paper on a table, held a little crooked, not quite sharp, in uneven
 * light and with the noise of a cheap lens. Drawn from the very document that the product prints, the same each time.
 */

/** As browsers open a camera when nobody asks for more. */
const frame = { width: 640, height: 480 } as const
/** Chromium plays a film of pictures so fast. */
const framesPerSecond = 30
const dotsPerMm = 12

/** What of the label of 100 by 150 mm stands in the middle of the picture, in millimetres, and how near it is held. */
const aims = {
  qr: { x: 82, y: 83, dotsPerMm: 8 },
  bars: { x: 50, y: 132, dotsPerMm: 6.4 },
} as const
export type Aim = keyof typeof aims

/** How the hand holds it, one moment after the other. */
const moments = [
  { turn: 4, blur: 0.7 },
  { turn: 3.4, blur: 0.9 },
  { turn: 2.6, blur: 0.6 },
  { turn: 3.2, blur: 1 },
] as const

/**
 * The table for a while, the label as the hand brings it, too near to be sharp, and then as it holds it: about three
 * seconds, which begin again.
 */
export async function labelFilm(pdf: Uint8Array, aim: Aim): Promise<Buffer> {
  const coming = await shown(await onTheTable(pdf, aim), { turn: 7, blur: 6 }, 100)
  return Buffer.concat([await tableFilm(), ...lasting(coming, 0.3), await heldFilm(pdf, aim)])
}

/** Only as the hand holds it: whenever somebody looks, it is there. */
export async function heldFilm(pdf: Uint8Array, aim: Aim): Promise<Buffer> {
  const label = await onTheTable(pdf, aim)
  const held = await Promise.all(moments.map((moment, seed) => shown(label, moment, 200 + seed)))
  return Buffer.concat(held.flatMap((one) => lasting(one, 0.4)))
}

/** Nothing but the table, for a second. */
export async function tableFilm(): Promise<Buffer> {
  const table = Buffer.alloc(frame.width * frame.height, tableGrey)
  const parts = await Promise.all([1, 2].map((seed) => jpegOf(lit(table, seed))))
  return Buffer.concat(parts.flatMap((part) => lasting(part, 0.5)))
}

const lasting = (picture: Buffer, seconds: number): Buffer[] =>
  Array.from({ length: Math.round(seconds * framesPerSecond) }, () => picture)

const tableGrey = 118
const background = { r: tableGrey, g: tableGrey, b: tableGrey }
/** A picture that is turned needs more than fits into the frame. */
const room = 1.3

/** What lies around the middle that somebody aims at, in the size in which the camera sees it. */
async function onTheTable(pdf: Uint8Array, aim: Aim): Promise<Buffer> {
  const { x, y, dotsPerMm: near } = aims[aim]
  const { grey, ...size } = await readPdf(pdf, ([page]) => {
    if (!page) throw new Error('a label has a page')
    return page.picture(dotsPerMm)
  })
  // Paper is never as white, and print never as black, as on a screen.
  const paper = Buffer.from(grey.map((value) => 38 + Math.round(value * 0.76)))
  const wide = { width: Math.round(frame.width * room), height: Math.round(frame.height * room) }
  const part = {
    width: Math.round((wide.width / near) * dotsPerMm),
    height: Math.round((wide.height / near) * dotsPerMm),
  }
  const [left, top] = [Math.ceil(part.width / 2), Math.ceil(part.height / 2)]
  const table = await sharp(paper, { raw: { ...size, channels: 1 } })
    .toColourspace('srgb')
    .extend({ left, right: left, top, bottom: top, background })
    .png({ compressionLevel: 1 })
    .toBuffer()
  return sharp(table)
    .extract({ left: x * dotsPerMm, top: y * dotsPerMm, ...part })
    .resize(wide)
    .png({ compressionLevel: 1 })
    .toBuffer()
}

async function shown(
  label: Buffer,
  { turn, blur }: { turn: number; blur: number },
  seed: number,
): Promise<Buffer> {
  const { data, info } = await sharp(label)
    .rotate(turn, { background })
    .png({ compressionLevel: 1 })
    .toBuffer({ resolveWithObject: true })
  const seen = await sharp(data)
    .extract({
      left: Math.round((info.width - frame.width) / 2),
      top: Math.round((info.height - frame.height) / 2),
      ...frame,
    })
    .blur(blur)
    .toColourspace('b-w')
    .raw()
    .toBuffer()
  return jpegOf(lit(seen, seed))
}

/** A lamp from the left, a shadow below, and grain. */
function lit(grey: Buffer, seed: number): Buffer {
  const grain = grainFrom(seed)
  return Buffer.from(
    grey.map((value, at) => {
      const light = 1.06 - 0.2 * ((at % frame.width) / frame.width) - 0.1 * (at / grey.length)
      return Math.max(0, Math.min(255, Math.round(value * light + grain())))
    }),
  )
}

/** The same for the same seed: about as much as a cheap lens has in a stairwell. */
function grainFrom(seed: number): () => number {
  let state = Math.imul(seed, 2_654_435_761) >>> 0
  const next = () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 2 ** 32
  }
  return () => (next() + next() + next() - 1.5) * 18
}

const jpegOf = (grey: Buffer) =>
  sharp(grey, { raw: { ...frame, channels: 1 } })
    .toColourspace('srgb')
    .jpeg({ quality: 62 })
    .toBuffer()
