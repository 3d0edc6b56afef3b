import { promisify } from 'node:util'
import { crc32, deflateRaw, deflateRawSync } from 'node:zlib'

export type Part = Readonly<{ name: string; content: string }>
type PackedPart = Readonly<{ name: string; content: Buffer; data: Buffer }>

const version = 20
const utf8Names = 0x0800
const deflated = 8
/** 1 January 1980, the first day of the format: the same content gives the same bytes. */
const date = 0x21

/** An archive as office programs read it (PKWARE, APPNOTE 4.3): each entry, then the list of all. */
export function zipOf(parts: readonly Part[]): Buffer {
  return archiveOf(
    parts.map(({ name, content: text }) => {
      const content = Buffer.from(text)
      return { name, content, data: deflateRawSync(content) }
    }),
  )
}

const deflate = promisify(deflateRaw)

/** The same bytes, packed beside whatever else goes on. */
export async function zipInTurns(parts: readonly Part[]): Promise<Buffer> {
  const packed: PackedPart[] = []
  for (const { name, content: text } of parts) {
    const content = Buffer.from(text)
    packed.push({ name, content, data: await deflate(content) })
  }
  return archiveOf(packed)
}

function archiveOf(parts: readonly PackedPart[]): Buffer {
  const bodies: Buffer[] = []
  const directory: Buffer[] = []
  let at = 0
  for (const { name: text, content, data } of parts) {
    const name = Buffer.from(text)
    const facts = factsOf(content, data, name)
    const body = Buffer.concat([Buffer.from('PK\x03\x04', 'latin1'), facts, name, data])
    directory.push(directoryEntry(facts, name, at))
    bodies.push(body)
    at += body.length
  }
  return Buffer.concat([...bodies, ...directory, endOf(directory, at)])
}

/** What an entry and its line in the list have in common. */
function factsOf(content: Buffer, data: Buffer, name: Buffer): Buffer {
  const facts = Buffer.alloc(26)
  facts.writeUInt16LE(version, 0)
  facts.writeUInt16LE(utf8Names, 2)
  facts.writeUInt16LE(deflated, 4)
  facts.writeUInt16LE(date, 8)
  facts.writeUInt32LE(crc32(content), 10)
  facts.writeUInt32LE(data.length, 14)
  facts.writeUInt32LE(content.length, 18)
  facts.writeUInt16LE(name.length, 22)
  return facts
}

function directoryEntry(facts: Buffer, name: Buffer, at: number): Buffer {
  const head = Buffer.alloc(6)
  head.write('PK\x01\x02', 'latin1')
  head.writeUInt16LE(version, 4)
  const tail = Buffer.alloc(14)
  tail.writeUInt32LE(at, 10)
  return Buffer.concat([head, facts, tail, name])
}

function endOf(directory: readonly Buffer[], at: number): Buffer {
  const end = Buffer.alloc(22)
  end.write('PK\x05\x06', 'latin1')
  end.writeUInt16LE(directory.length, 8)
  end.writeUInt16LE(directory.length, 10)
  end.writeUInt32LE(
    directory.reduce((sum, { length }) => sum + length, 0),
    12,
  )
  end.writeUInt32LE(at, 16)
  return end
}
