import { beforeAll, expect, test } from 'vitest'
import { geocoderOf } from '#modules/geo/geo.service.ts'
import { distanceKm, districtById } from '#modules/geo/index.ts'
import { noRoads } from '#modules/roads/index.ts'
import type { Database } from '#platform/db/database.ts'
import { freshDatabase } from '../../../tests/support/database.ts'
import { loadDemoPoints } from './demo/demo-points.service.ts'
import { demoPoints } from './demo/demo-points.ts'
import { countByDistrict } from './directory.repo.ts'
import { canTake } from './domain/can-take.ts'
import { openAt } from './domain/hours.ts'
import { stateOf } from './domain/point.ts'
import { pointMapQuery, pointsQuery } from './points.contract.ts'
import { type Distances, pointMap, readPoint, searchPoints } from './points.service.ts'

let db: Database
/** A Monday, 13:30 in Tashkent: some have their break. */
const now = new Date('2026-11-16T08:30:00Z')
const asker = { locale: 'uz', now } as const
const all = demoPoints()
const tashkent = { lat: 41.31, lon: 69.28 }

beforeAll(async () => {
  db = await freshDatabase()
  await loadDemoPoints({ db }, now)
})

async function search(
  query: Record<string, string>,
  locale: 'uz' | 'ru' = 'uz',
  distances: Distances = noRoads.distances,
) {
  const { value } = await searchPoints({ db, distances }, pointsQuery.parse(query), { locale, now })
  return value
}

/** A river without a bridge runs through the place itself: whoever wants to the west of it drives ten kilometres more. */
const acrossRiver: Distances = async (from, to) =>
  to.map((point) => {
    const detour = point.lon < from.lon ? 10_000 : 0
    return { metres: Math.round(distanceKm(from, point) * 1000) + detour, seconds: 0, by: 'road' }
  })

test('near: nearest first, nothing beyond the radius, nothing nearer left out', async () => {
  const found = await search({ near: '41.31,69.28', radius: '5', limit: '200' })
  const right = all
    .map((point) => ({ id: point.id, km: distanceKm(tashkent, point) }))
    .filter(({ km }) => km <= 5)
    .sort((one, other) => one.km - other.km)
  expect(found.length).toBe(Math.min(200, right.length))
  const metres = found.map(({ distance_m }) => distance_m ?? 0)
  expect([...metres].sort((one, other) => one - other)).toEqual(metres)
  expect(found.map(({ id }) => id)).toEqual(right.slice(0, 200).map(({ id }) => id))
})

test('near: the nearest by air are told in the order of their ways by road', async () => {
  const query = { near: '41.31,69.28', limit: '20' }
  const byAir = await search(query)
  const byRoad = await search(query, 'uz', acrossRiver)
  const ids = (points: typeof byAir) => points.map(({ id }) => id)
  expect(ids(byRoad).sort()).toEqual(ids(byAir).sort())
  const isWest = byRoad.map(({ lon }) => lon < tashkent.lon)
  expect(isWest.slice(0, 2)).toEqual([false, false])
  expect(isWest).toEqual([...isWest].sort((one, other) => Number(one) - Number(other)))
  expect(isWest.at(-1)).toBe(true)
  const metres = byRoad.map(({ distance_m }) => distance_m ?? 0)
  expect([...metres].sort((one, other) => one - other)).toEqual(metres)
  expect(byRoad.every(({ by }) => by === 'road')).toBe(true)
  expect(byAir.every(({ by }) => by === 'air')).toBe(true)
})

test('near: the nearest one by road is told, though nearer ones lie behind the river', async () => {
  // From a place just east of the nearest point, that point is behind the river.
  const [behind] = await search({ near: '41.31,69.28', limit: '1' })
  const near = `${behind?.lat},${(behind?.lon ?? 0) + 0.0001}`
  const [byAir] = await search({ near, limit: '1' })
  const [byRoad] = await search({ near, limit: '1' }, 'uz', acrossRiver)
  expect(byAir?.id).toBe(behind?.id)
  expect(byRoad?.lon).toBeGreaterThan(behind?.lon ?? 0)
})

