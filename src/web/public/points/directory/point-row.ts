import { hoursInGroups, isRoundTheClock } from '#modules/points/domain/hours.ts'
import type { PointAnswer } from '#modules/points/points.contract.ts'
import { hoursOf } from '#parcel/points/point-hours.ts'

/** As little of a point as the page of its region shows: a region has hundreds. */
export function pointRow(point: PointAnswer) {
  const { id, kind, name, address, landmark, state } = point
  return { id, kind, name, state, address: `${address}, ${landmark}`, hours: groupsOf(point) }
}

export type PointRow = Readonly<ReturnType<typeof pointRow>>

/** First day, last day, spans in minutes; nothing when it never shuts. */
function groupsOf(point: PointAnswer) {
  const { hours } = hoursOf(point)
  return isRoundTheClock(hours) ? [] : hoursInGroups(hours)
}
