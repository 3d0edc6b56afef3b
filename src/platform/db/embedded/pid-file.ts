import { linkSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { readIfThere } from '../../config/read-if-there.ts'

/** What PostgreSQL notes about a running postmaster in its folder; the port comes a moment after the pid. */
export type PidFile = { pid: number; port: number | undefined; text: string }

export function readPidFile(clusterDir: string): PidFile | undefined {
  const text = readIfThere(pidFilePath(clusterDir))
  if (text === undefined) return undefined
  const lines = text.split('\n')
  const pid = Number.parseInt(lines[0] ?? '', 10)
  const port = Number.parseInt(lines[3] ?? '', 10)
  return { pid, port: port > 0 ? port : undefined, text }
}

/**
 * PostgreSQL refuses to start when a left-over file names a pid that some other process of the same user has by
 * now: common in containers, where pids are small. The caller has made sure that it is not a postmaster.
 * The file is taken aside first: had another process just started the database, its new file would be put back.
 */
export function removeStalePidFile(clusterDir: string, stale: PidFile): void {
  const path = pidFilePath(clusterDir)
  const aside = `${path}.stale-${process.pid}`
  try {
    renameSync(path, aside)
    if (readFileSync(aside, 'utf8') !== stale.text) linkSync(aside, path)
    rmSync(aside, { force: true })
  } catch (error) {
    const code = (error as NodeJS.ErrnoException).code
    if (code !== 'ENOENT' && code !== 'EEXIST') throw error
    rmSync(aside, { force: true })
  }
}

function pidFilePath(clusterDir: string): string {
  return join(clusterDir, 'postmaster.pid')
}
