import * as L from 'leaflet'
import type { Borders } from './load-base-map.ts'
import { unpackLine } from './packed-line.ts'

const toLatLngs = (packed: string) => unpackLine(packed).map(([lon, lat]) => L.latLng(lat, lon))

/**
 * Countries, regions, water. How they look is the stylesheet's: it knows day and night. With tiles below them only the
 * borders are left.
 */
export function addBaseLayer(map: L.Map, borders: Borders): void {
  // Beyond the screen on every side, so that a moved map is never empty at its edge.
  const renderer = L.svg({ padding: 0.6 })
  const shape = (className: string) => ({ renderer, interactive: false, className, smoothFactor: 1.2 })
  const drawArea = (area: readonly string[], className: string) =>
    L.polygon(area.map(toLatLngs), shape(className)).addTo(map)
  const drawLine = (line: string, className: string) =>
    L.polyline(toLatLngs(line), shape(className)).addTo(map)
  for (const line of borders.countries) drawLine(line, 'map-shape map-shape--abroad')
  for (const { areas } of borders.regions) {
    for (const area of areas) drawArea(area, 'map-shape map-shape--region')
  }
  for (const area of borders.lakes) drawArea(area, 'map-shape map-shape--lake')
  for (const line of borders.rivers) drawLine(line, 'map-shape map-shape--river')
}
