import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { readIfThere } from '../../config/read-if-there.ts'
import { databaseFiles } from './data-folder.ts'
import { EmbeddedDatabaseProblem } from './problem.ts'

const fromBackup = 'Bring it back from a backup, into an empty folder, with: npm run restore -- FILE'

/**
 * Half a folder is never made whole by a new, empty database: people would see their files and no orders. What is missing
 * is named, and nothing is changed.
 */
export function mustBeWhole(dataDir: string, major: string): void {
  const { root, cluster, password } = databaseFiles(dataDir)
  // In this order: whoever starts beside us makes the database first, then the keys.
  const left = ['files', 'files-key', 'secret-key'].filter((name) => holds(join(dataDir, name)))
  if (!existsSync(root)) {
    if (left.length === 0) return
    throw new EmbeddedDatabaseProblem(
      `The data folder ${dataDir} has ${left.join(', ')}, but no database (postgres is missing). ${fromBackup}. If its database was the one of DATABASE_URL, set that again.`,
    )
  }
  const version = readIfThere(join(cluster, 'PG_VERSION'))?.trim()
  if (version === undefined) {
    throw new EmbeddedDatabaseProblem(
      `The database in ${root} is not whole: ${join(cluster, 'PG_VERSION')} is missing. ${fromBackup}`,
    )
  }
  if (version !== major) {
    throw new EmbeddedDatabaseProblem(
      `The database in ${root} was made by PostgreSQL ${version}, and this program brings ${major}. Start the version of TezBox that made it and back it up; restore that backup with this one.`,
    )
  }
  if (!existsSync(password)) {
    throw new EmbeddedDatabaseProblem(
      `The file ${password} is gone, and the database beside it does not open without it. Put it back from a copy of the folder, or bring all back from a backup, into an empty folder, with: npm run restore -- FILE`,
    )
  }
}

/** An empty folder for files is made at every start. */
function holds(path: string): boolean {
  if (!existsSync(path)) return false
  return !path.endsWith('files') || readdirSync(path).length > 0
}