test('near: the best match of the words stays before a shorter way', async () => {
  const farIsNear: Distances = async (from, to) =>
    to.map((point) => ({ metres: Math.round(2e6 - distanceKm(from, point) * 1000), seconds: 0, by: 'road' }))
  const found = await search({ q: 'Mirobod', near: '41.31,69.28', limit: '200' }, 'uz', farIsNear)
  const isMeant = found.map(({ district }) => district === 'Mirobod tumani')
  expect(isMeant).toEqual([...isMeant].sort((one, other) => Number(other) - Number(one)))
  expect([isMeant.at(0), isMeant.at(-1)]).toEqual([true, false])
  expect(found.at(-1)?.distance_m).toBeLessThan(found[0]?.distance_m ?? 0)
})

test('without a place nobody is asked how far it is', async () => {
  const refuses: Distances = async () => {
    throw new Error('nobody wants to know')
  }
  const found = await search({ bbox: '66.9,39.6,67.0,39.7' }, 'uz', refuses)
  expect(found.length).toBeGreaterThan(20)
  expect(found.filter((point) => 'distance_m' in point || 'by' in point)).toEqual([])
})

test('bbox: what lies in the rectangle and nothing else', async () => {
  const found = await search({ bbox: '66.9,39.6,67.0,39.7', limit: '200' })
  const right = all.filter(({ lat, lon }) => lon >= 66.9 && lon <= 67 && lat >= 39.6 && lat <= 39.7)
  expect(found.length).toBe(Math.min(200, right.length))
  expect(found.length).toBeGreaterThan(20)
  const ids = new Set(right.map(({ id }) => id))
  expect(found.filter(({ id }) => !ids.has(id))).toEqual([])
})

test('q: any script finds the same points', async () => {
  const ids = async (q: string) => (await search({ q, limit: '200' })).map(({ id }) => id)
  const latin = await ids('Margʻilon')
  expect(latin.length).toBeGreaterThan(10)
  for (const q of ["marg'ilon", 'МАРҒИЛОН', 'маргилан', 'Margilan']) expect(await ids(q), q).toEqual(latin)
  expect(await ids('no such place')).toEqual([])
  expect(await ids('%')).toHaveLength(200)
})

test('q: words are found far away too, nearest first', async () => {
  const found = await search({ q: 'Nukus', near: '41.31,69.28', limit: '200' })
  expect(found.length).toBeGreaterThan(10)
  expect(found[0]?.distance_m).toBeGreaterThan(500_000)
  expect(await search({ q: 'Nukus', near: '41.31,69.28', radius: '100' })).toEqual([])
})

const capital = 14
const regionsFound = async (q: string) =>
  [...new Set((await search({ q, limit: '50' })).map(({ region_id }) => region_id))].sort()

test.each([
  ['Toshkent', capital],
  ['Ташкент', capital],
  ['Tashkent', capital],
  ['Tashkent city', capital],
  ['г. Ташкент', capital],
  ['Toshkent shahridan', capital],
  ['Toshkent viloyati', 11],
  ['Ташкентская область', 11],
  ['Samarqand viloyati', 8],
  ['Самаркандская область', 8],
  ['Qoraqalpogʻiston', 1],
  ['Республика Каракалпакстан', 1],
])('q: %s finds points of that region', async (q, region) => {
  expect(await regionsFound(q)).toEqual([region])
})

test.each([
  ['Ташкент, Чиланзар', 205],
  ['Chilonzor tumani, Toshkent', 205],
  ['Хамзинский район', 204],
  ['Sobir Rahimov', 201],
  ['Нижнечирчикский район', 157],
])('q: %s finds points of that district', async (q, district) => {
  const found = await search({ q, limit: '50' })
  expect(new Set(found.map(({ district_id }) => district_id))).toEqual(new Set([district]))
})

