import type { Stop } from '#modules/delivery/field/field.contract.ts'
import { limits } from '#modules/orders/domain/limits.ts'
import type { FailureReason } from '#modules/orders/domain/words.ts'
import { type FieldReport, namedFile, type PhonePlace, placeInput } from '../../parts/field-report.ts'

/** As they stand under the thumb: what happens most comes first. */
const byFrequency: readonly FailureReason[] = [
  'nobody_home',
  'phone_off',
  'another_day',
  'cash_not_ready',
  'refused',
  'wrong_address',
  'wrong_number',
  'damaged',
  'point_closed',
]

type Tried = Pick<Stop, 'kind' | 'to_collect' | 'place' | 'attempts' | 'wishes'>

/** Only what can be true here: no money is short where none is taken, and a door is not a point. */
export function reasonsAt({ to_collect, place }: Tried): readonly FailureReason[] {
  const isPoint = place.point !== null
  return byFrequency.filter((reason) => {
    if (reason === 'cash_not_ready') return to_collect > 0
    if (reason === 'point_closed') return isPoint
    return !(isPoint && reason === 'nobody_home')
  })
}

/** What becomes of the parcel and what its receiver gets, for the sentence under the reasons. */
export type NextStep = 'chooses' | 'lastTry' | 'goesBack' | 'desk' | 'pickupAgain' | 'pickupOver'

export function nextStepAfter(stop: Tried, reason: FailureReason): NextStep {
  const isLast = stop.attempts + 1 >= limits.attempts
  if (stop.kind === 'collect') return isLast ? 'pickupOver' : 'pickupAgain'
  if (reason === 'refused' || stop.wishes.refused) return 'goesBack'
  if (isLast) return 'lastTry'
  return reason === 'damaged' || reason === 'point_closed' ? 'desk' : 'chooses'
}

export const tryNumber = ({ attempts }: Tried) => Math.min(attempts + 1, limits.attempts)

/** A slip is left where somebody may come home to it. */
export const leavesCallCard = ({ kind, place }: Pick<Stop, 'kind' | 'place'>) =>
  kind === 'deliver' && place.point === null

type Failed = Readonly<{ reason: FailureReason; photo: Blob | undefined; callCard: string | undefined }>

export function failureReport(
  stop: Pick<Stop, 'tracking_code' | 'kind' | 'place'>,
  { reason, photo, callCard }: Failed,
  place: PhonePlace,
): FieldReport {
  const files = photo ? [namedFile('photo', photo)] : []
  const card = leavesCallCard(stop) && callCard !== undefined ? { call_card: callCard } : {}
  return {
    verb: stop.kind === 'collect' ? 'fail_pickup' : 'fail_delivery',
    parcel: stop.tracking_code,
    input: {
      reason,
      ...(files.length > 0 ? { photos: files.map(({ clientId }) => clientId) } : {}),
      ...card,
      ...placeInput(place),
    },
    files,
  }
}
