import type { Party } from './domain/order.ts'
import type { OrderRequest } from './order-request.contract.ts'

/** The two ends of the way, as the order keeps them. */
export function partiesOf(request: OrderRequest): { sender: Party; receiver: Party } {
  const { from, to, sender, receiver } = request
  return {
    sender: { ...sender, ...placeOf(from) },
    receiver: {
      ...receiver,
      ...placeOf(to),
      additionalPhone: to.additional_phone ?? undefined,
      email: to.email,
      note: to.note,
    },
  }
}

const placeOf = (end: OrderRequest['from']) => ({
  regionId: end.region,
  districtId: end.city,
  mahalla: end.mahalla,
  landmark: end.landmark,
  latitude: end.latitude ?? undefined,
  longitude: end.longitude ?? undefined,
})
