import { setTimeout as sleep } from 'node:timers/promises'
import type { Db } from '#platform/db/database.ts'
import { becomeTheRelay, type OutboxRow, takeFromOutbox } from './outbox.repo.ts'
import { onOutboxWritten } from './outbox.ts'

export type RelayOptions = {
  db: Db
  topics: readonly string[]
  /** Hands the rows on inside the transaction that removes them, so each is handed on exactly once. */
  deliver(tx: Db, rows: readonly OutboxRow[]): Promise<void>
  onError(error: unknown): void
  pollMs: number
}

export type Relay = { stop(): Promise<void> }

const BATCH = 500
/** A busy server relays what it wrote in this time together, rather than one transaction for each row. */
const GATHER_MS = 5

/**
 * Empties the outbox. The process that wrote a row relays it right after its commit; polling is only for rows whose
 * writer died in between, or whose relay failed.
 */
export function startRelay({ db, topics, deliver, onError, pollMs }: RelayOptions): Relay {
  let stopped = false
  let woken = false
  let passing: Promise<void> | undefined

  const relayBatch = () =>
    db.transaction(async (tx) => {
      await becomeTheRelay(tx)
      const rows = await takeFromOutbox(tx, topics, BATCH)
      if (rows.length > 0) await deliver(tx, rows)
      return rows.length
    })

  async function pass(): Promise<void> {
    try {
      for (;;) {
        woken = false
        const relayed = await relayBatch()
        if (stopped || (relayed < BATCH && !woken)) return
        if (relayed < BATCH) await sleep(GATHER_MS)
      }
    } catch (error) {
      onError(error)
    } finally {
      passing = undefined
    }
  }

  function wake(): void {
    woken = true
    if (!stopped) passing ??= pass()
  }

  const polling = setInterval(wake, pollMs)
  const forget = onOutboxWritten(wake)
  wake()
  return {
    async stop() {
      stopped = true
      clearInterval(polling)
      forget()
      await passing
    },
  }
}
