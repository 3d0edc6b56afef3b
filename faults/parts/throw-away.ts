import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { visitEmbeddedPostgres } from '#platform/db/embedded/index.ts'

/** A data folder for one fault; `remove` it when nothing runs in it any more. */
export function throwAwayFolder(): { path: string; remove(): void } {
  const path = mkdtempSync(join(tmpdir(), 'tezbox-fault-'))
  return { path, remove: () => rmSync(path, { recursive: true, force: true, maxRetries: 5 }) }
}

/** Does something with the embedded database of a folder, whether a server runs there or not. */
export async function inDatabaseOf<T>(dataDir: string, work: (url: string) => Promise<T>): Promise<T> {
  const database = await visitEmbeddedPostgres({ dataDir })
  try {
    return await work(database.url)
  } finally {
    await database.stop()
  }
}
