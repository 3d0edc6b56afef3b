import { constants, crc32, deflateRawSync, deflateSync } from 'node:zlib'

export type ZipPart = {
  name: string
  content: Buffer | string
  /** Kept as it is instead of deflated. */
  stored?: boolean
  /** What the archive says of the entry, when that is not the truth. */
  claims?: { inflatedBytes?: number; crc32?: number; flags?: number }
  /** Ready-made deflate data, for entries too large to be written out. */
  deflated?: Buffer
}

/** Writes an archive as an office program would, or as an attacker would. */
export function zipOf(parts: ZipPart[], { prefix = '', overlap = false } = {}): Buffer {
  const locals: Buffer[] = [Buffer.from(prefix)]
  const central: Buffer[] = []
  let at = Buffer.byteLength(prefix)
  const firstAt = at
  for (const { name, content, stored = false, claims = {}, deflated } of parts) {
    const plain = Buffer.from(content)
    const data = deflated ?? (stored ? plain : deflateRawSync(plain))
    const fields = Buffer.alloc(26)
    fields.writeUInt16LE(20, 0)
    fields.writeUInt16LE(claims.flags ?? 0, 2)
    fields.writeUInt16LE(stored ? 0 : 8, 4)
    fields.writeUInt32LE(claims.crc32 ?? crc32(plain), 10)
    fields.writeUInt32LE(data.length, 14)
    fields.writeUInt32LE(claims.inflatedBytes ?? plain.length, 18)
    fields.writeUInt16LE(Buffer.byteLength(name), 22)
    const local = Buffer.concat([Buffer.from('PK\x03\x04'), fields, Buffer.from(name), data])
    const place = Buffer.alloc(16)
    place.writeUInt32LE(overlap ? firstAt : at, 12)
    central.push(
      Buffer.concat([Buffer.from('PK\x01\x02\x14\x00'), fields, place.subarray(2), Buffer.from(name)]),
    )
    if (overlap && locals.length > 1) continue
    locals.push(local)
    at += local.length
  }
  const directory = Buffer.concat(central)
  const end = Buffer.alloc(18)
  end.writeUInt16LE(parts.length, 4)
  end.writeUInt16LE(parts.length, 6)
  end.writeUInt32LE(directory.length, 8)
  end.writeUInt32LE(at, 12)
  return Buffer.concat([...locals, directory, Buffer.from('PK\x05\x06'), end])
}

const documentXml = '<w:document><w:body><w:p>Ishga ariza</w:p></w:body></w:document>'

export const docxParts = (...more: ZipPart[]): ZipPart[] => [
  { name: '[Content_Types].xml', content: '<Types/>' },
  { name: 'word/document.xml', content: documentXml },
  ...more,
]

export const odsParts = (...more: ZipPart[]): ZipPart[] => [
  { name: 'mimetype', content: 'application/vnd.oasis.opendocument.spreadsheet', stored: true },
  { name: 'content.xml', content: '<office:document-content/>' },
  ...more,
]

export const pdf = (inside = '') =>
  Buffer.from(
    `%PDF-1.7\n1 0 obj<</Type/Catalog>>endobj\n${inside}\ntrailer<</Root 1 0 R>>\nstartxref\n0\n%%EOF\n`,
  )

/** The skeleton of a Word 97 file: a header and one sector of directory records. */
export function oleOf(...streams: string[]): Buffer {
  const header = Buffer.alloc(512)
  Buffer.from('d0cf11e0a1b11ae1', 'hex').copy(header)
  header.writeUInt16LE(0xfffe, 28)
  const records = ['Root Entry', ...streams].map((name) => {
    const record = Buffer.alloc(128)
    record.write(name, 'utf16le')
    record.writeUInt16LE(name.length * 2 + 2, 64)
    return record
  })
  return Buffer.concat([header, ...records, Buffer.alloc(512)])
}

/** A real PNG of black pixels, as many as asked for, in a few kilobytes. */
export function flatPng(width: number, height: number, rows = height): Buffer {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header.writeUInt8(1, 8)
  const pixels = deflateSync(Buffer.alloc((Math.ceil(width / 8) + 1) * rows), { level: 9 })
  return Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    pngChunk('IHDR', header),
    pngChunk('IDAT', pixels),
    pngChunk('IEND', Buffer.alloc(0)),
  ])
}

function pngChunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type), data])
  const out = Buffer.alloc(body.length + 8)
  out.writeUInt32BE(data.length, 0)
  body.copy(out, 4)
  out.writeUInt32BE(crc32(body), body.length + 4)
  return out
}

/** Many frames on a wide canvas, each a single pixel: cheap to send, dear to whoever draws them all. */
export function manyFrameWebp(onePixel: Buffer, frames: number, side: number): Buffer {
  const picture = onePixel.subarray(12)
  const frame = Buffer.alloc(16)
  const canvas = Buffer.alloc(10)
  canvas.writeUInt8(0x02, 0)
  canvas.writeUIntLE(side - 1, 4, 3)
  canvas.writeUIntLE(side - 1, 7, 3)
  const body = Buffer.concat([
    Buffer.from('WEBP'),
    riffChunk('VP8X', canvas),
    riffChunk('ANIM', Buffer.alloc(6)),
    ...Array.from({ length: frames }, () => riffChunk('ANMF', Buffer.concat([frame, picture]))),
  ])
  return riffChunk('RIFF', body)
}

function riffChunk(name: string, data: Buffer): Buffer {
  const head = Buffer.alloc(8)
  head.write(name)
  head.writeUInt32LE(data.length, 4)
  return Buffer.concat([head, data, Buffer.alloc(data.length % 2)])
}

export function manyFrameGif(frames: number): Buffer {
  const frame = Buffer.from('2c00000000010001000002024401003b'.slice(0, -2), 'hex')
  const head = Buffer.from('47494638396110271027800000000000ffffff', 'hex')
  return Buffer.concat([head, ...Array.from({ length: frames }, () => frame), Buffer.from([0x3b])])
}

const BLOCK = 16 * 1024 * 1024
const block = deflateRawSync(Buffer.alloc(BLOCK), { level: 9, finishFlush: constants.Z_FULL_FLUSH })
const lastBlock = Buffer.from([0x03, 0x00])

/** Deflate data that inflates to so many times 16 MB of zeros: a thousandth of it to send. */
export function zeros(blocks: number): Buffer {
  return Buffer.concat([...Array.from({ length: blocks }, () => block), lastBlock])
}
