import { existsSync, readdirSync, realpathSync, rmdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { prepareBinaries } from './binaries.ts'
import { databaseFiles, ignoredEntries, markerFile } from './data-folder.ts'
import { databaseUser } from './database-user.ts'
import { shutDown } from './postmaster.ts'
import { EmbeddedDatabaseProblem } from './problem.ts'
import { claim, runningPostmaster } from './take-hold.ts'

/** Whether there is something to delete, and that it is ours to delete. */
export function dataFolderExists(folder: string): boolean {
  if (!existsSync(folder)) return false
  if (existsSync(join(folder, markerFile))) return true
  throw new EmbeddedDatabaseProblem(
    `The folder ${folder} was not made by TezBox (it has no ${markerFile}), so it is left alone.`,
  )
}

/** Throws DataFolderInUse while a copy of TezBox runs; a database that a killed copy left behind is stopped. */
export async function removeDataFolder(folder: string): Promise<void> {
  if (!dataFolderExists(folder)) return
  const dataDir = realpathSync(folder)
  await stopLeftOverDatabase(dataDir)
  const names = readdirSync(dataDir).filter((name) => name !== markerFile && !ignoredEntries.has(name))
  for (const name of names) rmSync(join(dataDir, name), { recursive: true, force: true })
  // Last, so that an interrupted removal can be repeated.
  rmSync(join(dataDir, markerFile))
  try {
    rmdirSync(dataDir)
  } catch {
    // A mount point stays, empty.
  }
}

async function stopLeftOverDatabase(dataDir: string): Promise<void> {
  const files = databaseFiles(dataDir)
  const deadline = Date.now() + 60_000
  while (Date.now() < deadline) {
    const running = runningPostmaster(files)
    if (running === undefined) return
    const hold = await claim(dataDir, files, running, false)
    if (hold === undefined) {
      await sleep(100)
      continue
    }
    await shutDown(hold.pid, files, prepareBinaries(dataDir, databaseUser(files.cluster)).pgCtl)
    hold.client.end().catch(() => undefined)
    return
  }
  throw new EmbeddedDatabaseProblem(
    `The database in ${files.root} neither answers nor stops; see ${files.serverLog}.`,
  )
}
