import { assert } from '#kernel/assert.ts'
import { findPost, isDepot } from '#modules/points/index.ts'
import type { Db } from '#platform/db/database.ts'
import type { Failure } from '#platform/http/errors.ts'
import type { RequestContext } from '#platform/http/route.ts'
import type { Locale } from '#platform/i18n/locales.ts'
import { type LaneKind, lookOf } from '../domain/lane-words.ts'
import type { Lane } from './lane.repo.ts'
import { districtName } from './places.service.ts'
import type { LaneView } from './sorting.contract.ts'

type NamedDepot = Readonly<{ id: number; districtId: number; name: Readonly<Record<Locale, string>> }>

/** Why nothing was sorted. */
export type SortFailure = Failure<
  'not_at_depot' | 'not_found' | 'trip_not_now' | 'parcel_not_here' | 'action_not_allowed'
>

/** The depot that the caller works at; undefined when it is a point, or none. */
export async function depotOf(
  db: Db,
  { caller }: Pick<RequestContext, 'caller'>,
): Promise<number | undefined> {
  assert(caller.person !== undefined, 'a visitor reached a depot')
  const post = await findPost(db, caller.person)
  return post !== undefined && (await isDepot(db, post)) ? post : undefined
}

/** A depot by its town, or by its own name where the town has several; a district as in a list. */
export function goalName(
  { kind, target }: { kind: LaneKind; target: number },
  depots: readonly NamedDepot[],
  locale: Locale,
): string {
  if (kind === 'aside') return ''
  if (kind === 'doors' || kind === 'points') return districtName(target, locale)
  return townOf(target, depots, locale)
}

/** What people call a depot. */
export function townOf(depot: number, depots: readonly NamedDepot[], locale: Locale): string {
  const own = depots.find(({ id }) => id === depot)
  if (!own) return ''
  const isAlone = depots.filter(({ districtId }) => districtId === own.districtId).length === 1
  return isAlone ? districtName(own.districtId, locale) : own.name[locale]
}

export function laneViewOf(lane: Lane, depots: readonly NamedDepot[], locale: Locale): LaneView {
  const { id, number, kind, name } = lane
  return { id: String(id), number, ...lookOf(number), kind, to: goalName(lane, depots, locale), name }
}
