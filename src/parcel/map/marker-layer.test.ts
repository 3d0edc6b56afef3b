import { describe, expect, it, vi } from 'vitest'
import { pixelOf } from './camera/camera.ts'
import { toWorld } from './camera/projection.ts'
import type { MapMarker } from './cluster-index.ts'
import type { LatLon } from './lat-lon.ts'
import type { MarkerPictures } from './marker-drawing.ts'
import { Markers } from './marker-layer.ts'

const middle = { lat: 41.3, lon: 69.25 }
const size = { width: 360, height: 740 }
const near = { ...toWorld(middle), zoom: 17 }
const far = { ...toWorld(middle), zoom: 9 }

const markerAt = (id: string, place: LatLon): MapMarker => ({
  id,
  name: `Point ${id}`,
  kind: 'point',
  count: 1,
  ...place,
})

function shownAt(camera: typeof near, markers: readonly MapMarker[]) {
  const seams = { goTo: vi.fn(), redraw: vi.fn(), makeWay: vi.fn() }
  const events = { onChoose: vi.fn(), clusterName: (n: number) => `${n} points`, clusterText: String }
  const pictures = {
    of: (kind: string, isChosen: boolean, isOff: boolean) => ({
      picture: { kind, isChosen, isOff },
      side: 40,
    }),
  }
  const layer = new Markers({
    ...seams,
    pictures: {
      ...pictures,
      writeNumbers: () => undefined,
      renew: () => undefined,
    } as unknown as MarkerPictures,
  })
  const handle = layer.add(events)
  handle.set(markers)
  const drawn: { kind: string; isChosen: boolean; isOff: boolean }[] = []
  const context = {
    drawImage: (picture: (typeof drawn)[number]) => drawn.push(picture),
    fillText: vi.fn(),
  }
  const draw = () => layer.draw(context as unknown as CanvasRenderingContext2D, camera, size)
  draw()
  return { layer, handle, events, seams, context, drawn, draw }
}

const east = (metres: number) => ({ lat: middle.lat, lon: middle.lon + metres / 83_700 })

describe('markers', () => {
  it('are chosen by a tap near them, the nearest one where two stand close', () => {
    const { layer, events } = shownAt(near, [markerAt('a', middle), markerAt('b', east(30))])
    const { x, y } = pixelOf(near, toWorld(east(30)), size)
    expect(layer.tap({ x: x - 4, y }, near, size)).toBe(true)
    expect(events.onChoose).toHaveBeenCalledExactlyOnceWith('b')
    expect(layer.tap({ x, y: y + 60 }, near, size)).toBe(false)
    expect(layer.nameAt({ x, y }, near, size)).toBe('Point b')
  })

  it('fall together from afar; a tap goes to where they fall apart', () => {
    const { layer, events, seams, context } = shownAt(far, [markerAt('a', middle), markerAt('b', east(30))])
    expect(context.fillText).toHaveBeenCalledExactlyOnceWith('2', expect.any(Number), expect.any(Number))
    const { x, y } = pixelOf(far, toWorld(east(15)), size)
    expect(layer.nameAt({ x, y }, far, size)).toBe('2 points')
    expect(layer.tap({ x, y }, far, size)).toBe(true)
    expect(events.onChoose).not.toHaveBeenCalled()
    expect(seams.goTo.mock.calls[0]?.[1]).toBeGreaterThan(far.zoom)
  })

  it('are drawn crossed where a place is full or shut', () => {
    const { drawn } = shownAt(near, [markerAt('a', middle), { ...markerAt('b', east(30)), isOff: true }])
    expect(drawn.map(({ isOff }) => isOff).sort()).toEqual([false, true])
  })

  it('are drawn only in sight, the chosen one last', () => {
    const markers = [markerAt('a', middle), markerAt('b', east(30)), markerAt('away', east(50_000))]
    const { handle, drawn, draw, seams } = shownAt(near, markers)
    handle.choose('a')
    drawn.length = 0
    draw()
    expect(drawn.map(({ isChosen }) => isChosen)).toEqual([false, true])
    // The same stand there as before: names need not go out of their way again.
    expect(seams.makeWay).toHaveBeenCalledOnce()
  })
})
