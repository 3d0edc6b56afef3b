import type { linkTarget } from '#modules/accounts/index.ts'
import type { Party } from '../domain/order.ts'
import type { OrderRequest } from './order-request.contract.ts'

/** The two ends of the way, as the order keeps them. */
export function senderOf({ from, sender }: OrderRequest): Party {
  return { ...sender, regionId: from.region, districtId: from.city, ...spotOf(from) }
}

type Written = Exclude<OrderRequest['receiver'], { link: string }>

export function writtenReceiver(receiver: Written, to: OrderRequest['to']): Party {
  return {
    ...receiver,
    ...spotOf(to),
    additionalPhone: to.additional_phone ?? undefined,
    email: to.email,
    note: to.note,
  }
}

type Target = NonNullable<Awaited<ReturnType<typeof linkTarget>>>

/** Whoever gave the link away: only from what they wrote themselves. At a point there is no street. */
export function linkedReceiver(target: Target, link: string, pointId: number | undefined): Party {
  const { fullName, phone, regionId, districtId, shownName } = target
  const who = { fullName, phone, regionId, districtId, pointId, link, shownName }
  if (pointId !== undefined) return who
  return {
    ...who,
    street: target.street,
    mahalla: target.mahalla ?? undefined,
    landmark: target.landmark ?? undefined,
    entrance: target.entrance ?? undefined,
    floor: target.floor ?? undefined,
    flat: target.flat ?? undefined,
    intercom: target.intercom ?? undefined,
    latitude: target.latitude ?? undefined,
    longitude: target.longitude ?? undefined,
    pinSource: target.pinSource ?? undefined,
  }
}

const spotOf = (end: OrderRequest['to' | 'from']) => ({
  mahalla: end.mahalla,
  landmark: end.landmark,
  entrance: end.entrance,
  floor: end.floor,
  flat: end.flat,
  intercom: end.intercom,
  latitude: end.latitude ?? undefined,
  longitude: end.longitude ?? undefined,
  pinSource: typeof end.latitude === 'number' ? (end.pin_source ?? undefined) : undefined,
})
