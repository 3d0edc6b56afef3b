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

/** A depot by its own name, a district as in a list. */
export function goalName(
  { kind, target }: { kind: LaneKind; target: number },
  depots: readonly { id: number; name: Readonly<Record<Locale, string>> }[],
  locale: Locale,
): string {
  if (kind === 'aside') return ''
  if (kind === 'doors' || kind === 'points') return districtName(target, locale)
  return depots.find(({ id }) => id === target)?.name[locale] ?? ''
}

type NamedDepots = Parameters<typeof goalName>[1]

export function laneViewOf(lane: Lane, depots: NamedDepots, locale: Locale): LaneView {
  const { id, number, kind, name } = lane
  return { id: String(id), number, ...lookOf(number), kind, to: goalName(lane, depots, locale), name }
}
