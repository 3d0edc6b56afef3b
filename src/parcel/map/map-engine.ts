import './map-colours.css'
import './map-engine.css'
import { loadBaseMap } from './base-map/load-base-map.ts'
import { besideRoom, fitted, type Pixel } from './camera/camera.ts'
import { toWorld } from './camera/projection.ts'
import { SteeredCamera } from './camera/steered-camera.ts'
import { steerByKeys } from './gestures/keys.ts'
import { steerByPointers } from './gestures/pointers.ts'
import { steerByWheel } from './gestures/wheel.ts'
import { country, type LatLon, type MapBounds } from './lat-lon.ts'
import { MapPicture } from './map-picture.ts'
import type { MapEngineOptions, MapRoom, MapView } from './map-view.ts'
import type { MarkerEvents, MarkerLayer, Markers } from './marker-layer.ts'
import type { MapOverlays } from './overlays/overlays.ts'

export type { MapRoom, MapView } from './map-view.ts'

export type MapEngine = {
  /** Fails when the files cannot be fetched; may be tried again. */
  drawBaseMap(): Promise<void>
  addMarkers(events: MarkerEvents): MarkerLayer
  setOverlays(overlays: MapOverlays): void
  goTo(place: LatLon, zoom: number, room?: MapRoom): void
  showBounds(bounds: MapBounds, room?: MapRoom): void
  zoomBy(steps: 1 | -1): void
  view(): MapView
  /** Asks again for what could not be fetched. */
  retry(): void
  remove(): void
}

/** Names of towns at the border want their room too. */
const startPadding = 12
const boundsPadding = 32
const boundsNearest = 15
/** The map itself, without React. Loaded only when a map is opened. */
export function createMapEngine(container: HTMLElement, options: MapEngineOptions): MapEngine {
  const stop = new AbortController()
  const { signal } = stop
  const ground = pane(container, 'map-ground')

  const steered = new SteeredCamera({
    size: sizeOf(container),
    start: (size) => fitted(country, size, startPadding),
    still: options.still,
    onFrame,
  })
  const picture = new MapPicture({
    ...options,
    container: ground,
    signal,
    askFrame: () => steered.askFrame(),
    goTo: (place, zoom) => steered.goTo({ ...toWorld(place), zoom }, true),
  })

  function onFrame(now: number): void {
    const look = steered.look()
    const goesOn = picture.show(look, now)
    if (steered.takeMoved()) options.onMove(steered.view())
    if (goesOn) steered.askFrame()
  }

  const resizing = new ResizeObserver(() => steered.resize(sizeOf(container)))
  resizing.observe(container)
  takeHands(container, steered, picture.markers, signal)
  return {
    async drawBaseMap() {
      picture.bring(await loadBaseMap(options.locale, signal))
      await picture.firstSeen()
    },
    addMarkers: (events) => picture.markers.add(events),
    setOverlays: (overlays) => picture.setOverlays(overlays),
    goTo: (place, zoom, room = {}) =>
      steered.goTo(besideRoom(steered.size(), room).centred({ ...toWorld(place), zoom }), false),
    showBounds(bounds, room = {}) {
      const { size, centred } = besideRoom(steered.size(), room)
      steered.goTo(centred(fitted(bounds, size, boundsPadding, boundsNearest)), false)
    },
    zoomBy: (steps) => steered.zoomBy(steps),
    view: () => steered.view(),
    retry: () => picture.retry(),
    remove() {
      stop.abort()
      resizing.disconnect()
      steered.stop()
      picture.remove()
      ground.remove()
    },
  }
}

/** Everything a person can do to it. */
function takeHands(
  container: HTMLElement,
  steered: SteeredCamera,
  markers: Markers,
  signal: AbortSignal,
): void {
  container.tabIndex = 0
  container.addEventListener('pointerdown', () => container.focus({ preventScroll: true }), { signal })
  const onTap = (at: Pixel) => markers.tap(at, steered.camera(), steered.size())
  steerByPointers(container, steered, onTap, signal)
  steerByWheel(container, steered, signal)
  steerByKeys(container, steered, signal)
  const point = ({ buttons, offsetX, offsetY }: PointerEvent) => {
    if (buttons > 0) return
    const name = markers.nameAt({ x: offsetX, y: offsetY }, steered.camera(), steered.size())
    container.title = name ?? ''
    container.style.cursor = name === undefined ? '' : 'pointer'
  }
  container.addEventListener('pointermove', point, { signal })
}

function pane(parent: HTMLElement, className: string): HTMLElement {
  const element = document.createElement('div')
  element.className = className
  element.setAttribute('aria-hidden', 'true')
  parent.append(element)
  return element
}

const sizeOf = ({ clientWidth, clientHeight }: HTMLElement) => ({
  width: clientWidth || 1,
  height: clientHeight || 1,
})
