/** The page that bench/map-frames.ts looks at: a map, and on request five thousand points. */
import '../src/ui/tokens.css'
import '../src/ui/fonts.css'
import { createMapEngine } from '../src/parcel/map/map-engine.ts'

type BenchPage = {
  ready?: boolean
  show(lat: number, lon: number, zoom: number): void
  zoom(steps: 1 | -1): void
}

const asked = new URLSearchParams(window.location.search)
const container = document.createElement('div')
container.className = 'map-frame__canvas'
container.style.cssText = 'position: absolute; inset: 0; font-family: var(--font)'
document.body.append(container)

const engine = createMapEngine(container, {
  locale: 'uz',
  tilesUrl: undefined,
  mapVersion: 'bench',
  still: false,
  onMove: () => undefined,
  onTrouble: () => undefined,
})
const page: BenchPage = {
  show: (lat, lon, zoom) => engine.goTo({ lat, lon }, zoom),
  zoom: (steps) => engine.zoomBy(steps),
}
Object.assign(window, { mapBench: page })
page.show(41.3167, 69.2395, Number(asked.get('zoom') ?? 16))
if (asked.has('points')) {
  const markers = engine.addMarkers({
    onChoose: () => undefined,
    clusterName: (count) => `${count} points`,
    clusterText: String,
  })
  markers.set(
    Array.from({ length: 5000 }, (_, index) => ({
      id: String(index),
      name: `Point ${index}`,
      kind: 'point',
      count: 1,
      // As dense as a city: spread by two steps that never meet.
      lat: 41.2 + ((index * 0.618034) % 1) * 0.22,
      lon: 69.12 + ((index * 0.754878) % 1) * 0.28,
    })),
  )
}
await engine.drawBaseMap()
page.ready = true
