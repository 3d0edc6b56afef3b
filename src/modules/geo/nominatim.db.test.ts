import { expect, test } from 'vitest'
import { createDatabase } from '#platform/db/database.ts'
import { atTheEnd } from '../../../tests/support/at-the-end.ts'
import { freshDatabase } from '../../../tests/support/database.ts'
import { type NominatimFault, startFakeNominatim } from '../../../tests/support/fake-nominatim.ts'
import { gazetteer } from './gazetteer.ts'
import { rememberAddress } from './geo.service.ts'
import { restGeocoder, takeTurn } from './geocoder.repo.ts'
import { inOrder } from './geocoder.ts'
import { nominatim } from './nominatim.ts'

/** Patient with answers that come, so that a busy machine is not taken for a silent service. */
const hurried = { pauseMs: 0, longestWaitMs: 0, silenceMs: 20_000 }
const square = { lat: '41.31115', lon: '69.27963', display_name: 'Amir Temur xiyoboni, Toshkent' }

async function start(patience = hurried) {
  const db = await freshDatabase()
  const service = await startFakeNominatim()
  atTheEnd(() => service.close())
  const problems: string[] = []
  const remote = nominatim(db, { url: service.url, report: (why) => problems.push(why) }, patience)
  return { db, service, problems, remote, geocoder: inOrder(gazetteer(db), remote) }
}

test('an address that only the service knows is found, with its district, and asked for once', async () => {
  const { service, geocoder } = await start()
  service.places.push(square)
  const question = { text: 'Zzyzx rastasi', locale: 'uz' } as const
  const [found] = await geocoder.find(question)
  expect(found).toMatchObject({
    kind: 'house',
    label: square.display_name,
    regionId: 14,
    source: 'service',
  })
  expect(await geocoder.find(question)).toEqual(await geocoder.find(question))
  expect(service.calls).toHaveLength(1)
})

test('the service is told who asks, in which country and language, and around which region', async () => {
  const { service, geocoder } = await start()
  await geocoder.find({ text: 'Zzyzx', locale: 'oz', regionId: 8 })
  const [call] = service.calls
  expect(call?.headers['user-agent']).toMatch(/^TezBox \(.+@.+\)$/)
  expect(call?.query.get('countrycodes')).toBe('uz')
  expect(call?.query.get('accept-language')).toBe('uz-Cyrl')
  expect(call?.query.get('viewbox')).toBe('65.45972,38.15417,68.45972,41.15417')
})

test.each<NominatimFault>([
  'too many requests',
  'server error',
  'silent',
  'refused connection',
  'garbage',
  'wrong shape',
  'endless',
  'elsewhere',
])('when the service fails (%s), what we know ourselves is the answer', async (fault) => {
  const { service, geocoder } = await start(fault === 'silent' ? { ...hurried, silenceMs: 2_000 } : hurried)
  service.failNext(fault)
  const found = await geocoder.find({ text: 'Urgut', locale: 'uz' })
  expect(found.map(({ label, source }) => `${label} ${source}`)).toContain('Urgut tumani gazetteer')
  expect(found.every(({ source }) => source === 'gazetteer')).toBe(true)
  expect(service.calls).toHaveLength(1)
})

test('a service that refuses is left alone', async () => {
  const { service, problems, remote } = await start()
  service.places.push(square)
  service.failNext('too many requests')
  expect(await remote.find({ text: 'Chorsu', locale: 'ru' })).toEqual([])
  expect(await remote.find({ text: 'Hadra', locale: 'ru' })).toEqual([])
  expect(service.calls).toHaveLength(1)
  expect(problems).toEqual(['it answered 429'])
})

test('answers outside the country, or of another region than the one asked for, are left out', async () => {
  const { service, remote } = await start()
  service.places.push({ lat: '55.75', lon: '37.62', display_name: 'Moskva' }, square)
  expect(await remote.find({ text: 'Temur', locale: 'uz' })).toHaveLength(1)
  expect(await remote.find({ text: 'Temur', locale: 'uz', regionId: 8 })).toEqual([])
})

test('an address that we have been at is not asked for outside', async () => {
  const { db, service, geocoder } = await start()
  const point = { lat: 41.2701, lon: 69.2005 }
  await rememberAddress(db, { text: "Qatortol ko'chasi 12", districtId: 205, point }, new Date())
  const [found] = await geocoder.find({ text: 'Катортол кўчаси 12', locale: 'uz' })
  expect(found).toMatchObject({ label: "Qatortol ko'chasi 12", point, districtId: 205, source: 'known' })
  const [there] = await geocoder.reverse({ lat: 41.27011, lon: 69.20051 }, 'uz')
  expect(there).toMatchObject({ label: "Qatortol ko'chasi 12", source: 'known' })
  expect(service.calls).toEqual([])
})

test('all processes together take turns, and nobody queues for long', async () => {
  const db = await freshDatabase()
  const another = createDatabase(db.url)
  atTheEnd(() => another.close())
  expect(await takeTurn(db, 60_000, 90_000)).toBeLessThanOrEqual(1)
  const second = await takeTurn(another, 60_000, 90_000)
  expect(second).toBeGreaterThan(30_000)
  expect(second).toBeLessThanOrEqual(60_000)
  expect(await takeTurn(db, 60_000, 90_000)).toBeUndefined()
})

test('of many who ask at once, each gets another turn', async () => {
  const db = await freshDatabase()
  const waits = await Promise.all(Array.from({ length: 8 }, () => takeTurn(db, 60_000, 170_000)))
  expect(waits.filter((wait) => wait !== undefined)).toHaveLength(3)
})

test('nobody takes a turn while the service rests', async () => {
  const db = await freshDatabase()
  await restGeocoder(db, 60_000)
  expect(await takeTurn(db, 1_000, 2_500)).toBeUndefined()
})
