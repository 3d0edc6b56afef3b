import type { RequestContext } from '#platform/http/route.ts'
import type { Stop } from './field.contract.ts'
import { findCameFrom } from './run.repo.ts'
import { type FieldSettings, stopsOf } from './today.service.ts'

type Context = Pick<RequestContext, 'db' | 'caller' | 'locale' | 'now' | 'translate'>

/**
 * What a courier still has to do today, in the order of going. Told to the people of a place: only the parcels that this
 * courier had from them.
 */
export async function readRun(
  context: Context,
  settings: FieldSettings,
  courier: number,
  place?: number,
): Promise<Stop[]> {
  const stops = await stopsOf(context, settings, courier)
  const open = stops.filter(({ state }) => state === 'open').sort((a, b) => a.position - b.position)
  if (place === undefined) return open
  const ids = open.map(({ order_id }) => Number(order_id))
  const theirs = new Set((await findCameFrom(context.db, ids, place)).map(String))
  return open.filter(({ order_id, in_hand }) => in_hand && theirs.has(order_id))
}
