import { beforeAll, expect, onTestFinished, test } from 'vitest'
import { staffCalls } from '#modules/accounts/staff/staff.calls.ts'
import { startJobs } from '#platform/jobs/jobs.ts'
import { type LiveMessage, openLive } from '#platform/live-client/client.ts'
import { xlsxOf } from '#platform/sheets/write-xlsx.ts'
import { apiStreams } from '../../../../src/api.ts'
import { addPerson, type Person } from '../../../../tests/scenarios/parcel-world.ts'
import { eventually } from '../../../../tests/support/eventually.ts'
import { uploadPhoto } from '../../../../tests/support/picture.ts'
import { startTestApp, type TestApp } from '../../../../tests/support/test-app.ts'
import { type ImportField, importFields } from '../domain/import/fields.ts'
import { pointStreamPath, pointsCalls } from '../points.calls.ts'
import type { PointAnswer } from '../points.contract.ts'
import { deskPointsCalls } from './desk-points.calls.ts'
import type { DeskPoint, DeskPointList, ImportPreview } from './desk-points.contract.ts'

let app: TestApp
let site: string
let admin: Person
let operator: Person
let agent: Person
beforeAll(async () => {
  app = await startTestApp({ streams: [...apiStreams] })
  const jobs = await startJobs({ db: app.db, workers: [], pollSeconds: 0.5 })
  site = await app.app.listen({ port: 0, host: '127.0.0.1' })
  admin = await addPerson(app, 'admin')
  operator = await addPerson(app, 'operator')
  agent = await addPerson(app, 'agent')
  return () => jobs.stop(1_000)
})

const same = (text: string) => ({ uz: text, ru: text, en: text })
const workday = [
  { from: '09:00', to: '13:00' },
  { from: '14:00', to: '18:00' },
]
/** In Chilonzor, Tashkent. */
const counter = {
  kind: 'point',
  name: { uz: 'Chilonzor, 7-punkt', ru: 'Чиланзар, пункт 7', en: 'Chilanzar, point 7' },
  address: same('Bunyodkor 12'),
  landmark: same('Metro'),
  district_id: 205,
  lat: 41.2856,
  lon: 69.2034,
  pin_confirmed: true,
  hours: [workday, workday, workday, workday, workday, [], []],
  holidays: [] as { day: string; hours: typeof workday; note?: { uz: string; ru: string; en: string } }[],
  services: ['drop_off', 'pick_up'],
  limits: { weight_kg: 15, sides_cm: [60, 120, 80] },
  cod: true,
  capacity: 3,
} as const

async function created(changes: object = {}): Promise<DeskPoint> {
  const answer = await app.call(deskPointsCalls.createPoint, {
    body: { ...counter, ...changes },
    headers: operator.headers,
  })
  expect(answer.status, JSON.stringify(answer.body)).toBe(201)
  return answer.body.data as DeskPoint
}

const write = ({ id, version }: DeskPoint, changes: object, who = operator) =>
  app.call(deskPointsCalls.changePoint, {
    params: { id },
    body: { ...counter, version, ...changes },
    headers: who.headers,
  })

const seen = async (id: number, language = 'uz') =>
  (await app.call(pointsCalls.readPoint, { params: { id }, headers: { 'accept-language': language } })).body
    .data as PointAnswer

const say = (who: Person, id: number, body: object) =>
  app.call(pointsCalls.sayAvailability, { params: { id }, body: body as never, headers: who.headers })

const dayFrom = (days: number) =>
  new Date(app.clock.now().getTime() + days * 86_400_000 + 5 * 3_600_000).toISOString().slice(0, 10)

test('what the desk makes is found at once, by its words in any script', async () => {
  const day = dayFrom(3)
  const far = dayFrom(90)
  const note = same('Navroʻz')
  const holidays = [
    { day: far, hours: [] },
    { day, hours: [workday[0]], note },
  ]
  const point = await created({ name: same('Zarafshon burchagi'), holidays })
  expect(point).toMatchObject({ version: 1, state: 'open', said: 'open', photos: [], closes_on: null })
  expect(point.limits.sides_cm).toEqual([120, 80, 60])
  const found = await app.call(pointsCalls.searchPoints, { query: { q: 'Зарафшон' } })
  expect((found.body.data as PointAnswer[]).map(({ id }) => id)).toEqual([point.id])
  const shown = await seen(point.id, 'uz-Cyrl')
  expect(shown.name).toBe('Зарафшон бурчаги')
  expect(shown.holidays).toEqual([{ day, hours: [workday[0]], note: 'Наврўз' }])
  expect(shown).toMatchObject({ free: 3, photos: [] })
  const listed = await app.call(deskPointsCalls.listDeskPoints, {
    query: { q: 'zarafshon' },
    headers: operator.headers,
  })
  expect((listed.body.data as DeskPointList).items).toMatchObject([
    { id: point.id, state: 'open', agents: 0 },
  ])
})

