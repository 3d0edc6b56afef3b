import { eachOnItsOwn } from '#kernel/each.ts'
import { findToRemind, lockDebts, reminderDays, reminderDue, saveReminded } from '#modules/ledger/index.ts'
import type { Db } from '#platform/db/database.ts'
import { emit } from '#platform/jobs/outbox.ts'
import { debtReminded } from './debts.events.ts'
import { undisputed } from './settle.service.ts'

const MOST_PEOPLE = 500
const dayMs = 86_400_000

/** Each reminder once; several debts of one person are one message. Answers how many people. */
export async function remindDebtors(db: Db, now: Date): Promise<number> {
  const [first] = reminderDays
  const raisedBefore = new Date(now.getTime() - first * dayMs)
  const people = await findToRemind(db, { raisedBefore, lastDay: Math.max(...reminderDays) }, MOST_PEOPLE)
  let reminded = 0
  await eachOnItsOwn(
    people,
    async ({ personId }) => {
      if (await db.transaction((tx) => remind(tx, personId, now))) reminded += 1
    },
    ({ personId }) => `person ${personId}`,
  )
  return reminded
}

async function remind(tx: Db, personId: number, now: Date): Promise<boolean> {
  let latest = 0
  for (const debt of undisputed(await lockDebts(tx, personId), now)) {
    const day = reminderDue(debt, now)
    if (day === undefined) continue
    await saveReminded(tx, debt.id, day)
    latest = Math.max(latest, day)
  }
  if (latest === 0) return false
  await emit(tx, debtReminded, `person:${personId}`, { personId, day: latest, at: now.toISOString() })
  return true
}
