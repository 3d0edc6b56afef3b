import { randomBytes } from 'node:crypto'
import { createFiles } from '#platform/files/files.ts'
import { createKeyRing } from '#platform/files/store/key-ring.ts'
import { createSecrets } from '#platform/secrets/secrets.ts'
import { loadDemoData } from '../../src/demo.ts'
import { freshDatabase } from './database.ts'
import { memoryStore } from './memory-store.ts'

/** A database in which the demo with its two months has just been made. */
export async function demoWithPast(now: Date) {
  // On a busy machine the demo takes its time between two statements.
  const db = await freshDatabase({ idleInTransactionTimeoutMs: 180_000 })
  const clock = { now: () => now }
  const files = createFiles({
    store: memoryStore(),
    keys: createKeyRing([randomBytes(32)]),
    db,
    clock,
    log: { warn: () => undefined },
  })
  await loadDemoData({ db, files, secrets: createSecrets(Buffer.alloc(32, 7)) }, now, { withPast: true })
  return db
}
