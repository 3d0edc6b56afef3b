import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto'
import { assert } from '#kernel/assert.ts'
import { KEY_BYTES } from '#platform/config/key-file.ts'
import { StoreProblem } from './file-store.ts'

/** A file's own key, locked with a master key that only the configuration knows. */
export type LockedKey = { keyId: string; wrapped: Buffer }

export type KeyRing = {
  /** Which master key locks what is written from now on. */
  readonly currentId: string
  lock(fileKey: Buffer, label: string): LockedKey
  unlock(locked: LockedKey, label: string): Buffer
}

const NONCE_BYTES = 12
const SEAL_BYTES = 16

/** The first key locks and opens; older ones only open, until `relockKeys` has gone through all files. */
export function createKeyRing(masterKeys: readonly [Buffer, ...Buffer[]]): KeyRing {
  const byId = new Map(masterKeys.map((key) => [keyIdOf(key), key]))
  const [current] = masterKeys
  for (const key of masterKeys) assert(key.length === KEY_BYTES, 'a master key of another length')
  const currentId = keyIdOf(current)
  return {
    currentId,
    lock(fileKey, label) {
      const nonce = randomBytes(NONCE_BYTES)
      const cipher = createCipheriv('aes-256-gcm', current, nonce)
      cipher.setAAD(Buffer.from(label))
      const wrapped = Buffer.concat([nonce, cipher.update(fileKey), cipher.final(), cipher.getAuthTag()])
      return { keyId: currentId, wrapped }
    },
    unlock({ keyId, wrapped }, label) {
      const key = byId.get(keyId)
      if (!key) throw new StoreProblem('refused', `the master key ${keyId} is not configured`)
      const nonce = wrapped.subarray(0, NONCE_BYTES)
      const decipher = createDecipheriv('aes-256-gcm', key, nonce, { authTagLength: SEAL_BYTES })
      decipher.setAAD(Buffer.from(label))
      decipher.setAuthTag(wrapped.subarray(-SEAL_BYTES))
      try {
        return Buffer.concat([decipher.update(wrapped.subarray(NONCE_BYTES, -SEAL_BYTES)), decipher.final()])
      } catch (error) {
        throw new StoreProblem('tampered', 'a locked file key does not open', error)
      }
    },
  }
}

/** Tells keys apart without telling the key. */
const keyIdOf = (key: Buffer) =>
  createHash('sha256').update('tezbox file key').update(key).digest('hex').slice(0, 16)
