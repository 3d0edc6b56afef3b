import * as L from 'leaflet'
import type { Locale } from '#platform/i18n/locales.ts'
import { chooseLabels, type Label, regionLabels, townLabels } from './choose-labels.ts'
import type { BaseMap } from './load-base-map.ts'

const pane = 'names'

/** Names of regions from far, of towns from near, in the language of the page. Drawn anew after each move. */
export function addLabelLayer(map: L.Map, { borders, towns }: BaseMap, locale: Locale): void {
  map.createPane(pane).setAttribute('aria-hidden', 'true')
  const shown = new Map<string, L.Marker>()

  function draw(): void {
    const zoom = map.getZoom()
    const candidates = [...regionLabels(borders, zoom, locale), ...townLabels(towns, zoom)]
    const chosen = new Map(
      chooseLabels(
        candidates,
        (label) => map.latLngToContainerPoint([label.lat, label.lon]),
        map.getSize(),
      ).map((label) => [label.key, label]),
    )
    for (const [key, marker] of shown) {
      if (chosen.has(key)) continue
      marker.remove()
      shown.delete(key)
    }
    for (const [key, label] of chosen) {
      if (!shown.has(key)) shown.set(key, labelMarker(label).addTo(map))
    }
  }
  map.on('moveend', draw)
  draw()
}

function labelMarker({ kind, text, lat, lon }: Label): L.Marker {
  const name = document.createElement('span')
  name.textContent = text
  const icon = L.divIcon({ className: `map-name map-name--${kind}`, html: name, iconSize: [0, 0] })
  return L.marker([lat, lon], { icon, pane, interactive: false, keyboard: false })
}
