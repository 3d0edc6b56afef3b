import { balanceOf } from '#modules/ledger/index.ts'
import type { Db } from '#platform/db/database.ts'
import { moneyToTake, type Order } from '../domain/order.ts'
import type { Verb } from '../domain/words.ts'
import type { ActFailure } from '../life/act-failure.ts'
import type { Doer } from '../life/doer.ts'
import { lockOrder } from '../life/order.repo.ts'
import { findInBags } from '../life/scan.repo.ts'
import type { Report } from './order-verbs.contract.ts'
import { findBagElsewhere, findCashLimit, findVanRoom, lockVan } from './room.repo.ts'

/** Why there is no room for it, as far as other parcels and the books know. The rest is the lifecycle's. */
export async function noRoomFor(
  tx: Db,
  order: Order,
  { actor, personId }: Doer,
  verb: Verb,
  { trip_id: tripId }: Report,
): Promise<ActFailure | undefined> {
  // Where it lies aboard already, or is on its way, it is told again or too late.
  if (verb === 'load' && tripId !== undefined && order.holder === 'depot')
    return noRoomInVan(tx, order, tripId)
  const isTaken = verb === 'accept' && order.status === 'new'
  // Whom the desk sends takes it on the desk's word.
  return isTaken && actor === 'courier' && personId !== undefined
    ? noRoomInPurse(tx, order, personId)
    : undefined
}

/** Trips are bounded by their vehicle (DECISIONS, "Load of 20"), and a bag goes where its label says. */
async function noRoomInVan(tx: Db, order: Order, tripId: number): Promise<ActFailure | undefined> {
  await lockOrder(tx, order.id)
  await lockVan(tx, tripId)
  const bag = await findBagElsewhere(tx, order.id, tripId)
  const isInside =
    bag !== undefined && (await findInBags(tx, [bag])).some(({ orderId }) => orderId === order.id)
  if (isInside) return { code: 'bag_goes_elsewhere', number: bag }
  const van = await findVanRoom(tx, tripId)
  if (!van || van.capacityKg === null) return undefined
  const isTooMuch = van.aboardGrams + order.parcel.billableGrams > van.capacityKg * 1000
  return isTooMuch ? { code: 'trip_full', amount: van.capacityKg } : undefined
}

/** From their limit on a courier takes nothing with money until some of it is handed in. */
async function noRoomInPurse(tx: Db, order: Order, courier: number): Promise<ActFailure | undefined> {
  if (moneyToTake(order) === 0) return undefined
  const limit = await findCashLimit(tx, courier)
  const held = limit === null ? 0 : await balanceOf(tx, 'courier_cash', courier)
  return limit !== null && held >= limit ? { code: 'courier_cash_full', amount: held } : undefined
}
