import { eachOnItsOwn } from '#kernel/each.ts'
import type { Db } from '#platform/db/database.ts'
import { emit } from '#platform/jobs/outbox.ts'
import { limits } from '../domain/limits.ts'
import type { Order } from '../domain/order.ts'
import { basketReminded } from '../events.ts'
import { act, type Stage } from './act.service.ts'
import { type Due, findDue } from './clock.repo.ts'
import { theSystem } from './doer.ts'
import { sendBack } from './return.service.ts'

const BATCH = 500

/**
 * What happens to orders by themselves: reminders, baskets and storage that run out, couriers who never came, undo
 * windows that close. Each order in a transaction of its own; answers how many moved.
 */
export async function runClocks(
  { db, ...stage }: { db: Db } & Omit<Stage, 'now'>,
  now: Date,
): Promise<number> {
  let moved = 0
  await eachOnItsOwn(
    await findDue(db, now, BATCH),
    async (due) => {
      if (await db.transaction((tx) => move(tx, due, { ...stage, now }))) moved += 1
    },
    ({ id, verb }) => `${verb} order ${id}`,
  )
  return moved
}

/** False when the lifecycle says that its time has not come. */
async function move(tx: Db, { id, verb }: Due, stage: Stage): Promise<boolean> {
  const acted = await act(tx, id, theSystem, { verb }, stage)
  if (acted.ok && verb === 'expire') await sendBack(tx, id, theSystem, stage)
  if (acted.ok && verb === 'remind') await tellOwner(tx, acted.value)
  return acted.ok
}

/** Whoever waits for our call has nothing to do. */
async function tellOwner(tx: Db, { ownerId, createdAt, submittedAt }: Order): Promise<void> {
  if (submittedAt !== null) return
  const until = new Date(createdAt.getTime() + limits.basketMs).toISOString()
  await emit(tx, basketReminded, `basket:${ownerId}`, { personId: ownerId, until })
}
