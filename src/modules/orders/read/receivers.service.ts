import { type Ok, ok } from '#kernel/result.ts'
import type { Party } from '../domain/order.ts'
import type { Scene } from '../life/scene.service.ts'
import { addressOf } from './answer.ts'
import type { LastReceiver } from './receivers.contract.ts'
import { findReceivers } from './receivers.repo.ts'

const MOST_RECEIVERS = 10

/** Whom the caller has sent to last, so that nobody writes an address twice. */
export async function lastReceivers({ db, doer }: Scene): Promise<Ok<LastReceiver[]>> {
  if (doer.personId === undefined) return ok([])
  return ok((await findReceivers(db, doer.personId, MOST_RECEIVERS)).map(receiverOf))
}

const receiverOf = (party: Party): LastReceiver => ({
  ...addressOf(party),
  additional_phone: party.additionalPhone ?? null,
})
