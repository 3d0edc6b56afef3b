import { isUtf8 } from 'node:buffer'
import type { ImageType } from '../file-types.ts'

/** What the first bytes say. Containers (zip, ole) need a closer look; `heic` is known only to be refused kindly. */
export type Sniffed = ImageType | 'heic' | 'pdf' | 'zip' | 'ole' | 'text'

const startsWith = (bytes: Buffer, signature: number[] | string, at = 0) => {
  const wanted = typeof signature === 'string' ? Buffer.from(signature, 'latin1') : Buffer.from(signature)
  return bytes.subarray(at, at + wanted.length).equals(wanted)
}

const heicBrands = ['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx', 'mif1', 'msf1']

const signatures: readonly { type: Sniffed; fits: (bytes: Buffer) => boolean }[] = [
  { type: 'jpeg', fits: (bytes) => startsWith(bytes, [0xff, 0xd8, 0xff]) },
  {
    type: 'png',
    fits: (bytes) =>
      startsWith(bytes, [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]) && startsWith(bytes, 'IHDR', 12),
  },
  { type: 'webp', fits: (bytes) => startsWith(bytes, 'RIFF') && startsWith(bytes, 'WEBPVP8', 8) },
  {
    type: 'heic',
    fits: (bytes) => startsWith(bytes, 'ftyp', 4) && heicBrands.some((brand) => startsWith(bytes, brand, 8)),
  },
  { type: 'pdf', fits: (bytes) => startsWith(bytes, '%PDF-') },
  { type: 'zip', fits: (bytes) => startsWith(bytes, [0x50, 0x4b, 0x03, 0x04]) },
  { type: 'ole', fits: (bytes) => startsWith(bytes, [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]) },
  { type: 'text', fits: isTable },
]

/** Undefined for everything nobody may send us: programs, GIF, SVG and other markup, unknown bytes. */
export function sniff(bytes: Buffer): Sniffed | undefined {
  return signatures.find(({ fits }) => fits(bytes))?.type
}

const TAB = 0x09
const LINE_FEED = 0x0a
const CARRIAGE_RETURN = 0x0d
const DELETE = 0x7f
/** The only byte that the Windows Cyrillic code page leaves without a letter. */
const UNUSED_IN_CP1251 = 0x98

/** Text in UTF-8 or Windows Cyrillic that is not markup: SVG and HTML are programs to a browser. */
function isTable(bytes: Buffer): boolean {
  if (bytes.length === 0) return false
  const readable = isUtf8(bytes) ? isPrintable : isCyrillic
  if (!bytes.every(readable)) return false
  const beginning = bytes
    .subarray(0, 1024)
    .toString('utf8')
    .replace(/^\uFEFF/, '')
    .trimStart()
  return beginning !== '' && !beginning.startsWith('<')
}

function isPrintable(byte: number): boolean {
  if (byte >= 0x20) return byte !== DELETE
  return byte === TAB || byte === LINE_FEED || byte === CARRIAGE_RETURN
}

const isCyrillic = (byte: number) => isPrintable(byte) && byte !== UNUSED_IN_CP1251
