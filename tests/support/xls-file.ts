const SECTOR = 512
const END = 0xfffffffe
const LEAST_STREAM = 4096

/** A record of a workbook of Excel 97: what it is, then what it holds. */
export function binaryRecord(kind: number, ...pieces: readonly (Buffer | readonly number[])[]): Buffer {
  const data = Buffer.concat(pieces.map((piece) => Buffer.from(piece as Buffer)))
  const head = Buffer.alloc(4)
  head.writeUInt16LE(kind, 0)
  head.writeUInt16LE(data.length, 2)
  return Buffer.concat([head, data])
}

export const u16 = (...values: readonly number[]) => Buffer.from(Uint16Array.from(values).buffer)
export const u32 = (...values: readonly number[]) => Buffer.from(Uint32Array.from(values).buffer)
export const f64 = (...values: readonly number[]) => Buffer.from(Float64Array.from(values).buffer)

/** Text with its length in front: narrow letters, or wide ones where it has others. */
export function binaryText(text: string, lengthBytes: 1 | 2 = 2): Buffer {
  const isWide = [...text].some((letter) => (letter.codePointAt(0) ?? 0) > 0xff)
  const length = lengthBytes === 2 ? u16(text.length) : Buffer.from([text.length])
  return Buffer.concat([
    length,
    Buffer.from([isWide ? 1 : 0]),
    Buffer.from(text, isWide ? 'utf16le' : 'latin1'),
  ])
}

/** A compound file with one stream: its table in sector 0, its list in sector 1, then the stream. */
export function compoundFile(name: string, content: Buffer, { loops = false } = {}): Buffer {
  const size = Math.max(LEAST_STREAM, content.length)
  const sectors = Math.ceil(size / SECTOR)
  const stream = Buffer.concat([content, Buffer.alloc(sectors * SECTOR - content.length)])
  const table = Buffer.alloc(SECTOR, 0xff)
  table.writeUInt32LE(0xfffffffd, 0)
  table.writeUInt32LE(END, 4)
  for (let index = 0; index < sectors; index++)
    table.writeUInt32LE(index === sectors - 1 ? (loops ? 2 : END) : index + 3, (index + 2) * 4)
  const header = Buffer.alloc(SECTOR)
  Buffer.from('d0cf11e0a1b11ae1', 'hex').copy(header)
  header.writeUInt16LE(9, 30)
  header.writeUInt16LE(6, 32)
  header.writeUInt32LE(1, 44)
  header.writeUInt32LE(1, 48)
  header.writeUInt32LE(LEAST_STREAM, 56)
  header.writeUInt32LE(END, 60)
  header.writeUInt32LE(END, 68)
  header.fill(0xff, 76)
  header.writeUInt32LE(0, 76)
  const directory = Buffer.concat([
    entry('Root Entry', 5, END, 0),
    entry(name, 2, 2, size),
    Buffer.alloc(256),
  ])
  return Buffer.concat([header, table, directory, stream])
}

function entry(name: string, type: number, first: number, size: number): Buffer {
  const bytes = Buffer.alloc(128)
  bytes.write(name, 'utf16le')
  bytes.writeUInt16LE(name.length * 2 + 2, 64)
  bytes.writeUInt8(type, 66)
  bytes.writeUInt32LE(first, 116)
  bytes.writeUInt32LE(size, 120)
  return bytes
}
