import { inflateRawSync } from 'node:zlib'
import { readZipDirectory } from '#platform/zip/zip-directory.ts'
import { zipOf } from './attack-files.ts'

/** Numbers from 0 to 1, the same for the same seed. */
export function dice(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

/** What XML and text are bent with. */
const insertions = [
  '<!DOCTYPE a [<!ENTITY b "c">]>',
  '<![CDATA[',
  '<!--',
  '<?',
  '&b;',
  '&#1114112;',
  '<c r="XFD1048576"><v>1</v></c>',
  '<row r="1048576">',
  '</row></sheetData>',
  '<mergeCell ref="A1:A1048576"/>',
  '<table:table-row table:number-rows-repeated="1048576">',
  '<table:table-cell table:number-columns-repeated="16384">',
  '<text:s text:c="999999999"/>',
  '<table:table>',
  '9'.repeat(400),
  '1e999',
  '-1',
  '"',
  "'",
  '\0',
  '\uFEFF',
  ';'.repeat(300),
  '\n'.repeat(2_000),
  'a'.repeat(40_000),
  '<a>'.repeat(5_000),
]

/** A file that differs from an honest one by slips, cuts and malice, told by its dice. */
export function mutatedFile(whole: Buffer, random: () => number): Buffer {
  const isInside = random() < 0.6
  const parts = isInside ? partsOf(whole) : undefined
  if (!parts) return bent(whole, random)
  const chosen = Math.floor(random() * parts.length)
  // Whoever packs it anew has it arrive whole, with sums that are right.
  return zipOf(
    parts.map((part, at) => (at === chosen ? { ...part, content: bent(part.content, random) } : part)),
  )
}

function partsOf(whole: Buffer) {
  const directory = readZipDirectory(whole)
  if (!directory.ok) return undefined
  return directory.value.map(({ name, data, isDeflated }) => ({
    name,
    content: isDeflated ? inflateRawSync(data) : data,
    stored: !isDeflated,
  }))
}

function bent(whole: Buffer, random: () => number): Buffer {
  let bytes: Buffer = Buffer.from(whole)
  const times = 1 + Math.floor(random() * 4)
  for (let time = 0; time < times; time++) bytes = bentOnce(bytes, random)
  return bytes
}

function bentOnce(bytes: Buffer, random: () => number): Buffer {
  const place = () => Math.floor(random() * (bytes.length + 1))
  const [from, to] = [place(), place()].sort((a, b) => a - b) as [number, number]
  const [head, middle, tail] = [bytes.subarray(0, from), bytes.subarray(from, to), bytes.subarray(to)]
  const ways = [
    () => head,
    () => Buffer.concat([head, tail]),
    () => Buffer.concat([head, middle, middle, tail]),
    () => Buffer.concat([tail, middle, head]),
    () => Buffer.concat([head, Buffer.alloc(middle.length), tail]),
    () =>
      Buffer.concat([
        head,
        Buffer.from(insertions[Math.floor(random() * insertions.length)] ?? ''),
        middle,
        tail,
      ]),
    () =>
      Buffer.concat([
        head,
        Buffer.from(insertions[Math.floor(random() * insertions.length)] ?? ''),
        middle,
        tail,
      ]),
    () => withNumber(bytes, random),
    () => withNumber(bytes, random),
    () => withBytes(bytes, random),
    () => withBytes(bytes, random),
  ]
  return (ways[Math.floor(random() * ways.length)] ?? (() => bytes))()
}

/** One of its numbers is another. */
function withNumber(bytes: Buffer, random: () => number): Buffer {
  const text = bytes.toString('latin1')
  const numbers = [...text.matchAll(/\d+/g)]
  const chosen = numbers[Math.floor(random() * numbers.length)]
  if (!chosen) return bytes
  const other = [0, -1, 4_294_967_295, 2 ** 53, 1e21, 16_385][Math.floor(random() * 6)]
  const end = chosen.index + chosen[0].length
  return Buffer.from(`${text.slice(0, chosen.index)}${other}${text.slice(end)}`, 'latin1')
}

function withBytes(bytes: Buffer, random: () => number): Buffer {
  const changed = Buffer.from(bytes)
  if (changed.length === 0) return changed
  const count = 1 + Math.floor(random() * 8)
  const values = [0x00, 0xff, 0x7f, 0x80, Math.floor(random() * 256)]
  for (let time = 0; time < count; time++)
    changed[Math.floor(random() * changed.length)] = values[Math.floor(random() * values.length)] ?? 0
  return changed
}
