import { crc32, deflateSync } from 'node:zlib'

/* A bank's receipt without a font: its sum in seven strokes a digit, everything else as grey lines. */

const width = 360
const height = 480
const paper = 252
const ink = 40
const pale = 205

type Rect = readonly [left: number, top: number, wide: number, high: number]

const strokes: readonly Rect[] = [
  [3, 0, 14, 4],
  [16, 3, 4, 15],
  [16, 20, 4, 15],
  [3, 34, 14, 4],
  [0, 20, 4, 15],
  [0, 3, 4, 15],
  [3, 17, 14, 4],
]
/** Which of the strokes, in the order above, make a digit. */
const digits = [
  '012345',
  '12',
  '01346',
  '01236',
  '1256',
  '02356',
  '023456',
  '012',
  '0123456',
  '012356',
] as const

export function receiptPicture(amount: number): Buffer {
  const pixels = Buffer.alloc(width * height, paper)
  const fill = ([left, top, wide, high]: Rect, shade: number) => {
    for (let row = top; row < top + high; row++)
      pixels.fill(shade, row * width + left, row * width + left + wide)
  }
  fill([40, 36, 180, 18], ink)
  for (const [index, wide] of [250, 210, 270, 190, 240].entries()) fill([40, 90 + index * 34, wide, 8], pale)
  fill([40, 272, 280, 2], ink)
  const written = String(amount)
  for (const [place, digit] of [...written].entries()) {
    // The last three stand a little apart, as in any sum.
    const gaps = Math.floor((written.length - 1) / 3) - Math.floor((written.length - 1 - place) / 3)
    const left = 40 + place * 27 + gaps * 12
    for (const stroke of digits[Number(digit)] ?? '') {
      const [x, y, wide, high] = strokes[Number(stroke)] ?? [0, 0, 0, 0]
      fill([left + x, 300 + y, wide, high], ink)
    }
  }
  for (const [index, wide] of [160, 220, 130].entries()) fill([40, 370 + index * 26, wide, 6], pale)
  return pngOf(pixels)
}

function pngOf(pixels: Buffer): Buffer {
  const rows = Buffer.alloc((width + 1) * height)
  for (let row = 0; row < height; row++)
    pixels.copy(rows, row * (width + 1) + 1, row * width, (row + 1) * width)
  const head = Buffer.alloc(13)
  head.writeUInt32BE(width, 0)
  head.writeUInt32BE(height, 4)
  // Eight bits, grey.
  head[8] = 8
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
  return Buffer.concat([signature, chunk('IHDR', head), chunk('IDAT', deflateSync(rows)), chunk('IEND')])
}

function chunk(kind: string, data: Buffer = Buffer.alloc(0)): Buffer {
  const named = Buffer.concat([Buffer.from(kind, 'latin1'), data])
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(data.length)
  sum.writeUInt32BE(crc32(named))
  return Buffer.concat([length, named, sum])
}
