import { isUtf8 } from 'node:buffer'

/** Text of a file in the encodings that office programs here write; undefined when it is something else. */
export function textOf(bytes: Buffer): string | undefined {
  const encoding = encodingOf(bytes)
  if (encoding === undefined) return undefined
  const text = new TextDecoder(encoding).decode(bytes)
  return text.includes('\0') || anotherFormat.test(text) ? undefined : text
}

/** Text that is no table; some programs give out a page of the web under the name of a workbook. */
const anotherFormat = /^\s*(%PDF-|<(!doctype|\?xml|html|head|body|table|svg)\b)/i

type Encoding = 'utf-8' | 'utf-16le' | 'utf-16be' | 'windows-1251'

function encodingOf(bytes: Buffer): Encoding | undefined {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le'
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be'
  if (bytes.includes(0)) return unmarkedUtf16(bytes)
  return isUtf8(bytes) ? 'utf-8' : 'windows-1251'
}

/** Separators and digits have a zero for one of their two bytes, always the same one. */
function unmarkedUtf16(bytes: Buffer): Encoding | undefined {
  if (bytes.length % 2 === 1) return undefined
  let [even, odd] = [false, false]
  for (let at = bytes.indexOf(0); at !== -1; at = bytes.indexOf(0, at + 1)) {
    if (at % 2 === 0) even = true
    else odd = true
  }
  if (even && odd) return undefined
  return odd ? 'utf-16le' : 'utf-16be'
}
