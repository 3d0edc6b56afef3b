import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'
import { KEY_BYTES } from '#platform/config/key-file.ts'
import { StoreProblem } from './file-store.ts'

/**
 * AES-256-GCM in pieces, after the STREAM construction: each piece carries its own seal, its number and whether it is
 * the last are part of its nonce. So nothing unsealed is ever handed out, and a piece that was changed, moved, dropped
 * or cut off at the end is noticed. A file's key is used for that file only, so counting up is a safe nonce. `label`
 * names the place where the bytes lie: those of another file do not open here.
 */
const ALGORITHM = 'aes-256-gcm'
const PIECE_BYTES = 64 * 1024
const SEAL_BYTES = 16
const FORMAT = Buffer.from('TBE1')

export const newFileKey = () => randomBytes(KEY_BYTES)

export function encrypt(plain: Uint8Array, key: Uint8Array, label: string): Buffer {
  const pieces = Math.max(1, Math.ceil(plain.length / PIECE_BYTES))
  const out: Buffer[] = [FORMAT]
  for (let number = 0; number < pieces; number++) {
    const cipher = createCipheriv(ALGORITHM, key, nonce(number, number === pieces - 1))
    cipher.setAAD(Buffer.from(label))
    const piece = plain.subarray(number * PIECE_BYTES, (number + 1) * PIECE_BYTES)
    out.push(cipher.update(piece), cipher.final(), cipher.getAuthTag())
  }
  return Buffer.concat(out)
}

export async function* decrypt(
  source: AsyncIterable<Uint8Array>,
  key: Uint8Array,
  label: string,
): AsyncGenerator<Buffer> {
  const full = PIECE_BYTES + SEAL_BYTES
  let held: Buffer = Buffer.alloc(0)
  let isBegun = false
  let number = 0
  for await (const chunk of source) {
    held = Buffer.concat([held, chunk])
    if (!isBegun) {
      if (held.length < FORMAT.length) continue
      if (!held.subarray(0, FORMAT.length).equals(FORMAT)) throw tampered()
      held = held.subarray(FORMAT.length)
      isBegun = true
    }
    // One piece is always held back: only the end tells which was the last.
    while (held.length > full) {
      yield open(held.subarray(0, full), nonce(number++, false))
      held = held.subarray(full)
    }
  }
  if (!isBegun) throw tampered()
  yield open(held, nonce(number, true))

  function open(piece: Buffer, iv: Buffer): Buffer {
    if (piece.length < SEAL_BYTES) throw tampered()
    const decipher = createDecipheriv(ALGORITHM, key, iv, { authTagLength: SEAL_BYTES })
    decipher.setAAD(Buffer.from(label))
    decipher.setAuthTag(piece.subarray(-SEAL_BYTES))
    try {
      return Buffer.concat([decipher.update(piece.subarray(0, -SEAL_BYTES)), decipher.final()])
    } catch (error) {
      throw tampered(error)
    }
  }
}

function nonce(number: number, isLast: boolean): Buffer {
  const bytes = Buffer.alloc(12)
  bytes.writeUInt32BE(number, 7)
  bytes.writeUInt8(isLast ? 1 : 0, 11)
  return bytes
}

const tampered = (cause?: unknown) =>
  new StoreProblem('tampered', 'an encrypted file does not open: changed, cut off or of another key', cause)
