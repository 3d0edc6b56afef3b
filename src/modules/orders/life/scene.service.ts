import { assert } from '#kernel/assert.ts'
import { findPost } from '#modules/points/index.ts'
import type { Db } from '#platform/db/database.ts'
import type { Failure } from '#platform/http/errors.ts'
import type { RequestContext } from '#platform/http/route.ts'
import { formatter } from '#platform/i18n/format.ts'
import type { ActCode } from '../domain/act-codes.ts'
import type { ActFailure } from './act-failure.ts'
import type { Doer } from './doer.ts'

/** A call with its caller in the words of orders. */
export type Scene = Pick<
  RequestContext,
  'caller' | 'locale' | 'translate' | 'now' | 'secrets' | 'address' | 'requestId' | 'wait'
> & { db: Db; doer: Doer }

/** `scan`: the code read off the parcel, for staff who have it in their hands. */
export async function sceneOf(context: RequestContext, scan?: string): Promise<Scene> {
  return { ...context, doer: await doerOf(context, scan) }
}

async function doerOf({ caller, db }: RequestContext, scan: string | undefined): Promise<Doer> {
  const { kind, person } = caller
  assert(person !== undefined, 'a visitor reached an order')
  if (kind === 'courier')
    return { actor: 'courier', personId: person, pointId: undefined, reach: { kind, person, scan } }
  if (kind === 'agent') {
    const point = await findPost(db, person)
    return { actor: 'agent', personId: person, pointId: point, reach: { kind, person, point, scan } }
  }
  if (caller.reach === 'own')
    return { actor: 'owner', personId: person, pointId: undefined, reach: { kind: 'owner', person } }
  return { actor: 'operator', personId: person, pointId: undefined, reach: { kind: 'any' } }
}

/** Their amount is no money: parcels, kilograms. */
const counted: readonly ActCode[] = ['courier_full', 'trip_full']

/** Says a failure in the caller's language. */
export function spoken(
  failure: ActFailure,
  { locale, translate }: Pick<Scene, 'locale' | 'translate'>,
): Failure<ActCode> {
  const { code, amount, status, left, number, fields } = failure
  const values: Record<string, string> = {}
  if (amount !== undefined) {
    const money = formatter(locale).money(amount)
    Object.assign(values, counted.includes(code) ? { max: String(amount) } : { amount: money, price: money })
  }
  if (status !== undefined) values.status = translate(`orders.status.${status}`)
  if (left !== undefined) values.left = String(left)
  if (number !== undefined) values.number = number
  if (code === 'parcel_too_big') values.reason = ''
  return { code, values, ...(fields ? { fields } : {}) }
}