test('what a point cannot be is told field by field', async () => {
  const hours = [[{ from: '18:00', to: '09:00' }], [], [], [], [], [], []]
  const wrong = {
    kind: 'locker',
    hours,
    services: ['packing'],
    limits: { weight_kg: 16, sides_cm: [1, 1, 1] },
  }
  const { status, body } = await app.call(deskPointsCalls.createPoint, {
    body: { ...counter, ...wrong } as never,
    headers: operator.headers,
  })
  expect(status).toBe(422)
  const paths = (body.errors as { path: string }[]).map(({ path }) => path)
  expect(paths).toEqual(['hours.0', 'services', 'cod', 'limits.weight_kg'])
  const away = { ...counter, lat: 39.65, lon: 66.96 }
  const elsewhere = await app.call(deskPointsCalls.createPoint, { body: away, headers: operator.headers })
  expect(elsewhere.body.code).toBe('pin_outside_district')
})

test('a colleague who was faster is not overwritten; what agents say stays out of it', async () => {
  const point = await created()
  expect((await say(operator, point.id, { state: 'full', note: 'joy yoʻq' })).status).toBe(200)
  const first = await write(point, { capacity: 5 })
  expect(first.body.data).toMatchObject({
    version: 2,
    capacity: 5,
    said: 'full',
    availability_note: 'joy yoʻq',
  })
  const second = await write(point, { capacity: 9 }, admin)
  expect([second.status, second.body.code]).toEqual([409, 'point_changed'])
  expect((await seen(point.id)).capacity).toBe(5)
  const log = await app.call(staffCalls.listAudit, {
    query: { object: `point:${point.id}` },
    headers: admin.headers,
  })
  const lines = (log.body.data as { items: { action: string; before: unknown; after: unknown }[] }).items
  expect(lines.map(({ action }) => action)).toEqual(['point.edit', 'point.availability', 'point.create'])
  expect(lines[0]).toMatchObject({ before: { capacity: 3 }, after: { capacity: 5 } })
})

test('photos are public and kept by whoever has them; the seventh is refused', async () => {
  const { id } = await created()
  const add = () => uploadPhoto(app, operator, deskPointsCalls.addPointPhoto, { params: { id } })
  for (let n = 0; n < 6; n++) expect((await add()).status).toBe(200)
  expect(await add()).toMatchObject({ status: 409, body: { code: 'point_photos_full' } })
  const { photos } = await seen(id)
  expect(photos).toHaveLength(6)
  const [first = ''] = photos
  const file = await app.call('GET', first)
  expect([file.status, file.headers['content-type']]).toEqual([200, 'image/jpeg'])
  expect(file.headers['cache-control']).toContain('immutable')
  const photo = first.split('/').at(-1) ?? ''
  const params = { id, photo }
  const removed = await app.call(deskPointsCalls.removePointPhoto, { params, headers: operator.headers })
  expect((removed.body.data as DeskPoint).photos).toHaveLength(5)
  expect((await app.call('GET', first)).status).toBe(404)
})

test('an agent speaks for their own point only, and every open page hears it', async () => {
  const [mine, other] = [await created(), await created()]
  const added = await app.call(deskPointsCalls.addPointAgent, {
    params: { id: mine.id },
    body: { phone: await phoneOf(agent) },
    headers: operator.headers,
  })
  expect(added.body.data).toMatchObject({ agents: [{ person_id: String(agent.id) }], second_step: null })
  expect((await say(agent, other.id, { state: 'full' })).status).toBe(404)

  const messages: LiveMessage[] = []
  const client = openLive({
    url: `${site}${pointStreamPath}`,
    onMessage: (message) => messages.push(message),
    firstWaitMs: 20,
  })
  onTestFinished(() => client.close())
  const comes = (state: string) =>
    eventually(
      () => messages.at(-1)?.data as { id?: number; state?: string },
      (data) => data?.id === mine.id && data.state === state,
    )
  await eventually(
    () => messages.at(-1)?.event,
    (event) => event === 'ready',
  )
  const spoken = await say(agent, mine.id, { state: 'closed_today' })
  expect(spoken.body.data).toMatchObject({ state: 'closed', open_now: false })
  expect((spoken.body.data as PointAnswer).state_until).toMatch(/T19:00:00/)
  await comes('closed')
  await say(agent, mine.id, { state: 'full' })
  await comes('full')
  await say(agent, mine.id, { state: 'open' })
  await comes('open')
  const takers = await app.call(pointsCalls.searchPoints, { query: { fits: '1', near: '41.2856,69.2034' } })
  expect((takers.body.data as PointAnswer[]).map(({ id }) => id)).toContain(mine.id)
})

