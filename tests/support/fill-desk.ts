import { randomUUID } from 'node:crypto'
import { post } from '#modules/ledger/index.ts'
import type { Db } from '#platform/db/database.ts'

/** Cash for whoever pays out of it: the head office's desk, unless told. */
export async function fillDesk(db: Db, amount = 100_000_000, desk = 1): Promise<void> {
  const at = new Date('2026-01-01T07:00:00.000Z')
  const movement = {
    key: `test:${randomUUID()}`,
    template: 'cash_desk_filled',
    facts: { desk, amount },
    at,
  } as const
  const posted = await post(db, movement)
  if (!posted.ok) throw new Error(posted.error.code)
}
