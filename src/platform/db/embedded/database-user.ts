import { realpathSync, type Stats, statSync } from 'node:fs'
import { dirname } from 'node:path'

/** The system user that runs PostgreSQL, when it is not the user that runs this process. */
export type DatabaseUser = { uid: number; gid: number }

/** `nobody` on Debian, Alpine, Fedora and macOS images alike. */
const nobody: DatabaseUser = { uid: 65534, gid: 65534 }

/**
 * PostgreSQL refuses to run as root, so root lends it another user: the owner of an existing cluster, otherwise
 * `nobody`. An ordinary user runs it as itself (undefined).
 */
export function databaseUser(clusterDir: string): DatabaseUser | undefined {
  if (process.getuid?.() !== 0) return undefined
  const existing = statSync(clusterDir, { throwIfNoEntry: false })
  if (existing !== undefined && existing.uid !== 0) return { uid: existing.uid, gid: existing.gid }
  return nobody
}

/** True when the user may walk down to the folder; parts that do not exist yet count as walkable. */
export function canReach(user: DatabaseUser | undefined, folder: string): boolean {
  return firstClosedFolder(user, folder) === undefined
}

/** The nearest folder on the way down that the user may not enter. */
export function firstClosedFolder(user: DatabaseUser | undefined, folder: string): string | undefined {
  if (user === undefined) return undefined
  let current = nearestExisting(folder)
  while (true) {
    if (!grants(user, statSync(current), 0o1)) return current
    const parent = dirname(current)
    if (parent === current) return undefined
    current = parent
  }
}

/** Unix permission check for one file: `right` is 4 read, 2 write, 1 execute or enter, or their sum. */
export function grants(user: DatabaseUser, file: Stats, right: number): boolean {
  const shift = file.uid === user.uid ? 6 : file.gid === user.gid ? 3 : 0
  return ((file.mode >> shift) & right) === right
}

function nearestExisting(folder: string): string {
  let current = folder
  while (statSync(current, { throwIfNoEntry: false }) === undefined) current = dirname(current)
  return realpathSync(current)
}
