import { tashkentDay } from '#kernel/tashkent.ts'
import { findHome, findPerson } from '#modules/accounts/index.ts'
import { findAnywhere } from '#modules/geo/index.ts'
import { findPhonesBefore } from '#modules/orders/index.ts'
import { canTake, findNamedPoints } from '#modules/points/index.ts'
import { currentTariff, pausesNow } from '#modules/pricing/index.ts'
import type { Db } from '#platform/db/database.ts'
import { foldText } from './domain/fold-text.ts'
import type { Ground, KnownPhone, KnownPoint, Sender } from './domain/ground.ts'

/** What has been read by a ground is remembered beside it, so one that is asked for again soon is the same. */
const SAME_FOR_MS = 30_000
const MOST_KEPT = 50

type Kept = { ground: Ground; tariffVersion: number; sender: string }

const kept = new WeakMap<Db, Map<number, Kept>>()

/** All that rows of this merchant are held against now. */
export async function groundOf(db: Db, owner: number, now: Date): Promise<Ground> {
  const keeper = db.root ?? db
  const grounds = kept.get(keeper) ?? new Map<number, Kept>()
  kept.set(keeper, grounds)
  const [{ tariff, version }, sender] = await Promise.all([currentTariff(db, now), senderOf(db, owner)])
  const known = grounds.get(owner)
  const told = JSON.stringify(sender)
  if (known && known.tariffVersion === version && known.sender === told && isFresh(known.ground, now))
    return known.ground
  const [points, pauses, phonesBefore] = await Promise.all([
    pointsNow(db, now),
    pausesNow(db, now),
    phonesOf(db, owner),
  ])
  const ground: Ground = { tariff, now, findArea: findAnywhere, points, pauses, sender, phonesBefore }
  grounds.delete(owner)
  grounds.set(owner, { ground, tariffVersion: version, sender: told })
  const [oldest] = grounds.keys()
  if (grounds.size > MOST_KEPT && oldest !== undefined) grounds.delete(oldest)
  return ground
}

const isFresh = (ground: Ground, now: Date) => Math.abs(now.getTime() - ground.now.getTime()) < SAME_FOR_MS

async function senderOf(db: Db, owner: number): Promise<Sender> {
  const [person, home] = await Promise.all([findPerson(db, owner), findHome(db, owner)])
  return {
    name: person.company ?? person.fullName,
    phone: person.phone ?? undefined,
    districtId: home?.districtId,
    street: home?.street,
    landmark: home?.landmark ?? undefined,
  }
}

async function pointsNow(db: Db, now: Date): Promise<KnownPoint[]> {
  const points = await findNamedPoints(db, now)
  return points.map((point) => ({
    id: point.id,
    districtId: point.districtId,
    name: point.name,
    address: point.address,
    takes: (parcel) => canTake(point, parcel).ok,
  }))
}

/** The newest number of a name wins. */
async function phonesOf(db: Db, owner: number): Promise<ReadonlyMap<string, KnownPhone>> {
  const rows = await findPhonesBefore(db, owner)
  return new Map(
    rows.map(({ name, phone, createdAt }) => [foldText(name), { phone, day: tashkentDay(createdAt) }]),
  )
}
