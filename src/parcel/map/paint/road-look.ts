import type { ColourName } from './palette.ts'

/** How a class of roads is drawn: a line of its colour on a wider one, its case. */
export type RoadLook = {
  /** In pixels, where streets are seen as a whole (zoom 14.7). */
  readonly width: number
  readonly least: number
  readonly fill: ColourName
  readonly edge: ColourName
  /** Both sides together. */
  readonly edgeWidth: number
  readonly from: number
  /** Farther away a line without a case is enough. */
  readonly edgeFrom: number
}

const wide = { fill: 'road', edge: 'case', edgeFrom: 9.5 } as const
const narrow = { fill: 'lane', edge: 'case-2', edgeFrom: 13.6 } as const

/** Lowest first: what is drawn later lies above. */
export const roadLooks: Readonly<Record<string, RoadLook>> = {
  service: { ...narrow, width: 1.4, least: 0.8, edgeWidth: 1.4, from: 14.4, edgeFrom: 15 },
  track: { ...narrow, width: 1.4, least: 0.8, edgeWidth: 1.4, from: 14.4, edgeFrom: 15 },
  street: { ...narrow, width: 2.6, least: 0.9, edgeWidth: 1.6, from: 12.2 },
  tertiary: { ...wide, width: 4.4, least: 1, edgeWidth: 1.6, from: 10.5, edgeFrom: 12.8 },
  secondary: { ...wide, width: 5, least: 1.2, edgeWidth: 1.6, from: 8.5, edgeFrom: 11.5 },
  primary: { ...wide, width: 5.6, least: 1.5, edgeWidth: 2, from: 6.5 },
  trunk: { ...wide, width: 7, least: 2, edgeWidth: 2, from: 5 },
}

export const roadClasses = Object.keys(roadLooks)

/** Roads grow with the zoom, but slower than the ground: from afar they stay readable, from near they do not flood. */
export const growth = (zoom: number): number => 2 ** ((zoom - 14.7) * (zoom < 14.7 ? 0.5 : 0.65))

export function roadWidth(look: RoadLook, zoom: number, isRamp: boolean): number {
  const width = Math.max(look.least, look.width * growth(zoom))
  return isRamp ? Math.max(0.8, width * 0.6) : width
}

export const edgeWidth = (look: RoadLook, zoom: number): number =>
  zoom < look.edgeFrom ? 0 : look.edgeWidth * (zoom < 12 ? 0.8 : 1)
