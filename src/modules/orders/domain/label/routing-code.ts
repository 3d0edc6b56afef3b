/**
 * The code a parcel is sorted by, read from left to right as it travels: `1-08-122-P0457` is belt 1, region 8, district
 * 122, point 457; a parcel that goes to a door ends in `D`. Belt and region choose the lorry, the district the van, the
 * last part the shelf. Numbers have a fixed width, so that codes of one place stand under each other.
 */
export type Destination = Readonly<{
  /** How far the region is (DECISIONS, "Belts"). */
  belt: number
  regionId: number
  districtId: number
  /** Undefined: to a door. */
  pointId: number | undefined
}>

const digits = (value: number, width: number) => String(value).padStart(width, '0')

export function routingCode({ belt, regionId, districtId, pointId }: Destination): string {
  const end = pointId === undefined ? 'D' : pointMark(pointId)
  return `${belt}-${digits(regionId, 2)}-${digits(districtId, 3)}-${end}`
}

/** A point as labels and shelves name it. */
export const pointMark = (pointId: number) => `P${digits(pointId, 4)}`
