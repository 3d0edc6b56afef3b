import { useAnswer } from '#client/use-answer.ts'
import { geoCalls } from '#modules/geo/geo.calls.ts'
import { shortestStreet } from '#modules/orders/domain/order-fields.ts'
import type { DraftAddress } from '#parcel/draft/order-draft.ts'
import { isDoor } from '#parcel/pin/map-answer.ts'
import { oneLine } from '#platform/fields/line-rules.ts'

/** A street is written in a few seconds; before that there is nothing to look for. */
const pauseMs = 900
/** Most that the map is asked for. */
const longestQuestion = 200

/**
 * Whether the map knows the address. True as long as nothing is known against it: while it is being written, without a
 * line, and before a district is chosen.
 */
export function useIsFound({ street: written, city }: DraftAddress): boolean {
  const street = oneLine(written)
  const question =
    street.length >= shortestStreet && city !== null
      ? { query: { q: street.slice(0, longestQuestion), district_id: city } }
      : undefined
  const { data: found } = useAnswer(geoCalls.findAddress, question, { quiet: true, afterMs: pauseMs })
  return !found || found.some((answer) => isDoor(answer) && answer.district_id === city)
}
