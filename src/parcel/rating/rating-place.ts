import { type Answer, useAnswer } from '#client/use-answer.ts'
import { useTask } from '#client/use-task.ts'
import { ratingCalls } from '#modules/delivery/rating.calls.ts'
import type { DriverInfo } from '#modules/delivery/rating.contract.ts'
import type { InputOf } from '#platform/calls/address.ts'

/** Where a delivery is asked about and rated: by the order of whoever is signed in, or by the code of a link. */
export type RatingPlace = { readonly orderId: string } | { readonly code: string }

/** Who brought it, and what was said of them. */
export function useDriver(place: RatingPlace): Answer<DriverInfo> {
  const isOrder = 'orderId' in place
  const ofOrder = useAnswer(ratingCalls.readDriver, isOrder ? { query: place } : undefined)
  const ofLink = useAnswer(ratingCalls.readDriverByLink, isOrder ? undefined : { params: place })
  return isOrder ? ofOrder : ofLink
}

type Said = InputOf<typeof ratingCalls.rateDriverByLink>['body']

export function useRating(place: RatingPlace) {
  const ofOrder = useTask(ratingCalls.rateDriver)
  const ofLink = useTask(ratingCalls.rateDriverByLink)
  return 'orderId' in place
    ? { ...ofOrder, rate: (said: Said) => ofOrder.run({ body: { ...place, ...said } }) }
    : { ...ofLink, rate: (said: Said) => ofLink.run({ params: place, body: said }) }
}