const phoneOf = async ({ id }: Person) => {
  const { body } = await app.call(staffCalls.listStaff, { query: { role: 'agent' }, headers: admin.headers })
  const all = (body.data as { items: { id: string; phone: string }[] }).items
  return all.find((one) => one.id === String(id))?.phone ?? ''
}

test('an operator posts agents, only an admin makes them', async () => {
  const { id } = await created()
  const add = (who: Person, body: { phone: string; full_name?: string }) =>
    app.call(deskPointsCalls.addPointAgent, { params: { id }, body, headers: who.headers })
  const newcomer = { phone: '935550101', full_name: 'Nodira Aliyeva' }
  expect((await add(operator, newcomer)).body.code).toBe('agent_unknown')
  const made = await add(admin, newcomer)
  expect(made.body.data).toMatchObject({ agents: [{ full_name: 'Nodira Aliyeva' }] })
  expect((made.body.data as { second_step: unknown }).second_step).not.toBeNull()
  const [{ person_id } = { person_id: '' }] = (made.body.data as { agents: { person_id: string }[] }).agents
  const params = { id, person: Number(person_id) }
  const gone = await app.call(deskPointsCalls.removePointAgent, { params, headers: operator.headers })
  expect(gone.body.data).toEqual([])
})

const importRow: Partial<Record<ImportField, string>> = {
  kind: 'point',
  name_uz: 'Jadvaldan',
  name_ru: 'Из таблицы',
  name_en: 'From a sheet',
  district: 'Chilonzor',
  address_uz: 'A',
  address_ru: 'A',
  address_en: 'A',
  landmark_uz: 'B',
  landmark_ru: 'B',
  landmark_en: 'B',
  lat: '41.2856',
  lon: '69.2034',
  mon: '09:00-18:00',
  cod: 'ha',
  capacity: '50',
}

test('a sheet is shown with what is wrong in it, and saved once', async () => {
  const rows = [importRow, { ...importRow, capacity: 'many' }, { ...importRow, lat: '39.65', lon: '66.96' }]
  const cells = rows.map((row) => importFields.map((field) => row[field] ?? ''))
  const file = xlsxOf({ name: 'points', widths: [], rows: [importFields, ...cells] }).toString('base64')
  const read = await app.call(deskPointsCalls.previewImport, { body: { file }, headers: operator.headers })
  expect(read.status, JSON.stringify(read.body)).toBe(200)
  const preview = read.body.data as ImportPreview
  expect(preview).toMatchObject({ ready: 1, errors: 2, missing: [], unknown: [] })
  expect(preview.rows.map(({ n, ok }) => [n, ok])).toEqual([
    [2, true],
    [3, false],
    [4, false],
  ])
  expect(preview.rows[1]?.cells.capacity?.error).toMatchObject({ code: 'invalid_format' })
  expect(preview.rows[2]?.cells.lat?.error).toMatchObject({ code: 'outside_district' })
  const save = (who: Person, skip_errors: boolean) =>
    app.call(deskPointsCalls.saveImport, {
      params: { id: preview.id },
      body: { skip_errors },
      headers: who.headers,
    })
  expect((await save(admin, true)).status).toBe(404)
  expect((await save(operator, false)).body.code).toBe('import_has_errors')
  const saved = await save(operator, true)
  expect(saved.body.data).toMatchObject({ created: 1, left_out: 2 })
  expect((await save(operator, true)).body.code).toBe('import_over')
  const [id = 0] = (saved.body.data as { ids: number[] }).ids
  expect(await seen(id, 'en')).toMatchObject({ name: 'From a sheet', cod: true, capacity: 50 })
})

test('the sheet that we give out is read back without a fault', async () => {
  const sheet = await app.app.inject({
    method: 'GET',
    url: deskPointsCalls.readImportSheet.path,
    headers: operator.headers,
  })
  const file = sheet.rawPayload.toString('base64')
  const read = await app.call(deskPointsCalls.previewImport, { body: { file }, headers: operator.headers })
  expect(read.body.data, JSON.stringify(read.body)).toMatchObject({ ready: 1, errors: 0, missing: [] })
})
