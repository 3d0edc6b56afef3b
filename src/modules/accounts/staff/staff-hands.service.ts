import { err, ok, type Result } from '#kernel/result.ts'
import { balanceOf } from '#modules/ledger/index.ts'
import type { Db } from '#platform/db/database.ts'
import type { Failure } from '#platform/http/errors.ts'
import type { Secrets } from '#platform/secrets/secrets.ts'
import type { Actor } from './audit.service.ts'
import type { HeldThings } from './staff.contract.ts'
import { findStaffMember } from './staff.repo.ts'

export type HeldParcel = {
  orderId: string
  trackingCode: string
  status: string
  since: Date
  /** In the van of a trip; left out: in their bag. */
  tripId?: number
}

/** What accounts cannot know by themselves of somebody's hands; handed in where routes are wired. */
export type StaffHands = {
  /** Parcels in this person's bag or van, the longest first. */
  parcelsOf(db: Db, person: number): Promise<readonly HeldParcel[]>
  /** Gives back what they have only promised to fetch, before they can do it no more. */
  letGo(tx: Db, person: number, by: { by: Actor; secrets: Secrets }): Promise<void>
  /** Takes them away from where they work, before they are something else. */
  leave(tx: Db, by: Actor, person: number): Promise<void>
}

const SHOWN = 200

/** Cash is handed in by whoever holds it, in the role they took it in. */
async function cashOf(db: Db, person: number): Promise<number> {
  return (await balanceOf(db, 'courier_cash', person)) + (await balanceOf(db, 'agent_cash', person))
}

export const holdsCash = async (db: Db, person: number) => (await cashOf(db, person)) > 0

/** Why somebody cannot leave their role yet; undefined when nothing is in their hands. */
export async function refusalToLeave(
  tx: Db,
  person: number,
  hands: StaffHands,
): Promise<Failure<'staff_holds_cash' | 'staff_holds_parcels'> | undefined> {
  if (await holdsCash(tx, person)) return { code: 'staff_holds_cash' }
  const parcels = await hands.parcelsOf(tx, person)
  if (parcels.length === 0) return undefined
  return { code: 'staff_holds_parcels', values: { count: String(parcels.length) } }
}

export async function readHeld(
  { db }: { db: Db },
  id: string,
  hands: StaffHands,
): Promise<Result<HeldThings, Failure<'not_found'>>> {
  const person = await findStaffMember(db, id)
  if (!person) return err({ code: 'not_found' })
  const parcels = await hands.parcelsOf(db, person.id)
  return ok({
    cash: await cashOf(db, person.id),
    parcel_count: parcels.length,
    parcels: parcels.slice(0, SHOWN).map(({ orderId, trackingCode, status, since, tripId }) => ({
      order_id: orderId,
      tracking_code: trackingCode,
      status,
      since: since.toISOString(),
      trip_id: tripId === undefined ? null : String(tripId),
    })),
  })
}
