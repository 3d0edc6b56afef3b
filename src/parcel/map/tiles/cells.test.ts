import fc from 'fast-check'
import { expect, test } from 'vitest'
import { boxOf } from '../camera/camera.ts'
import { toWorld } from '../camera/projection.ts'
import { cellFrame, cellZoomFor, dataZoomFor, keyOf, tileOver, tilesIn } from './cells.ts'

const zoom = fc.double({ min: 4, max: 18, noNaN: true })
const lat = fc.double({ min: 37, max: 45, noNaN: true })
const lon = fc.double({ min: 56, max: 73, noNaN: true })
const size = { width: 360, height: 740 }

test('the cells of a look cover it, nearest first, and are few', () => {
  fc.assert(
    fc.property(zoom, lat, lon, (near, y, x) => {
      const camera = { ...toWorld({ lat: y, lon: x }), zoom: near }
      const box = boxOf(camera, size)
      const cells = tilesIn(box, cellZoomFor(near))
      const side = 1 / 2 ** cellZoomFor(near)
      expect(Math.min(...cells.map((cell) => cell.x)) * side).toBeLessThanOrEqual(box.left)
      expect((Math.max(...cells.map((cell) => cell.x)) + 1) * side).toBeGreaterThanOrEqual(box.right)
      expect(Math.min(...cells.map((cell) => cell.y)) * side).toBeLessThanOrEqual(box.top)
      expect((Math.max(...cells.map((cell) => cell.y)) + 1) * side).toBeGreaterThanOrEqual(box.bottom)
      expect(cells.length).toBeLessThanOrEqual(40)
      const [first] = cells
      expect(first && { x: Math.floor(camera.x / side), y: Math.floor(camera.y / side) }).toMatchObject({
        x: first?.x,
        y: first?.y,
      })
    }),
  )
})

test('a cell is drawn from the tile it lies in, which the map file has', () => {
  fc.assert(
    fc.property(zoom, lat, lon, (near, y, x) => {
      const world = toWorld({ lat: y, lon: x })
      const at = (z: number) => ({ z, x: Math.floor(world.x * 2 ** z), y: Math.floor(world.y * 2 ** z) })
      const data = dataZoomFor(near)
      expect(data).toBeGreaterThanOrEqual(5)
      expect(data).toBeLessThanOrEqual(14)
      expect(keyOf(tileOver(at(cellZoomFor(near)), data))).toBe(keyOf(at(data)))
    }),
  )
})

test('neighbours overlap by a pixel or two at any zoom: no gap shows between them', () => {
  fc.assert(
    fc.property(zoom, lat, lon, fc.constantFrom(1, 1.25, 2), (near, y, x, ratio) => {
      const z = cellZoomFor(near)
      const world = toWorld({ lat: y, lon: x })
      const at = { z, x: Math.floor(world.x * 2 ** z), y: Math.floor(world.y * 2 ** z) }
      const here = cellFrame(at, near, ratio)
      const east = cellFrame({ ...at, x: at.x + 1 }, near, ratio)
      const overlap = here.left + here.width - east.left
      expect(overlap).toBeGreaterThanOrEqual(1)
      expect(overlap).toBeLessThanOrEqual(2)
    }),
  )
})
