import { createCipheriv, createDecipheriv } from 'node:crypto'
import { BackupProblem } from '../problem.ts'
import { cutOff, HEADER_BYTES, newOpener, type Opener, openerOf, USUAL_COST } from './header.ts'

/**
 * AES-256-GCM in pieces, after the STREAM construction, as in the file store: the number of a piece and whether it is the
 * last are part of its nonce, the header is sealed into each. So a piece that was changed, moved, doubled or dropped does
 * not open, and nothing is handed out that was not proven. The last bytes say that this is the end: that tells a file that
 * was cut off from one that was changed.
 */
const ALGORITHM = 'aes-256-gcm'
export const PIECE_BYTES = 1024 * 1024
const SEAL_BYTES = 16
const THE_END = Buffer.from('THE END\n')

export async function* seal(
  source: AsyncIterable<Buffer>,
  passphrase: string,
  cost = USUAL_COST,
): AsyncGenerator<Buffer> {
  const opener = await newOpener(passphrase, cost)
  yield opener.header
  const held = new Gathered()
  let number = 0
  for await (const chunk of source) {
    held.add(chunk)
    // One piece is always held back: only the end tells which was the last.
    while (held.length > PIECE_BYTES) yield* sealed(held.take(PIECE_BYTES), number++, false)
  }
  yield* sealed(held.take(held.length), number, true)
  yield THE_END

  function* sealed(plain: Buffer, piece: number, isLast: boolean): Generator<Buffer> {
    const cipher = createCipheriv(ALGORITHM, opener.key, nonce(piece, isLast))
    cipher.setAAD(opener.header)
    yield cipher.update(plain)
    cipher.final()
    yield cipher.getAuthTag()
  }
}

export async function* unseal(source: AsyncIterable<Buffer>, passphrase: string): AsyncGenerator<Buffer> {
  const full = PIECE_BYTES + SEAL_BYTES
  const held = new Gathered()
  let opener: Opener | undefined
  let number = 0
  for await (const chunk of source) {
    held.add(chunk)
    if (!opener && held.length >= HEADER_BYTES) opener = await openerOf(held.take(HEADER_BYTES), passphrase)
    while (opener && held.length > full + THE_END.length)
      yield open(held.take(full), opener, number++, false) ?? refuse(number)
  }
  opener ??= await openerOf(held.take(held.length), passphrase)
  const rest = held.take(held.length)
  const last = rest.subarray(0, -THE_END.length)
  if (last.length < SEAL_BYTES || !rest.subarray(-THE_END.length).equals(THE_END))
    throw new BackupProblem(cutOff)
  yield open(last, opener, number, true) ?? refuse(number + 1)
}

function open(piece: Buffer, { key, header }: Opener, number: number, isLast: boolean): Buffer | undefined {
  const decipher = createDecipheriv(ALGORITHM, key, nonce(number, isLast), { authTagLength: SEAL_BYTES })
  decipher.setAAD(header)
  decipher.setAuthTag(piece.subarray(-SEAL_BYTES))
  const plain = decipher.update(piece.subarray(0, -SEAL_BYTES))
  try {
    decipher.final()
    return plain
  } catch {
    return undefined
  }
}

function refuse(number: number): never {
  throw new BackupProblem(
    `The backup is damaged: its piece ${number} (of a megabyte each) is not as it was written. Another copy of it is needed.`,
  )
}

/** The key is used for this one backup, so counting up is a safe nonce. */
function nonce(number: number, isLast: boolean): Buffer {
  const bytes = Buffer.alloc(12)
  bytes.writeUInt32BE(number, 7)
  bytes.writeUInt8(isLast ? 1 : 0, 11)
  return bytes
}

/** Bytes that came in any pieces and go in others. */
class Gathered {
  #chunks: Buffer[] = []
  length = 0

  add(chunk: Buffer): void {
    this.#chunks.push(chunk)
    this.length += chunk.length
  }

  take(bytes: number): Buffer {
    const all = this.#chunks.length === 1 ? this.#chunks[0] : undefined
    const joined = all ?? Buffer.concat(this.#chunks)
    this.#chunks = joined.length > bytes ? [joined.subarray(bytes)] : []
    this.length -= bytes
    return joined.subarray(0, bytes)
  }
}
