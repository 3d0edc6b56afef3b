import { type Ok, ok } from '#kernel/result.ts'
import { districtById, districtIdsOf, regions } from '#modules/geo/index.ts'
import { balanceOf } from '#modules/ledger/index.ts'
import { findOffered, moneyToTake, type OfferedOrder } from '#modules/orders/index.ts'
import type { RequestContext } from '#platform/http/route.ts'
import type { Locale } from '#platform/i18n/locales.ts'
import { findCourierProfile } from '../couriers/courier-profile.service.ts'
import { isFull } from '../domain/courier-profile.ts'
import { courierOf } from './caller.ts'
import type { Offer } from './field.contract.ts'

const MOST = 100

/** What waits nearby, own district first, as much as may be seen before it is accepted. */
export async function listOffers(
  context: Pick<RequestContext, 'db' | 'caller' | 'locale'>,
): Promise<Ok<Offer[]>> {
  const { db, locale } = context
  const courier = courierOf(context)
  const profile = await findCourierProfile(db, courier)
  const region = profile.districtId === null ? undefined : districtById(profile.districtId)?.regionId
  const around = region && districtIdsOf(region)
  const full = isFull(profile, await balanceOf(db, 'courier_cash', courier))
  const offered = (await findOffered(db, around, MOST)).map((order) =>
    offerOf(order, locale, profile.districtId),
  )
  const taken = full ? offered.filter(({ to_collect }) => to_collect === 0) : offered
  return ok(taken.toSorted((a, b) => Number(b.near) - Number(a.near)))
}

function offerOf(order: OfferedOrder, locale: Locale, ownDistrict: number | null): Offer {
  const from = districtById(order.fromDistrict)
  const { window } = order.promise
  return {
    order_id: String(order.id),
    region: regions.find(({ id }) => id === from?.regionId)?.name[locale] ?? '',
    district: from?.names[locale] ?? '',
    to_district: districtById(order.receiver.districtId)?.names[locale] ?? '',
    size_class: order.parcel.sizeClass,
    weight: order.parcel.weightGrams / 1000,
    window: window && { day: window.to, from: window.hours?.from ?? null, to: window.hours?.to ?? null },
    price: order.total,
    to_collect: moneyToTake(order),
    near: order.fromDistrict === ownDistrict,
  }
}
