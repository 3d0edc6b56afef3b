import { expect, test } from 'vitest'
import type { Call } from '#platform/calls/call.ts'
import { freshDatabase } from '../../../tests/support/database.ts'
import { queryOf } from '../../../tests/support/named-call.ts'
import { startTestApp } from '../../../tests/support/test-app.ts'
import { geoCalls } from './geo.calls.ts'
import { geocoderOf, rememberAddress, rememberAddresses } from './geo.service.ts'

const settings = { geocoder: undefined }
const { call } = await startTestApp()

type Row = Record<string, unknown>
async function get(called: Call, query: Record<string, unknown> = {}, lang = 'uz'): Promise<Row[]> {
  const { status, body } = await call(called, { query, headers: { 'accept-language': lang } })
  expect(status).toBe(200)
  return body.data as Row[]
}

test('regions and districts speak the language of the caller', async () => {
  expect(await get(geoCalls.listRegions, {}, 'ru')).toHaveLength(14)
  expect((await get(geoCalls.listRegions, {}, 'ru'))[7]).toMatchObject({
    id: 8,
    name: 'Самаркандская область',
    seat: 'Самарканд',
  })
  expect(await get(geoCalls.listDistricts)).toHaveLength(202)
  const capital = await get(geoCalls.listDistricts, { region_id: 14 }, 'uz-Cyrl')
  expect(capital).toHaveLength(11)
  expect(capital[0]).toMatchObject({
    id: 198,
    region_id: 14,
    name: 'Бектемир тумани',
    kind: 'district',
    zone: 1,
  })
})

test('search finds districts and places in any script, with the reason', async () => {
  expect((await get(geoCalls.searchNames, { q: 'Чиланзар' }, 'en'))[0]).toEqual({
    kind: 'district',
    id: 205,
    region_id: 14,
    district_id: 205,
    name: 'Chilonzor District',
    reason: 'alias',
  })
  expect((await get(geoCalls.searchNames, { q: 'Toshkent' }))[0]).toMatchObject({
    kind: 'region',
    id: 14,
    region_id: 14,
  })
  expect((await get(geoCalls.searchNames, { q: "Mang'it" }))[0]).toMatchObject({ district_id: 15 })
  expect(await get(geoCalls.searchNames, { q: 'Nukus', region_id: 14 })).toEqual([])
  expect(await get(geoCalls.searchNames, { q: 'a', limit: 20 })).toHaveLength(20)
})

test('reverse tells address, landmark and district of a pin, and nothing outside the country', async () => {
  const [landmark, district] = await get(geoCalls.describePoint, { lat: '41.3263', lon: '69.2361' })
  expect(landmark).toMatchObject({ kind: 'landmark', label: 'Chorsu bozori', distance_m: expect.any(Number) })
  expect(district).toMatchObject({ kind: 'district', label: 'Shayxontohur tumani', district_id: 206 })
  const [house] = await get(geoCalls.findAddress, { q: 'Qatortol koʻchasi 5' })
  const { latitude, longitude } = house as { latitude: number; longitude: number }
  const [there] = await get(geoCalls.describePoint, { lat: String(latitude), lon: String(longitude) })
  expect(there).toMatchObject({ kind: 'house', label: 'Qatortol koʻchasi, 5', district_id: 205 })
  expect(await get(geoCalls.describePoint, { lat: '55.75', lon: '37.62' })).toEqual([])
  expect(await get(geoCalls.describePoint, { lat: '40.514', lon: '72.8161' })).toEqual([])
})

test('the border of a district is the same for everybody, and kept by whoever has it', async () => {
  const { status, body, headers } = await call(geoCalls.readBorder, { params: { id: 205 } })
  expect(status).toBe(200)
  expect(body.data).toMatchObject({ id: 205, error_m: 100 })
  expect(headers['cache-control']).toBe('public, max-age=604800')
  const again = await call(geoCalls.readBorder, {
    params: { id: 205 },
    headers: { 'if-none-match': String(headers.etag) },
  })
  expect(again).toMatchObject({ status: 304, body: { text: '' } })
  expect((await call(geoCalls.readBorder, { params: { id: 214 } })).status).toBe(404)
})

test('geocode finds the house, or the middle of what it understood, or nothing', async () => {
  const [house] = await get(geoCalls.findAddress, { q: 'Qatortol koʻchasi 5' })
  expect(house).toMatchObject({ kind: 'house', label: 'Qatortol koʻchasi, 5', house: '5', district_id: 205 })
  const [urgut] = await get(geoCalls.findAddress, { q: 'Urgut tumani, Xyzzyq koʻchasi 5' })
  expect(urgut).toMatchObject({ kind: 'district', district_id: 124 })
  expect(await get(geoCalls.findAddress, { q: 'qwrtpsdfg' })).toEqual([])
})

test('suggestions come while typing, in the reader’s script, nearest to the chosen district first', async () => {
  const [bazaar] = await get(geoCalls.suggestPlaces, { q: 'chorsu boz', district_id: 206 }, 'ru')
  expect(bazaar).toMatchObject({ kind: 'landmark', label: 'Чорсу рынок', district_id: 206 })
  const [street] = await get(geoCalls.suggestPlaces, { q: 'qatort', near: '41.28,69.21' }, 'uz-Cyrl')
  expect(street).toMatchObject({ kind: 'street', label: 'Қатортол кўчаси', distance_m: expect.any(Number) })
})

