import type { Stop } from '#modules/delivery/field/field.contract.ts'
import { type FieldReport, namedFile, type PhonePlace, placeInput } from '../../parts/field-report.ts'

/** What the scales and the tape say; empty where nobody has measured. */
export type Measured = Readonly<{ weight: number | undefined; sides: readonly (number | undefined)[] }>

export const nothingMeasured: Measured = { weight: undefined, sides: [undefined, undefined, undefined] }

export const mostPhotos = 3

/** What the call takes (`reports` of the orders); scales that show more were read wrongly. */
export const mostKilograms = 100
export const mostCentimetres = 300

/** Nothing weighs nothing: a zero was typed, and not measured. */
const isSet = (value: number | undefined): value is number => value !== undefined && value > 0

export const isBeyond = (value: number | undefined, most: number): boolean => isSet(value) && value > most

/** What is still missing for the report: a photo stands behind every measure, and a box has three sides. */
export function missingFor(
  { weight, sides }: Measured,
  photos: number,
): 'photo' | 'sides' | 'mistyped' | undefined {
  const measuredSides = sides.filter(isSet).length
  if (isBeyond(weight, mostKilograms) || sides.some((side) => isBeyond(side, mostCentimetres)))
    return 'mistyped'
  if (measuredSides > 0 && measuredSides < 3) return 'sides'
  return (isSet(weight) || measuredSides > 0) && photos === 0 ? 'photo' : undefined
}

/** Heavier or larger than was said: the sender is asked about the price by a link, and the old one holds until then. */
export const isHeavier = ({ weight }: Measured, stop: Pick<Stop, 'parcel'>) =>
  isSet(weight) && weight > stop.parcel.weight

export function collectionReport(
  stop: Pick<Stop, 'tracking_code'>,
  { weight, sides }: Measured,
  photos: readonly Blob[],
  place: PhonePlace,
): FieldReport {
  const files = photos.map((photo) => namedFile('photo', photo))
  const [length, width, height] = sides
  return {
    verb: 'pick_up',
    parcel: stop.tracking_code,
    input: {
      ...(isSet(weight) ? { weight } : {}),
      ...(sides.every(isSet) ? { length, width, height } : {}),
      ...(files.length > 0 ? { photos: files.map(({ clientId }) => clientId) } : {}),
      ...placeInput(place),
    },
    files,
  }
}
