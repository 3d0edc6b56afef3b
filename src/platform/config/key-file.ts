import { randomBytes } from 'node:crypto'
import { linkSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
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

/** In a demo nobody has to think of a key: one is drawn once and stays beside the data it locks. */
export function demoKey(dataDir: string, file: string): Buffer {
  const path = join(dataDir, file)
  const text = readIfThere(path) ?? drawKey(path)
  return readKey(`the file ${path}`, text.trim())
}

/** Linked into place whole, so that of two servers starting together both use the key of the first. */
function drawKey(path: string): string {
  const draft = `${path}.${process.pid}.part`
  writeFileSync(draft, `${randomBytes(KEY_BYTES).toString('base64')}\n`, { mode: 0o600, flush: true })
  try {
    linkSync(draft, path)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  } finally {
    rmSync(draft, { force: true })
  }
  return readFileSync(path, 'utf8')
}
