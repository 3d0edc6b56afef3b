import type { DriverInfo } from '#modules/delivery/rating.contract.ts'
import type { Envelope } from '../api-client.ts'

/** Where a delivery is asked about and rated: by the order of whoever is signed in, or by the code of a link. */
export type RatingPlace = Readonly<{ read: string; write: string; orderId?: string }>

const driverRating = '/api/accounts/v1/driver-rating'

export const ratingOfOrder = (orderId: string): RatingPlace => ({
  read: `${driverRating}?orderId=${encodeURIComponent(orderId)}`,
  write: driverRating,
  orderId,
})

export function ratingOfCode(code: string): RatingPlace {
  const path = `/api/delivery/v1/feedback/${encodeURIComponent(code)}`
  return { read: path, write: path }
}

export const readDriver = ({ data }: Envelope) => data as DriverInfo | undefined