test('q: an old name finds the district beside villages that bear it', async () => {
  const found = await search({ q: 'Хамза', limit: '200' })
  const inDistrict = all.filter(({ districtId }) => districtId === 204)
  expect(found.filter(({ district_id }) => district_id === 204)).toHaveLength(inDistrict.length)
})

test('q: a region said as such is that region alone, on the map and in the list', async () => {
  const count = async (q: string) =>
    (await pointMap({ db }, pointMapQuery.parse({ q }), asker)).value.reduce(
      (sum, spot) => sum + spot.count,
      0,
    )
  const standing = (region: number) =>
    all.filter(({ districtId }) => districtById(districtId)?.regionId === region).length
  expect(await count('Toshkent viloyati')).toBe(standing(11))
  expect(await count('Tashkent city')).toBe(standing(capital))
  expect(await search({ q: 'Toshkent viloyati', district_id: '205' })).toEqual([])
})

test.each([
  ['Кашкадарьинская область, рынок', 5],
  ['Toshkent shahri, Chilonzor, bozor', capital],
  ['Karakalpakstan Republic bus station', 1],
])('q: %s finds what has the other words too, in that region', async (q, region) => {
  const found = await search({ q, limit: '200' })
  expect(found.length).toBeGreaterThan(0)
  expect(new Set(found.map(({ region_id }) => region_id))).toEqual(new Set([region]))
})

test('q: a street nearby comes before the far region of that name, and the capital before the region around it', async () => {
  const [street] = await search({ q: 'Navoiy', near: '41.31,69.28' })
  expect(street).toMatchObject({ region_id: capital, address: expect.stringContaining('Navoiy') })
  const [nearBekobod] = await search({ q: 'Toshkent', near: '40.22,69.27' })
  expect(nearBekobod).toMatchObject({ region_id: capital })
})

test.each(['11-maktab', '1-мактаб', 'школа 33', 'School 3'])('q: %s has its number whole', async (q) => {
  const number = Number(/\d+/.exec(q)?.[0])
  const found = await search({ q, limit: '200' }, 'ru')
  expect(found.length).toBeGreaterThan(0)
  const numbersOf = ({ name, address, landmark }: (typeof found)[number]) =>
    `${name} ${address} ${landmark}`.match(/\d+/g)?.map(Number)
  for (const point of found) expect(numbersOf(point)).toContain(number)
})

test('a point is an address: it is found by its name, and no other number answers', async () => {
  const named = async (text: string) => {
    const found = await geocoderOf(db, { geocoder: undefined }).find({ text, locale: 'uz' })
    return found.filter(({ source }) => source === 'known').map(({ label }) => label)
  }
  expect(await named('Chilonzor tumani, 1-punkt')).toEqual(['Chilonzor tumani, 1-punkt (namuna)'])
  expect(await named('Чилонзор тумани, 1-пункт')).toEqual(['Chilonzor tumani, 1-punkt (namuna)'])
  expect(await named('Чиланзарский район, пункт 1')).toEqual(['Чиланзарский район, пункт 1 (демо)'])
})

test('q: all words must be there', async () => {
  const found = await search({ q: 'Nukus pochtomat', limit: '200' })
  expect(found.length).toBeGreaterThan(3)
  expect(
    found.filter(({ kind, name, district }) => kind !== 'locker' || !(name + district).includes('Nukus')),
  ).toEqual([])
})

test('fits: only points that can take the parcel now, by the same rule as in the browser', async () => {
  const near = { near: '41.31,69.28', radius: '3', limit: '200' }
  const parcel = { weightGrams: 4_000, sidesCm: [70, 30, 20] } as const
  const everyone = await search(near)
  const takers = await search({ ...near, fits: '4x20x70x30' })
  const byId = new Map(all.map((point) => [point.id, point]))
  const right = everyone.filter(({ id }) => {
    const point = byId.get(id)
    return point && canTake({ ...point, state: stateOf(point, now) }, parcel).ok
  })
  expect(everyone.length).toBeLessThan(200)
  expect(takers.map(({ id }) => id)).toEqual(right.map(({ id }) => id))
  expect(takers.length).toBeGreaterThan(0)
  expect(takers.length).toBeLessThan(everyone.length)
})

