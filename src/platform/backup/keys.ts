import { linkSync, rmSync, writeFileSync } from 'node:fs'
import type { InstallationKey } from '../config/key-file.ts'
import type { Mode } from '../db/mode.ts'
import { BackupProblem } from './problem.ts'

/** By the names of their settings. Without them no authenticator works and no identity document opens. */
export type Keys = { SECRET_KEY: string; FILES_KEY: string; FILES_OLD_KEYS?: string }

type Env = Readonly<Record<string, string | undefined>>
type Places = { SECRET_KEY: InstallationKey; FILES_KEY: InstallationKey }

/** Those that the server uses: of its settings, or of the data folder of a demo. */
export function keysInUse(env: Env, places: Places): Keys {
  for (const [name, { isMissing, path }] of Object.entries(places))
    if (isMissing)
      throw new BackupProblem(
        `${name} is neither set nor in ${path}, so nothing in this backup could be opened again. Run it with the settings of the server.`,
      )
  return {
    SECRET_KEY: places.SECRET_KEY.take().toString('base64'),
    FILES_KEY: places.FILES_KEY.take().toString('base64'),
    ...(env.FILES_OLD_KEYS ? { FILES_OLD_KEYS: env.FILES_OLD_KEYS } : {}),
  }
}

export type KeyPlan = { write: { path: string; text: string }[]; says: string[] }

/**
 * Where the keys of a backup go. Those of a demo lie in its data folder; those of production are settings, which nobody
 * but the operator writes: they are laid beside the data, to be taken over. Other keys in the settings are refused, because
 * with them nothing would open.
 */
export function planKeys(keys: Keys, env: Env, { mode, dataDir }: { mode: Mode; dataDir: string }): KeyPlan {
  const given = (name: keyof Keys) => env[name] || undefined
  const opens = [given('FILES_KEY'), ...(given('FILES_OLD_KEYS') ?? '').split(',')].map((key) => key?.trim())
  if (given('SECRET_KEY') && given('SECRET_KEY') !== keys.SECRET_KEY) throw otherKey('SECRET_KEY')
  if (given('FILES_KEY') && !opens.includes(keys.FILES_KEY)) throw otherKey('FILES_KEY')
  if (mode === 'demo') {
    const files = [
      { name: 'SECRET_KEY', path: `${dataDir}/secret-key` },
      { name: 'FILES_KEY', path: `${dataDir}/files-key` },
    ] as const
    const write = files
      .filter(({ name }) => !given(name))
      .map(({ name, path }) => ({ path, text: `${keys[name]}\n` }))
    return { write, says: [] }
  }
  if (given('SECRET_KEY') && given('FILES_KEY')) return { write: [], says: [] }
  const path = `${dataDir}/restored-keys`
  const text = Object.entries(keys)
    .map(([name, key]) => `${name}="${key}"\n`)
    .join('')
  return {
    write: [{ path, text }],
    says: [`The keys lie in ${path}: move its lines into the settings of the server, and delete the file.`],
  }
}

const otherKey = (name: string) =>
  new BackupProblem(
    `${name} of these settings is not the one of the backup: with it nobody's authenticator or document would open. Take it out of the settings for the restore, which then says where the backup's own lies.`,
  )

/** Whole or not at all, and never over one that is there. Answers how to take them away again. */
export function writeKeys({ write }: KeyPlan): () => void {
  const written: string[] = []
  const undo = () => {
    for (const path of written) rmSync(path, { force: true })
  }
  try {
    for (const { path, text } of write) {
      const draft = `${path}.${process.pid}.part`
      writeFileSync(draft, text, { mode: 0o600, flush: true })
      try {
        linkSync(draft, path)
        written.push(path)
      } finally {
        rmSync(draft, { force: true })
      }
    }
  } catch (error) {
    undo()
    throw error
  }
  return undo
}
