import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isInCountry } from '../domain/country.ts'
import { distanceKm, type Point } from '../domain/distance.ts'
import { districts } from '../domain/districts.ts'
import { kmOutside, outlineOf } from '../domain/outline.ts'
import type { LonLat } from '../domain/packed-line.ts'
import { places } from '../domain/places.ts'
import { borderOf, districtsAt, kmInOtherRegion, kmToDistrict } from './district-borders.ts'
import { undrawnKm } from './read-borders.ts'

const drawn = districts.filter(({ id }) => !undrawnKm.has(id))
const pointIn = ({ south, north, west, east }: Record<'south' | 'north' | 'west' | 'east', number>) =>
  fc.record({
    lat: fc.double({ min: south, max: north, noNaN: true }),
    lon: fc.double({ min: west, max: east, noNaN: true }),
  })
const anywhere = pointIn({ south: 37, north: 45.7, west: 55.9, east: 73.3 })

/** Every side, one after another, on the globe: what the boxes of an outline only save work on. */
function slowKmOutside(rings: readonly (readonly LonLat[])[], point: Point): number {
  let [crossed, nearest] = [0, Infinity]
  for (const ring of rings) {
    ring.forEach(([lon, lat], at) => {
      const [toLon, toLat] = ring[(at + 1) % ring.length] as LonLat
      if (lat > point.lat !== toLat > point.lat)
        crossed += point.lon < lon + ((point.lat - lat) / (toLat - lat)) * (toLon - lon) ? 1 : 0
      const kmAt = (along: number) =>
        distanceKm(point, { lat: lat + (toLat - lat) * along, lon: lon + (toLon - lon) * along })
      let [from, to] = [0, 1]
      for (let step = 0; step < 12; step++) {
        const third = (to - from) / 3
        if (kmAt(from + third) < kmAt(to - third)) to -= third
        else from += third
      }
      nearest = Math.min(nearest, kmAt(from), kmAt(to))
    })
  }
  return crossed % 2 === 1 ? -nearest : nearest
}

test('every district has a border, or is one of four that nobody has drawn', () => {
  expect(districts.filter(({ id }) => borderOf(id) === undefined)).toEqual([])
  expect(districts.filter(({ id }) => borderOf(id)?.rings().length === 0).map(({ id }) => id)).toEqual([
    38, 209, 210, 217,
  ])
  expect(borderOf(214)).toBeUndefined()
})

test('every district has its centre inside its border, or within a kilometre of it', () => {
  expect(districts.filter(({ id, centre }) => kmToDistrict(id, centre) > 1)).toEqual([])
})

test('a point well inside a border gives that district', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...drawn).chain((one) => fc.tuple(fc.constant(one), pointIn(boxOf(one.id)))),
      ([{ id, regionId }, point]) => {
        const border = borderOf(id)
        // Beside the undrawn ones, whose middle is all that is known.
        fc.pre(border !== undefined && border.kmTo(point) < -border.errorKm)
        fc.pre([...undrawnKm.keys()].every((other) => kmToDistrict(other, point) > border.errorKm))
        expect(districtsAt(point)).toMatchObject({ certain: true, candidates: [{ districtId: id }] })
        expect(kmInOtherRegion(regionId, point)).toBeLessThan(0.5)
      },
    ),
    { numRuns: 200 },
  )
})

function boxOf(id: number) {
  const corners = borderOf(id)?.rings().flat() ?? []
  const [lons, lats] = [corners.map(([lon]) => lon), corners.map(([, lat]) => lat)]
  return {
    south: Math.min(...lats),
    north: Math.max(...lats),
    west: Math.min(...lons),
    east: Math.max(...lons),
  }
}

test('the distance to a border is what going along all of it measures', () => {
  fc.assert(
    fc.property(fc.constantFrom(...drawn), anywhere, ({ id, centre }, far) => {
      const rings = borderOf(id)?.rings() ?? []
      // Half way to the centre three times: near the border, where a question is asked.
      for (let point = far, step = 0; step < 4; step++) {
        const [slow, quick] = [slowKmOutside(rings, point), kmToDistrict(id, point)]
        expect(Math.sign(quick)).toBe(Math.sign(slow))
        expect(Math.abs(quick - slow)).toBeLessThan(0.05 + Math.abs(slow) * 0.06)
        point = { lat: (point.lat + centre.lat) / 2, lon: (point.lon + centre.lon) / 2 }
      }
    }),
    { numRuns: 30 },
  )
})

test('a hole belongs to somebody else, and a far part to the same', () => {
  const square = (west: number, south: number, size: number): LonLat[] => [
    [west, south],
    [west + size, south],
    [west + size, south + size],
    [west, south + size],
  ]
  const outline = outlineOf([square(60, 40, 1), square(60.4, 40.4, 0.2), square(62, 40, 0.1)])
  const kmAt = (lat: number, lon: number) => kmOutside(outline, { lat, lon })
  expect(kmAt(40.2, 60.2)).toBeLessThan(-16)
  expect(kmAt(40.5, 60.5)).toBeGreaterThan(8)
  expect(kmAt(40.05, 62.05)).toBeLessThan(-4)
  expect(kmAt(40.05, 61.5)).toBeCloseTo(42.56, 1)
})

test('a town that nobody has drawn is asked about together with the district around it', () => {
  const asaka = districts.find(({ id }) => id === 210)?.centre ?? { lat: 0, lon: 0 }
  expect(districtsAt(asaka)).toMatchObject({
    certain: false,
    candidates: [{ districtId: 210 }, { districtId: 32 }],
  })
})

test('between two districts of roughly drawn borders both are told, the likelier first', () => {
  const samarkand = districtsAt({ lat: 39.6542, lon: 66.9597 })
  const around = districtsAt({ lat: 39.6, lon: 66.95 })
  expect(samarkand).toMatchObject({ candidates: [{ districtId: 122 }, { districtId: 121 }] })
  expect(around).toMatchObject({ certain: false, candidates: [{ districtId: 121 }, { districtId: 122 }] })
})

test('abroad there is no district, and in the country there always is one', () => {
  expect(districtsAt({ lat: 42.3155, lon: 69.5869 })).toEqual({ certain: false, candidates: [] })
  fc.assert(
    fc.property(anywhere, (point) => {
      fc.pre(isInCountry(point))
      expect(districtsAt(point).candidates.length).toBeGreaterThan(0)
    }),
  )
})

test('towns and villages lie where the official list puts them', () => {
  const asked = places.map(({ point, districtId }) => ({ districtId, ...districtsAt(point) }))
  const certain = asked.filter((one) => one.certain)
  const right = certain.filter(({ districtId, candidates }) => candidates[0]?.districtId === districtId)
  const among = asked.filter(({ districtId, candidates }) =>
    candidates.some((one) => one.districtId === districtId),
  )
  expect(certain.length).toBeGreaterThan(places.length / 2)
  expect(right.length / certain.length).toBeGreaterThan(0.99)
  expect(among.length / places.length).toBeGreaterThan(0.99)
})