test('open_now: by the same rule as in the browser, breaks included', async () => {
  const near = { near: '41.31,69.28', radius: '3', limit: '200' }
  const everyone = await search(near)
  const open = await search({ ...near, open_now: '1' })
  const byId = new Map(all.map((point) => [point.id, point]))
  const right = everyone.filter(({ id }) => {
    const point = byId.get(id)
    return point && openAt(point, now)
  })
  expect(open.map(({ id }) => id)).toEqual(right.map(({ id }) => id))
  expect(open.every(({ open_now }) => open_now)).toBe(true)
  expect(open.length).toBeLessThan(everyone.length)
})

test('kind and cod narrow the answer', async () => {
  const lockers = await search({ bbox: '69,41,70,42', kind: 'locker,mailbox', limit: '200' })
  expect(new Set(lockers.map(({ kind }) => kind))).toEqual(new Set(['locker', 'mailbox']))
  const cash = await search({ bbox: '69,41,70,42', cod: '1', limit: '200' })
  expect(cash.every(({ cod }) => cod)).toBe(true)
})

test('a point is answered in the language of the caller', async () => {
  const [first] = await search({ district_id: '200', limit: '1' })
  if (!first) throw new Error('the district has points')
  const russian = await readPoint({ db }, first.id, { locale: 'ru', now })
  expect(first.name).toMatch(/\(namuna\)$/)
  expect(russian).toMatchObject({
    ok: true,
    value: { id: first.id, name: expect.stringMatching(/\(демо\)$/) },
  })
})

test('a point that does not exist is not found', async () => {
  expect(await readPoint({ db }, 999_999, asker)).toEqual({ ok: false, error: { code: 'not_found' } })
})

test('map: the whole country in a few hundred spots, none lost; a quarter one by one', async () => {
  const spots = async (bbox: string) => (await pointMap({ db }, pointMapQuery.parse({ bbox }), asker)).value
  const country = await spots('50,30,80,50')
  expect(country.reduce((sum, { count }) => sum + count, 0)).toBe(all.length)
  expect(country.length).toBeLessThan(450)
  const quarter = await spots('69.26,41.3,69.28,41.32')
  expect(quarter.length).toBeGreaterThan(0)
  expect(quarter.every(({ id, name, count }) => id !== null && name !== null && count === 1)).toBe(true)
})

test('map: a spot that takes no parcels now says so, as its point does', async () => {
  const bbox = '66.9,39.6,67.0,39.7'
  const { value: spots } = await pointMap({ db }, pointMapQuery.parse({ bbox }), asker)
  const open = new Map((await search({ bbox, limit: '200' })).map(({ id, state }) => [id, state === 'open']))
  expect(new Set(open.values())).toEqual(new Set([true, false]))
  expect(new Map(spots.map(({ id, takes }) => [id, takes]))).toEqual(open)
})

test('every point is counted in its district', async () => {
  const counts = await countByDistrict(db, '2026-11-17')
  expect([...counts.values()].reduce((sum, count) => sum + count, 0)).toBe(all.length)
})

test.each([
  { bbox: '1,2,3' },
  { bbox: '70,41,69,42' },
  { bbox: '69,41,70,91' },
  { near: 'here' },
  { near: '41.3,,69' },
  { near: '41.3,0x45' },
  { radius: '101' },
  { fits: '1x2x3' },
  { fits: '-1' },
  { kind: 'castle' },
  { limit: '201' },
])('refuses %j', (query) => {
  expect(pointsQuery.safeParse(query).success).toBe(false)
})