test.each([
  ['searchNames', ''],
  ['searchNames', 'q='],
  ['searchNames', `q=${'a'.repeat(201)}`],
  ['searchNames', 'q=a&limit=21'],
  ['searchNames', 'q=a&region_id=15'],
  ['listDistricts', 'region_id=0'],
  ['describePoint', 'lat=91&lon=69'],
  ['describePoint', 'lat=41&lon=east'],
  ['describePoint', 'lat=&lon='],
  ['describePoint', 'lat=41&lon=0x10'],
  ['describePoint', 'lat=41&lon=7e1'],
  ['findAddress', 'region_id=3'],
  ['suggestPlaces', 'q=a&near=41'],
  ['suggestPlaces', 'q=a&near=91,69'],
  ['suggestPlaces', 'q=a&district_id=218'],
] as const)('%s refuses %s', async (name, query) => {
  expect((await call(geoCalls[name], { query: queryOf(query) })).status).toBe(422)
})

test('a door we came to twice is kept once, with the later pin; in another district it is another door', async () => {
  const db = await freshDatabase()
  const remember = (districtId: number, lat: number, text = 'Bogʻishamol 7') =>
    rememberAddress(db, { text, districtId, point: { lat, lon: 69.3 } }, new Date())
  await remember(207, 41.36)
  await remember(207, 41.37, 'Богишамол 7')
  await remember(124, 39.4)
  const pins = async (text: string) => {
    const found = await geocoderOf(db, settings).find({ text, locale: 'uz' })
    return found.filter(({ source }) => source === 'known').map(({ point }) => point.lat)
  }
  expect(await pins("bog'ishamol")).toEqual([41.37, 39.4])
  expect(await pins("Urgut tumani, bog'ishamol 7")).toEqual([39.4])
})

/** What the book answers in one region, as `text precision`. */
const answers = async (db: Awaited<ReturnType<typeof freshDatabase>>, text: string) =>
  (await geocoderOf(db, settings).find({ text, locale: 'uz' }))
    .filter(({ source }) => source === 'known')
    .map(({ label }) => label)

test('house numbers are told apart: a delivery to one does not move the pin of another', async () => {
  const db = await freshDatabase()
  const houses = ['1', '11', '2 1', '21', '10', '100', '12-g', '12-t', '5', '52', '5-a', '7-uy']
  for (const [at, house] of houses.entries())
    await rememberAddress(
      db,
      { text: `Qatortol ${house}`, districtId: 205, point: { lat: 41.2 + at / 100, lon: 69.2 } },
      new Date(),
    )
  for (const house of houses) expect((await answers(db, `Қатортол ${house}`))[0]).toBe(`Qatortol ${house}`)
  expect(await answers(db, 'Qatortol 5')).toEqual(['Qatortol 5'])
  expect(await answers(db, 'Qatortol 7')).toEqual(['Qatortol 7-uy'])
  expect(await answers(db, 'Qatortol 3')).toEqual([])
})

test('a house that is not known is not answered by one whose number begins alike', async () => {
  const db = await freshDatabase()
  const point = { lat: 41.2, lon: 69.2 }
  for (const text of ['Qatortol 52', 'Qatortol 5-a', 'Qatortol 5 b 7'])
    await rememberAddress(db, { text, districtId: 205, point }, new Date())
  expect(await answers(db, 'Qatortol 5')).toEqual([])
})

test('the address itself comes before one that is visited more often', async () => {
  const db = await freshDatabase()
  const remember = (text: string) =>
    rememberAddress(db, { text, districtId: 205, point: { lat: 41.2, lon: 69.2 } }, new Date())
  await remember('Qatortol maktab')
  for (let visit = 0; visit < 3; visit++) await remember('Qatortol maktab hovlisi')
  expect(await answers(db, 'Qatortol maktab')).toEqual(['Qatortol maktab', 'Qatortol maktab hovlisi'])
  expect((await answers(db, 'Qatortol mak'))[0]).toBe('Qatortol maktab hovlisi')
})

test('reverse answers the nearest door, also where there are very many', async () => {
  const db = await freshDatabase()
  const pin = { lat: 41.2, lon: 69.2 }
  const doors = Array.from({ length: 200 }, (_, at) => ({
    text: `Qatortol ${at + 1}`,
    districtId: 205,
    point: { lat: pin.lat + (200 - at) * 1e-6, lon: pin.lon },
  }))
  await rememberAddresses(
    db,
    [...doors, { text: 'Punkt', districtId: 205, point: pin, placeKey: 'point:1:uz' }],
    new Date(),
  )
  expect((await geocoderOf(db, settings).reverse(pin, 'uz'))[0]).toMatchObject({ label: 'Qatortol 200' })
  const beside = await geocoderOf(db, settings).reverse({ lat: 41.21, lon: 69.2 }, 'uz')
  expect(beside.filter(({ source }) => source === 'known')).toEqual([])
})
