import { toWorld, type WorldPoint } from '../camera/projection.ts'
import type { LatLon } from '../lat-lon.ts'
import type { MapMark, MapOverlays } from './overlays.ts'

export type FlatMark = Omit<MapMark, 'at'> & { readonly at: WorldPoint }

/** Overlays with their places worked out once. */
export type FlatOverlays = {
  readonly area:
    | { readonly rings: readonly (readonly WorldPoint[])[]; readonly label: string | undefined }
    | undefined
  readonly lines: readonly { readonly points: readonly WorldPoint[]; readonly kind: 'road' | 'air' }[]
  readonly here: { readonly at: WorldPoint; readonly accuracyM: number } | undefined
  readonly measure: { readonly from: WorldPoint; readonly to: WorldPoint; readonly text: string } | undefined
  readonly marks: readonly FlatMark[]
  readonly over: MapOverlays['over']
}

export function flatten({ area, lines = [], here, measure, marks = [], over }: MapOverlays): FlatOverlays {
  const all = (points: readonly LatLon[]) => points.map(toWorld)
  return {
    area: area && { rings: area.rings.map(all), label: area.label },
    lines: lines.map(({ points, kind }) => ({ points: all(points), kind })),
    here: here && { at: toWorld(here.at), accuracyM: here.accuracyM },
    measure: measure && { from: toWorld(measure.from), to: toWorld(measure.to), text: measure.text },
    marks: marks.map(({ at, ...mark }) => ({ ...mark, at: toWorld(at) })),
    over,
  }
}
