import { createHash } from 'node:crypto'
import { chmodSync, existsSync, mkdirSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { basename, dirname, join, resolve } from 'node:path'
import { canReach, databaseUser, firstClosedFolder } from './database-user.ts'
import { EmbeddedDatabaseProblem, folderProblem } from './problem.ts'

/** Proves that a folder is ours, so that a reset never deletes somebody's home. */
export const markerFile = 'tezbox-data-folder.txt'
const markerText = `This folder holds the local data of TezBox: its database and uploaded files.
"npm run reset" deletes it.
`

/** What may lie in a folder that a person would still call empty. */
export const ignoredEntries = new Set(['lost+found', '.DS_Store'])

export type DatabaseFiles = {
  /** Everything of the database; made in one rename, so it exists whole or not at all. */
  root: string
  /** PGDATA. */
  cluster: string
  password: string
  serverLog: string
}

export function databaseFiles(dataDir: string): DatabaseFiles {
  const root = join(dataDir, 'postgres')
  return filesBelow(root)
}

/** Whether a database was ever made there. */
export const holdsDatabase = (dataDir: string) => existsSync(databaseFiles(dataDir).root)

/** Not there, or as empty as a person would call it. */
export function holdsNothing(dataDir: string): boolean {
  return !existsSync(dataDir) || readdirSync(dataDir).every((name) => ignoredEntries.has(name))
}

export function filesBelow(root: string): DatabaseFiles {
  return {
    root,
    cluster: join(root, 'cluster'),
    password: join(root, 'password'),
    serverLog: join(root, 'server.log'),
  }
}

/**
 * Where local data lives: TEZBOX_DATA, otherwise `.data` in the project. Root runs PostgreSQL as another user, who
 * cannot enter a project below a private home; the data then goes to /var/lib/tezbox.
 */
export function resolveDataDir(env: Record<string, string | undefined>, projectDir: string): string {
  const chosen = env.TEZBOX_DATA
  if (chosen !== undefined && chosen !== '') return mustBeReachable(resolve(projectDir, chosen))

  const inProject = join(projectDir, '.data')
  const { cluster } = databaseFiles(inProject)
  if (canReach(databaseUser(cluster), projectDir)) return inProject
  // Existing data must not seem to vanish because a folder above it was closed.
  if (existsSync(cluster)) return mustBeReachable(inProject)
  const hash = createHash('sha256').update(resolve(projectDir)).digest('hex').slice(0, 8)
  return join('/var/lib/tezbox', `${basename(projectDir)}-${hash}`)
}

function mustBeReachable(dataDir: string): string {
  const closed = closedFolderAbove(dataDir)
  if (closed === undefined) return dataDir
  throw new EmbeddedDatabaseProblem(
    `The data folder ${dataDir} cannot be used by root: PostgreSQL does not run as root, and the user it runs as (uid ${closed.uid}) may not enter ${closed.path}. Set TEZBOX_DATA to a folder that other users can reach, for example /var/lib/tezbox.`,
  )
}

function closedFolderAbove(dataDir: string): { path: string; uid: number } | undefined {
  try {
    const user = databaseUser(databaseFiles(dataDir).cluster)
    const path = firstClosedFolder(user, dirname(dataDir))
    // A file on the way is told by `openDataFolder`.
    return user && path && statSync(path).isDirectory() ? { path, uid: user.uid } : undefined
  } catch (error) {
    throw folderProblem(dataDir, error)
  }
}

/** Makes the data folder, or checks that an existing one is ours; safe to call again and from many processes. */
export function openDataFolder(dataDir: string): void {
  if (statSync(dataDir, { throwIfNoEntry: false })?.isDirectory() === false) {
    throw new EmbeddedDatabaseProblem(
      `${dataDir} is a file, and TezBox keeps its data in a folder. Set TEZBOX_DATA to another path.`,
    )
  }
  try {
    makeOurs(dataDir)
    mustTakeWrites(dataDir)
  } catch (error) {
    throw folderProblem(dataDir, error)
  }
}

function makeOurs(dataDir: string): void {
  const isRoot = process.getuid?.() === 0
  makeFolders(dirname(dataDir))
  mkdirSync(dataDir, { recursive: true })
  const marker = join(dataDir, markerFile)
  const strangers = readdirSync(dataDir).filter((name) => !ignoredEntries.has(name))
  if (strangers.length > 0 && !existsSync(marker)) {
    throw new EmbeddedDatabaseProblem(
      `The folder ${dataDir} holds other files, and TezBox keeps its data in a folder of its own. Set TEZBOX_DATA to an empty or new folder.`,
    )
  }
  writeFileSync(marker, markerText)
  // The database user of root has to pass through, but not to list.
  const mode = isRoot ? 0o711 : 0o700
  const now = statSync(dataDir)
  if (now.uid === process.getuid?.() && (now.mode & 0o777) !== mode) chmodSync(dataDir, mode)
}

/** What a start needs at the least; a full disk is told here, before the database trips over it. */
const FIRST_BYTES = 64 * 1024

function mustTakeWrites(dataDir: string): void {
  const trial = join(dataDir, `.write-check-${process.pid}`)
  try {
    writeFileSync(trial, Buffer.alloc(FIRST_BYTES), { flush: true })
  } finally {
    rmSync(trial, { force: true })
  }
}

/** Like mkdir -p, but new folders can be entered by the database user whatever the umask is. */
function makeFolders(folder: string): void {
  if (existsSync(folder)) return
  makeFolders(dirname(folder))
  try {
    mkdirSync(folder)
    chmodSync(folder, 0o755)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  }
}
