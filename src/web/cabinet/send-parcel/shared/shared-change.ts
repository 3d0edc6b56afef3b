import { draftChangeOf } from '#parcel/draft/draft-pin.ts'
import type { DraftAddress } from '#parcel/draft/order-draft.ts'
import type { LatLon } from '#parcel/map/lat-lon.ts'
import { foundChange, isDoor, type MapAnswer } from '#parcel/pin/map-answer.ts'

const mostOffered = 3

/** Of what the map knows, what somebody can live at. */
export const offered = (answers: readonly MapAnswer[]): readonly MapAnswer[] =>
  answers.filter((answer) => isDoor(answer) && answer.district_id !== undefined).slice(0, mostOffered)

/** What leads to another door, or to a point, does not stay beside the new address. A spot that was shared is the place itself. */
export function sharedChange(answer: MapAnswer, line: string, spot?: LatLon): Partial<DraftAddress> {
  const found = foundChange(answer, line)
  const pin = spot && found.pin ? { ...found.pin, at: spot, isFresh: true } : found.pin
  return {
    mahalla: '',
    landmark: '',
    entrance: '',
    floor: '',
    flat: '',
    intercom: '',
    point_id: null,
    ...draftChangeOf({ ...found, pin }),
  }
}
