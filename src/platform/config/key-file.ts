import { randomBytes } from 'node:crypto'
import { linkSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { ConfigError } from './environment.ts'
import { readIfThere } from './read-if-there.ts'

export const KEY_BYTES = 32

/** A key of the configuration: random bytes in base64. */
export function readKey(setting: string, text: string): Buffer {
  const key = Buffer.from(text, 'base64')
  if (key.length !== KEY_BYTES || key.toString('base64') !== text) {
    throw new ConfigError(
      `${setting} must be ${KEY_BYTES} random bytes in base64, for example from: openssl rand -base64 ${KEY_BYTES}`,
    )
  }
  return key
}

/** A key of this installation: given as a setting, or a file of the data folder, which a demo draws for itself. */
export type InstallationKey = {
  /** Neither given nor kept yet: `take` will draw it. */
  isMissing: boolean
  /** Where it is kept when it was not given. */
  path: string
  take(): Buffer
}

type Wanted = { setting: string; given: string | undefined; demo: boolean; path: string; why: string }

/**
 * Looks at a key without making one: settings are read before anything is touched. In a demo nobody has to think of a
 * key; elsewhere it must be given, because a drawn one would be lost with the machine.
 */
export function installationKey({ setting, given, demo, path, why }: Wanted): InstallationKey {
  const found = (key: Buffer) => ({ isMissing: false, path, take: () => key })
  if (given) return found(readKey(setting, given))
  if (!demo) throw new ConfigError(`${setting} is not set. ${why}`)
  const kept = keyIn(path)
  return kept ? found(kept) : { isMissing: true, path, take: () => keyIn(path) ?? drawKey(path) }
}

function keyIn(path: string): Buffer | undefined {
  const text = readIfThere(path)
  return text === undefined ? undefined : readKey(`the file ${path}`, text.trim())
}

/** Linked into place whole, so that of two servers starting together both use the key of the first. */
function drawKey(path: string): Buffer {
  const draft = `${path}.${process.pid}.part`
  writeFileSync(draft, `${randomBytes(KEY_BYTES).toString('base64')}\n`, { mode: 0o600, flush: true })
  try {
    linkSync(draft, path)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  } finally {
    rmSync(draft, { force: true })
  }
  return readKey(`the file ${path}`, readFileSync(path, 'utf8').trim())
}
