import { kmOutside, outlineOf } from '#modules/geo/domain/outline.ts'
import type { LatLon } from '../map/lat-lon.ts'

type Ring = readonly (readonly [lon: number, lat: number])[]

/** The border of a district, as the map draws it and as distances are measured to it. */
export type Border = Readonly<{
  rings: readonly (readonly LatLon[])[]
  kmOutside: (place: LatLon) => number
  nearestTo: (place: LatLon) => LatLon
}>

export function borderOf(rings: readonly Ring[]): Border {
  const outline = outlineOf(rings)
  return {
    rings: rings.map((ring) => ring.map(([lon, lat]) => ({ lat, lon }))),
    kmOutside: (place) => kmOutside(outline, place),
    nearestTo: (place) => nearestOn(rings, place),
  }
}

/** The point of the border that is nearest, as on a flat map: it is drawn, not reckoned with. */
function nearestOn(rings: readonly Ring[], { lat, lon }: LatLon): LatLon {
  const narrow = Math.cos((lat * Math.PI) / 180)
  let nearest = { away: Number.POSITIVE_INFINITY, lat, lon }
  for (const ring of rings) {
    for (let at = 0; at < ring.length; at++) {
      const [fromLon, fromLat] = ring[at] as Ring[number]
      const [toLon, toLat] = ring[(at + 1) % ring.length] as Ring[number]
      const [x, y] = [(fromLon - lon) * narrow, fromLat - lat]
      const [dx, dy] = [(toLon - fromLon) * narrow, toLat - fromLat]
      const along = Math.min(1, Math.max(0, -(x * dx + y * dy) / (dx * dx + dy * dy || 1)))
      const away = (x + along * dx) ** 2 + (y + along * dy) ** 2
      if (away < nearest.away)
        nearest = {
          away,
          lat: fromLat + along * (toLat - fromLat),
          lon: fromLon + along * (toLon - fromLon),
        }
    }
  }
  return { lat: nearest.lat, lon: nearest.lon }
}
