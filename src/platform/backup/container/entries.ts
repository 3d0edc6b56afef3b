import { BackupProblem } from '../problem.ts'

/** What a backup holds: entries, each with a heading, any number of bytes, and an ending that was known only after them. */
export type Entry = { heading: Heading; data: AsyncIterable<Buffer>; ending(): Heading }

export type Heading = Readonly<Record<string, unknown>>

const kinds = { heading: 0x48, data: 0x44, ending: 0x45 } as const
const FRAME_BYTES = 5
const LONGEST_FRAME = 64 * 1024 * 1024

export const headingFrame = (heading: Heading) => frame(kinds.heading, Buffer.from(JSON.stringify(heading)))
export const endingFrame = (ending: Heading = {}) => frame(kinds.ending, Buffer.from(JSON.stringify(ending)))

/** In two pieces, so that what may be megabytes is not copied once more. */
export function* dataFrame(bytes: Buffer): Generator<Buffer> {
  yield frameHead(kinds.data, bytes.length)
  yield bytes
}

function frame(kind: number, body: Buffer): Buffer {
  return Buffer.concat([frameHead(kind, body.length), body])
}

function frameHead(kind: number, length: number): Buffer {
  const head = Buffer.alloc(FRAME_BYTES)
  head.writeUInt8(kind, 0)
  head.writeUInt32BE(length, 1)
  return head
}

/** One after the other; what the caller leaves unread of an entry is passed over. */
export async function* entriesIn(source: AsyncIterable<Buffer>): AsyncGenerator<Entry> {
  const frames = framesIn(source)
  for (;;) {
    const first = await frames.next()
    if (first.done) return
    if (first.value.kind !== kinds.heading) throw strange()
    const entry = entryOf(JSON.parse(first.value.body.toString()), frames)
    yield entry
    for await (const _ of entry.data);
  }
}

function entryOf(heading: Heading, frames: AsyncGenerator<Frame>): Entry {
  let ending: Heading | undefined
  async function* data() {
    while (!ending) {
      const next = await frames.next()
      if (next.done || next.value.kind === kinds.heading) throw strange()
      if (next.value.kind === kinds.data) yield next.value.body
      else ending = JSON.parse(next.value.body.toString()) as Heading
    }
  }
  return {
    heading,
    data: { [Symbol.asyncIterator]: data },
    ending: () => ending ?? {},
  }
}

type Frame = { kind: number; body: Buffer }

async function* framesIn(source: AsyncIterable<Buffer>): AsyncGenerator<Frame> {
  let held: Buffer[] = []
  let length = 0
  const joined = () => {
    const all = held.length === 1 && held[0] ? held[0] : Buffer.concat(held)
    held = [all]
    return all
  }
  for await (const chunk of source) {
    held.push(chunk)
    length += chunk.length
    for (;;) {
      if (length < FRAME_BYTES) break
      if ((held[0]?.length ?? 0) < FRAME_BYTES) joined()
      const body = held[0]?.readUInt32BE(1) ?? 0
      if (body > LONGEST_FRAME) throw strange()
      if (length < FRAME_BYTES + body) break
      const all = joined()
      yield { kind: all.readUInt8(0), body: all.subarray(FRAME_BYTES, FRAME_BYTES + body) }
      held = [all.subarray(FRAME_BYTES + body)]
      length -= FRAME_BYTES + body
    }
  }
  if (length > 0) throw strange()
}

/** The seals held, so somebody wrote it like this. */
const strange = () =>
  new BackupProblem(
    'The backup opens, but what is in it is not in the form of one: this is a fault of the program that wrote it.',
  )
