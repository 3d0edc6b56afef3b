import './map-engine.css'
import * as L from 'leaflet'
import type { Locale } from '#platform/i18n/locales.ts'
import { addBaseLayer } from './base-map/base-layer.ts'
import { addLabelLayer } from './base-map/label-layer.ts'
import { loadBaseMap } from './base-map/load-base-map.ts'
import { country, type LatLon, type MapBounds } from './lat-lon.ts'
import { addMarkerLayer, boundsOf, type MarkerEvents, type MarkerLayer } from './marker-layer.ts'
import { addPinLayer, type PinLayer } from './pin-layer.ts'

export type MapEngineOptions = {
  locale: Locale
  /** Where pictures of streets come from, `https://…/{z}/{x}/{y}.png`; without it our own borders are the map. */
  tilesUrl: string | undefined
  /** Nothing glides for a person who asked for stillness. */
  still: boolean
  onMove(view: MapView): void
}

export type MapView = {
  readonly centre: LatLon
  readonly zoom: number
  readonly bounds: MapBounds
  /** The person moved it, not the page. */
  readonly byHand: boolean
}

export type MapEngine = {
  /** Fails when the files cannot be fetched; may be tried again. */
  drawBaseMap(): Promise<void>
  addMarkers(events: MarkerEvents): MarkerLayer
  addPin(name: string, onPut: (place: LatLon) => void): PinLayer
  goTo(place: LatLon, zoom: number): void
  showBounds(bounds: MapBounds): void
  zoomBy(steps: 1 | -1): void
  view(): MapView
  remove(): void
}

const zoomRange = { minZoom: 4, maxZoom: 17 }
/** What our base map has drawings of. */
const drawn: MapBounds = { south: 36, west: 54.5, north: 46.5, east: 74.5 }
const arrowKeyPixels = 48

/** The map itself, without React. Loaded only when a map is opened: it brings Leaflet with it. */
export function createMapEngine(container: HTMLElement, options: MapEngineOptions): MapEngine {
  const { still } = options
  const map = L.map(container, {
    ...zoomRange,
    // Tiles are drawn for whole steps; our shapes can fill the frame at any.
    zoomSnap: options.tilesUrl ? 1 : 0.25,
    zoomControl: false,
    // Ours stands beside the map in React and is always there.
    attributionControl: false,
    keyboardPanDelta: arrowKeyPixels,
    scrollWheelZoom: false,
    zoomAnimation: !still,
    fadeAnimation: !still,
    markerZoomAnimation: !still,
    inertia: !still,
    maxBounds: toLatLngBounds(drawn),
    maxBoundsViscosity: 1,
  })
  map.fitBounds(toLatLngBounds(country), { animate: false })
  if (options.tilesUrl) L.tileLayer(options.tilesUrl, { maxZoom: zoomRange.maxZoom }).addTo(map)
  zoomByWheelWhileFocused(map)
  const watcher = new ResizeObserver(() => map.invalidateSize({ animate: false }))
  watcher.observe(container)

  const loading = new AbortController()
  let movedByPage = false
  const view = (): MapView => {
    const { lat, lng } = map.getCenter()
    return { centre: { lat, lon: lng }, zoom: map.getZoom(), bounds: boundsOf(map), byHand: !movedByPage }
  }
  map.on('moveend', () => {
    options.onMove(view())
    movedByPage = false
  })
  const moveByPage = (move: () => void) => {
    movedByPage = true
    move()
  }

  return {
    async drawBaseMap() {
      const baseMap = await loadBaseMap(options.locale, loading.signal)
      if (loading.signal.aborted) return
      addBaseLayer(map, baseMap.borders)
      // Tiles have names of their own.
      if (!options.tilesUrl) addLabelLayer(map, baseMap, options.locale)
    },
    addMarkers: (events) => addMarkerLayer(map, events),
    addPin: (name, onPut) => addPinLayer(map, name, onPut),
    goTo: ({ lat, lon }, zoom) => moveByPage(() => map.setView([lat, lon], zoom, { animate: !still })),
    showBounds: (bounds) =>
      moveByPage(() =>
        map.fitBounds(toLatLngBounds(bounds), { animate: !still, padding: [32, 32], maxZoom: 15 }),
      ),
    zoomBy: (steps) => void map.setZoom(map.getZoom() + steps, { animate: !still }),
    view,
    remove() {
      loading.abort()
      watcher.disconnect()
      map.remove()
    },
  }
}

/** A page that is being scrolled must not be caught by a map that happens to lie under the pointer. */
function zoomByWheelWhileFocused(map: L.Map): void {
  const container = map.getContainer()
  container.addEventListener('focusin', () => map.scrollWheelZoom.enable())
  container.addEventListener('focusout', () => map.scrollWheelZoom.disable())
}

const toLatLngBounds = ({ south, west, north, east }: MapBounds) =>
  L.latLngBounds([south, west], [north, east])
