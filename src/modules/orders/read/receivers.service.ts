import { type Ok, ok } from '#kernel/result.ts'
import { confirmedDoors } from '#modules/geo/index.ts'
import type { Party } from '../domain/order.ts'
import type { Scene } from '../life/scene.service.ts'
import { atConfirmedDoor } from '../place/pins.service.ts'
import { addressOf } from './answer.ts'
import type { LastReceiver } from './receivers.contract.ts'
import { findReceivers } from './receivers.repo.ts'

const MOST_RECEIVERS = 10

/** Whom the caller has sent to last, so that nobody writes an address twice; with the pins of doors that couriers found. */
export async function lastReceivers({ db, doer }: Scene): Promise<Ok<LastReceiver[]>> {
  if (doer.personId === undefined) return ok([])
  const sent = await findReceivers(db, doer.personId, MOST_RECEIVERS)
  const doors = await confirmedDoors(
    db,
    sent.map(({ receiver }) => receiver),
  )
  return ok(
    sent.map(({ receiver, at }, index) =>
      receiverOf(receiver.pointId === undefined ? atConfirmedDoor(receiver, doors[index], at) : receiver),
    ),
  )
}

const receiverOf = (party: Party): LastReceiver => ({
  ...addressOf(party),
  additional_phone: party.additionalPhone ?? null,
})
