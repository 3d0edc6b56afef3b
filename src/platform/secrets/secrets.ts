import {
  createCipheriv,
  createDecipheriv,
  createHmac,
  createSecretKey,
  hkdfSync,
  type KeyObject,
  randomBytes,
} from 'node:crypto'
import { join } from 'node:path'
import { type InstallationKey, installationKey, KEY_BYTES } from '#platform/config/key-file.ts'

/**
 * What the database must not be able to tell, whoever reads it: short codes (a hash without a key is guessed in a
 * moment) and texts that are needed once more. Each purpose has a key of its own, derived from the one of SECRET_KEY.
 */
export type Secrets = {
  /** The same for the same text, and of no use without the key. */
  mac(purpose: string, text: string): Buffer
  seal(purpose: string, text: string): Buffer
  /** Undefined when it was sealed with another key or for another purpose, or was changed. */
  open(purpose: string, sealed: Buffer): string | undefined
}

const NONCE_BYTES = 12
const TAG_BYTES = 16
const ALGORITHM = 'aes-256-gcm'

export function createSecrets(master: Buffer): Secrets {
  const keys = new Map<string, KeyObject>()
  const keyFor = (purpose: string): KeyObject => {
    let key = keys.get(purpose)
    if (!key) {
      // As an object: from bytes it would be made anew for every use.
      key = createSecretKey(Buffer.from(hkdfSync('sha256', master, '', `tezbox ${purpose}`, KEY_BYTES)))
      keys.set(purpose, key)
    }
    return key
  }
  return {
    mac: (purpose, text) =>
      createHmac('sha256', keyFor(`mac ${purpose}`))
        .update(text)
        .digest(),
    seal(purpose, text) {
      const nonce = randomBytes(NONCE_BYTES)
      const cipher = createCipheriv(ALGORITHM, keyFor(`seal ${purpose}`), nonce)
      return Buffer.concat([nonce, cipher.update(text, 'utf8'), cipher.final(), cipher.getAuthTag()])
    },
    open(purpose, sealed) {
      if (sealed.length < NONCE_BYTES + TAG_BYTES) return undefined
      const nonce = sealed.subarray(0, NONCE_BYTES)
      const decipher = createDecipheriv(ALGORITHM, keyFor(`seal ${purpose}`), nonce, {
        authTagLength: TAG_BYTES,
      })
      decipher.setAuthTag(sealed.subarray(-TAG_BYTES))
      try {
        return (
          decipher.update(sealed.subarray(NONCE_BYTES, -TAG_BYTES), undefined, 'utf8') +
          decipher.final('utf8')
        )
      } catch {
        return undefined
      }
    },
  }
}

/** The key that `createSecrets` takes. Throws a sentence for whoever starts us. */
export function readSecretKey(
  env: Record<string, string | undefined>,
  { demo, dataDir }: { demo: boolean; dataDir: string },
): InstallationKey {
  return installationKey({
    setting: 'SECRET_KEY',
    given: env.SECRET_KEY,
    demo,
    path: join(dataDir, 'secret-key'),
    why: 'Sign-in codes and second steps are kept under it, so the server does not start without.',
  })
}
