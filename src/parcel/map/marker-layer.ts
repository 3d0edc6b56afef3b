import * as L from 'leaflet'
import { type ClusterIndex, indexMarkers, type MapMarker, type Spot } from './cluster-index.ts'
import type { MapBounds } from './lat-lon.ts'
import { drawMarker } from './marker-drawing.ts'

export type MarkerEvents = {
  onChoose(id: string): void
  /** What a cluster is called aloud: "120 points, come closer". */
  clusterName(count: number): string
  /** Its number as people read it. */
  clusterText(count: number): string
}

export type MarkerLayer = {
  set(markers: readonly MapMarker[]): void
  choose(id: string | undefined): void
}

/** Only what is seen is in the page: five thousand markers are some sixty elements. */
export function addMarkerLayer(map: L.Map, events: MarkerEvents): MarkerLayer {
  const shown = new Map<string, L.Marker>()
  let index: ClusterIndex = indexMarkers([])
  let chosen: string | undefined

  function draw(): void {
    const spots = new Map(index(boundsOf(map), map.getZoom()).map((spot) => [spot.key, spot]))
    for (const [key, marker] of shown) {
      if (spots.has(key)) continue
      marker.remove()
      shown.delete(key)
    }
    for (const [key, spot] of spots) {
      if (!shown.has(key)) shown.set(key, place(spot))
    }
    markChosen()
  }

  function place(spot: Spot): L.Marker {
    if (spot.kind === 'cluster') {
      const name = events.clusterName(spot.count)
      const marker = buttonAt([spot.lat, spot.lon], clusterElement(events.clusterText(spot.count)), name)
      marker.on('click', () => map.setView([spot.lat, spot.lon], spot.opensAt))
      return marker.addTo(map)
    }
    const { id, lat, lon, kind, name } = spot.marker
    const marker = buttonAt([lat, lon], drawMarker(kind), name)
    marker.on('click', () => events.onChoose(id))
    return marker.addTo(map)
  }

  function markChosen(): void {
    for (const [key, marker] of shown) {
      const isChosen = key === `marker ${chosen}`
      marker.getElement()?.toggleAttribute('data-chosen', isChosen)
      marker.setZIndexOffset(isChosen ? 1000 : 0)
    }
  }

  map.on('moveend', draw)
  return {
    set(markers) {
      index = indexMarkers(markers)
      // Another set may reuse the numbers of clusters.
      for (const marker of shown.values()) marker.remove()
      shown.clear()
      draw()
    },
    choose(id) {
      chosen = id
      markChosen()
    },
  }
}

function buttonAt(at: L.LatLngTuple, drawing: HTMLElement, name: string): L.Marker {
  const icon = L.divIcon({ className: 'map-marker', html: drawing, iconSize: [44, 44] })
  const marker = L.marker(at, { icon, title: name, riseOnHover: true })
  marker.on('add', () => marker.getElement()?.setAttribute('aria-label', name))
  return marker
}

function clusterElement(text: string): HTMLElement {
  const element = document.createElement('span')
  element.className = 'map-cluster'
  element.textContent = text
  return element
}

export function boundsOf(map: L.Map): MapBounds {
  const bounds = map.getBounds()
  return {
    south: bounds.getSouth(),
    west: bounds.getWest(),
    north: bounds.getNorth(),
    east: bounds.getEast(),
  }
}
