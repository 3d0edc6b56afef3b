import type { Stop } from '#modules/delivery/field/field.contract.ts'
import { type FieldReport, namedFile, type PhonePlace, placeInput } from '../../parts/field-report.ts'

/** What the scales and the tape say; empty where nobody has measured. */
export type Measured = Readonly<{ weight: number | undefined; sides: readonly (number | undefined)[] }>

export const nothingMeasured: Measured = { weight: undefined, sides: [undefined, undefined, undefined] }

export const mostPhotos = 3

const isSet = (value: number | undefined): value is number => value !== undefined

/** What is still missing for the report: a photo stands behind every measure, and a box has three sides. */
export function missingFor({ weight, sides }: Measured, photos: number): 'photo' | 'sides' | undefined {
  const measuredSides = sides.filter(isSet).length
  if (measuredSides > 0 && measuredSides < 3) return 'sides'
  return (weight !== undefined || measuredSides > 0) && photos === 0 ? 'photo' : undefined
}

/** Heavier or larger than was said: the sender is asked about the price by a link, and the old one holds until then. */
export const isHeavier = ({ weight }: Measured, stop: Pick<Stop, 'parcel'>) =>
  weight !== undefined && weight > stop.parcel.weight

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
      ...(weight === undefined ? {} : { weight }),
      ...(sides.every(isSet) ? { length, width, height } : {}),
      ...(files.length > 0 ? { photos: files.map(({ clientId }) => clientId) } : {}),
      ...placeInput(place),
    },
    files,
  }
}
