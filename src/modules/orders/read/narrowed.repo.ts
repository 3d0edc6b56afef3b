import { type Sql, sql } from '#platform/db/sql.ts'
import { isDelayed, isOverdue, isPromisedFor, isPromisedNoMore } from '../desk/late.repo.ts'
import type { PromiseState } from '../domain/desk/desk-work.ts'

export type Narrowed = {
  courier: number | undefined
  point: number | undefined
  fromRegion: number | undefined
  toRegion: number | undefined
  promise: PromiseState | undefined
  /** Of Tashkent: `2026-11-16 21:00`. */
  clock: string
}

/** At this point, or meant for it. */
export const agentReaches = (point: number) => sql`
  ("fromPointId" = ${point} or "toPointId" = ${point} or "holderPointId" = ${point}
    or "destinationPointId" = ${point})`

/** What few orders have in common; undefined where many may. */
export function fewOf({ courier, point, promise, clock }: Narrowed): Sql | undefined {
  const parts = [
    courier === undefined ? undefined : sql`("courierId" = ${courier} or "holderCourierId" = ${courier})`,
    point === undefined ? undefined : agentReaches(point),
    promise === undefined ? undefined : sql`id in (${promised(promise, clock)})`,
  ].filter((part) => part !== undefined)
  return parts.length === 0 ? undefined : parts.reduce((all, part) => sql`${all} and ${part}`)
}

function promised(promise: PromiseState, clock: string): Sql {
  const parcels = sql`select id from customer_order parcel where`
  switch (promise) {
    case 'late':
      return sql`${parcels} ${isOverdue(clock)} union all ${parcels} ${isDelayed(clock)}`
    case 'today':
      return sql`${parcels} ${isPromisedFor(clock.slice(0, 10))}`
    default:
      return sql`${parcels} ${isPromisedNoMore}`
  }
}

/** As the indexes of regions have it. */
export function regionOf({ fromRegion, toRegion }: Narrowed): Sql {
  const from = fromRegion === undefined ? sql`true` : sql`(sender ->> 'regionId')::integer = ${fromRegion}`
  return toRegion === undefined ? from : sql`${from} and (receiver ->> 'regionId')::integer = ${toRegion}`
}
