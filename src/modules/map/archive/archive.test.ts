import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fc from 'fast-check'
import { afterAll, expect, test } from 'vitest'
import { type GivenTile, mapArchive } from '../../../../tests/support/map-archive.ts'
import { openArchive, unpacked } from './archive.ts'
import { DamagedMap } from './damaged-map.ts'
import { tileIdOf, tileOfId } from './tile-id.ts'

const folder = mkdtempSync(join(tmpdir(), 'tezbox-map-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))
let files = 0

async function opened(bytes: Uint8Array) {
  const path = join(folder, `${files++}.pmtiles`)
  writeFileSync(path, bytes)
  return openArchive(path)
}

/** Few contents and few places, so that equal ones lie beside each other. */
const someTiles = fc
  .uniqueArray(
    fc
      .record({ z: fc.integer({ min: 0, max: 14 }), across: fc.nat(), down: fc.nat() })
      .map(({ z, across, down }) => ({ z, x: across % 2 ** z, y: down % 2 ** z })),
    { minLength: 1, maxLength: 60, selector: ({ z, x, y }) => tileIdOf(z, x, y) },
  )
  .chain((places) =>
    fc.tuple(
      ...places.map((place) =>
        fc.uint8Array({ minLength: 1, maxLength: 6 }).map((content): GivenTile => ({ ...place, content })),
      ),
    ),
  )

test('tiles have the numbers that the format gives them', () => {
  expect([
    tileIdOf(0, 0, 0),
    tileIdOf(1, 0, 0),
    tileIdOf(1, 0, 1),
    tileIdOf(1, 1, 1),
    tileIdOf(1, 1, 0),
  ]).toEqual([0, 1, 2, 3, 4])
  expect(tileIdOf(12, 3423, 1763)).toBe(19_078_479)
})

test('neighbours on the curve are neighbours on the map', () => {
  const places = new Map<number, [number, number]>()
  for (let x = 0; x < 32; x++) for (let y = 0; y < 32; y++) places.set(tileIdOf(5, x, y), [x, y])
  const first = tileIdOf(5, 0, 0)
  for (let id = first + 1; id < first + 1024; id++) {
    const [[x, y], [beforeX, beforeY]] = [places.get(id) ?? [0, 0], places.get(id - 1) ?? [0, 0]]
    expect(Math.abs(x - beforeX) + Math.abs(y - beforeY)).toBe(1)
  }
})

test('every tile that was written is read back, whatever the directories look like, and no other is there', async () => {
  await fc.assert(
    fc.asyncProperty(someTiles, fc.integer({ min: 0, max: 7 }), async (tiles, leafSize) => {
      const archive = await opened(mapArchive(tiles, { leafSize, zooms: [0, 14] }))
      const written = new Set(tiles.map(({ z, x, y }) => `${z}/${x}/${y}`))
      for (const { z, x, y, content } of tiles) {
        const place = await archive.find(z, x, y)
        expect(place && (await unpacked(await archive.read(place)))).toEqual(Buffer.from(content))
        const [aside] = [x ^ 1]
        if (z > 0 && !written.has(`${z}/${aside}/${y}`))
          expect(await archive.find(z, aside, y)).toBeUndefined()
      }
      let tilesInside = 0
      for await (const { run } of archive.places()) tilesInside += run
      expect(tilesInside).toBe(tiles.length)
      archive.close()
    }),
    { numRuns: 40 },
  )
})

test('bytes that are wrong are refused in words, or give other bytes; nothing worse', async () => {
  const tiles = Array.from({ length: 40 }, (_, n) => ({
    z: 8,
    x: 170 + (n % 8),
    y: 95 + (n >> 3),
    content: new Uint8Array([n]),
  }))
  const whole = mapArchive(tiles, { leafSize: 9, metadata: { name: 'small' } })
  const harm = fc.array(fc.tuple(fc.nat(whole.length - 1), fc.integer({ min: 0, max: 255 })), {
    minLength: 1,
    maxLength: 8,
  })
  let refused = 0
  await fc.assert(
    fc.asyncProperty(harm, fc.nat(whole.length), async (bytes, cutAt) => {
      const damaged = Buffer.from(whole)
      for (const [at, value] of bytes) damaged[at] = value
      // Every other time it is cut off as well.
      const left = cutAt % 2 === 0 ? damaged : damaged.subarray(0, cutAt)
      try {
        const archive = await opened(left)
        for (const { z, x, y } of tiles) {
          const place = await archive.find(z, x, y)
          if (place) await unpacked(await archive.read(place))
        }
        archive.close()
      } catch (error) {
        expect(error).toBeInstanceOf(DamagedMap)
        refused++
      }
    }),
    { numRuns: 150 },
  )
  expect(refused).toBeGreaterThan(20)
})

test('another file has another version, the same file everywhere the same', async () => {
  const tile = (content: number[]) => [{ z: 5, x: 21, y: 12, content: new Uint8Array(content) }]
  const versions = await Promise.all(
    [
      [1, 2],
      [1, 2],
      [1, 3],
    ].map(async (content) => (await opened(mapArchive(tile(content)))).version),
  )
  expect(versions[0]).toBe(versions[1])
  expect(versions[0]).not.toBe(versions[2])
})

test('a file that is no map is named as such', async () => {
  await expect(opened(Buffer.from('not a map'))).rejects.toThrow('shorter than the header')
  await expect(opened(Buffer.alloc(4096))).rejects.toThrow('no PMTiles file')
  const png = mapArchive([])
  png[99] = 2
  await expect(opened(png)).rejects.toThrow('not vector tiles')
})

test('a number leads back to its tile', () => {
  const tile = fc.integer({ min: 0, max: 16 }).chain((zoom) =>
    fc.record({
      zoom: fc.constant(zoom),
      column: fc.nat({ max: 2 ** zoom - 1 }),
      row: fc.nat({ max: 2 ** zoom - 1 }),
    }),
  )
  fc.assert(
    fc.property(tile, ({ zoom, column, row }) => {
      expect(tileOfId(tileIdOf(zoom, column, row))).toEqual({ zoom, column, row })
    }),
  )
})
