import type { Db } from '#platform/db/database.ts'
import { deadlineOf, type Signal } from '../domain/referral.ts'
import { readFunds } from './look.service.ts'
import { insertReferral } from './referral.repo.ts'

type Newcomer = { friendId: number; inviterId: number; isNew: boolean; now: Date }

/** Somebody came by an invitation. In the transaction of the sign-up; `isNew`: the number had no account before. */
export async function inviteFriend(tx: Db, { friendId, inviterId, isNew, now }: Newcomer): Promise<void> {
  const { isRunning } = await readFunds(tx, now)
  const signals: Signal[] = [
    ...(isNew ? [] : ['same_phone' as const]),
    ...(isRunning ? [] : ['stopped' as const]),
  ]
  await insertReferral(tx, {
    friendId,
    inviterId,
    registeredAt: now,
    deadline: deadlineOf(now),
    // Nobody was promised anything, so nobody is written to; whoever looks reads why.
    state: isRunning ? 'collecting' : 'refused',
    signals,
  })
}
