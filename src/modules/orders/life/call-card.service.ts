import { randomInt } from 'node:crypto'
import { assert } from '#kernel/assert.ts'
import type { Db } from '#platform/db/database.ts'
import type { OrderEvent } from '../domain/events.ts'
import { drawCallCard } from '../domain/numbers.ts'
import { findFreeCards, keepCards, spendCard } from './call-card.repo.ts'
import { saveCallCard } from './order.repo.ts'

const DRAWS = 10

/**
 * Numbers that a phone may leave at doors without asking us, so many in all: those of before that lie nowhere yet, and
 * new ones (DECISIONS, "Late and offline reports").
 */
export async function giveCards(tx: Db, courier: number, count: number, now: Date): Promise<string[]> {
  for (let draw = 0; draw < DRAWS; draw++) {
    const free = await findFreeCards(tx, courier)
    if (free.length >= count) return free.slice(0, count)
    const more = Array.from({ length: count - free.length }, () => drawCallCard(randomInt))
    await keepCards(tx, courier, more, now)
  }
  assert(false, 'random numbers were taken ten times in a row')
}

/** The one that the courier has left at the door, if it was theirs to leave; otherwise a new one. */
export async function saveCardOf(
  tx: Db,
  id: number,
  { details, courierId, recordedAt }: OrderEvent,
): Promise<void> {
  const left = details?.callCard
  const isTheirs =
    left !== undefined &&
    courierId !== undefined &&
    (await spendCard(tx, { number: left, courier: courierId, orderId: id, now: recordedAt }))
  if (isTheirs && (await saveCallCard(tx, id, left))) return
  for (let draw = 0; draw < DRAWS; draw++) if (await saveCallCard(tx, id, drawCallCard(randomInt))) return
  assert(false, 'ten random numbers in a row were taken')
}
