import { randomUUID } from 'node:crypto'
import { beforeAll, expect, test } from 'vitest'
import type { Call } from '#platform/calls/call.ts'
import { sql } from '#platform/db/sql.ts'
import { addPerson, type Person } from '../../../../tests/scenarios/parcel-world.ts'
import { flatPng } from '../../../../tests/support/attack-files.ts'
import { formBody, formType } from '../../../../tests/support/form-body.ts'
import { requestOf } from '../../../../tests/support/named-call.ts'
import { uploadPhoto } from '../../../../tests/support/picture.ts'
import { startTestApp, type TestApp } from '../../../../tests/support/test-app.ts'
import { importFields } from '../domain/import/fields.ts'
import { pointsCalls } from '../points.calls.ts'
import { deskPointsCalls } from './desk-points.calls.ts'
import type { DeskPoint, ImportPreview } from './desk-points.contract.ts'

// What somebody would try who wants to do harm, or who is merely fast.

let app: TestApp
let admin: Person
let operator: Person
beforeAll(async () => {
  app = await startTestApp()
  admin = await addPerson(app, 'admin')
  operator = await addPerson(app, 'operator')
})

const same = (text: string) => ({ uz: text, ru: text, en: text })
const counter = {
  kind: 'point',
  name: same('Chilonzor, 8-punkt'),
  address: same('Bunyodkor 12'),
  landmark: same('Metro'),
  district_id: 205,
  lat: 41.2856,
  lon: 69.2034,
  pin_confirmed: true,
  hours: Array.from({ length: 7 }, () => [{ from: '09:00', to: '18:00' }]),
  holidays: [],
  services: ['drop_off', 'pick_up'],
  limits: { weight_kg: 15, sides_cm: [120, 120, 120] },
  cod: true,
  capacity: 3,
} as const

/** With a key of its own: no answer is one that is remembered. */
const send = (who: Person, call: Call, given: { params?: object; body?: object }) =>
  app.call<Call>(call, { ...given, headers: { ...who.headers, 'idempotency-key': randomUUID() } } as never)

const created = async () =>
  (await send(operator, deskPointsCalls.createPoint, { body: counter })).body.data as DeskPoint

test('nobody but the desk reaches any call of it, and only an admin closes', async () => {
  const { id } = await created()
  const params = { id, person: operator.id, photo: 'x'.repeat(22) }
  const closing = { from: '2099-01-01', reason: 'Ijara tugadi', dry_run: true }
  for (const role of ['customer', 'courier', 'agent', 'cashier'] as const) {
    const who = await addPerson(app, role)
    for (const [name, call] of Object.entries(deskPointsCalls))
      expect([name, role, (await send(who, call, { params, body: closing })).status]).toEqual([
        name,
        role,
        403,
      ])
  }
  const close = (who: Person) => send(who, deskPointsCalls.closePoint, { params: { id }, body: closing })
  expect([(await close(operator)).status, (await close(admin)).status]).toEqual([403, 200])
})

async function read(who: Person, name = 'Jadvaldan'): Promise<ImportPreview> {
  const words = Object.fromEntries(
    ['name', 'address', 'landmark'].flatMap((part) =>
      ['uz', 'ru', 'en'].map((of) => [`${part}_${of}`, name]),
    ),
  )
  const cells: Record<string, string> = {
    ...words,
    kind: 'point',
    district: 'Chilonzor',
    lat: '41.2856',
    lon: '69.2034',
    capacity: '5',
  }
  const csv = [importFields.join(','), importFields.map((field) => cells[field] ?? '').join(',')].join('\n')
  const file = Buffer.from(csv).toString('base64')
  const answer = await send(who, deskPointsCalls.previewImport, { body: { file } })
  expect(answer.status, JSON.stringify(answer.body)).toBe(200)
  return answer.body.data as ImportPreview
}

const save = (who: Person, id: string) =>
  send(who, deskPointsCalls.saveImport, { params: { id }, body: { skip_errors: true } })

test('a sheet that is saved twice at the same moment makes its points once', async () => {
  const name = `Baravar ${randomUUID()}`
  const { id } = await read(operator, name)
  const answers = await Promise.all([save(operator, id), save(operator, id), save(operator, id)])
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409])
  const { made } = await app.db.one<{ made: number }>(sql`
    select count(*)::integer as made from pickup_point where name ->> 'uz' = ${name}`)
  expect(made).toBe(1)
})

test('sheets that wait for a yes are few and young', async () => {
  const first = await read(operator)
  // Nine more, as they are kept.
  await app.db.run(sql`
    insert into point_import (id, person_id, created_at, rows)
    select id || n, person_id, created_at + interval '1 second', rows
    from point_import, generate_series(1, 9) as n where id = ${first.id}`)
  await read(operator)
  expect((await save(operator, first.id)).status).toBe(404)
  const old = await read(admin)
  await app.db.run(sql`
    update point_import set created_at = created_at - interval '25 hours' where id = ${old.id}`)
  expect((await save(admin, old.id)).status).toBe(404)
})

test('a name with signs that nobody sees is told, and makes no point', async () => {
  const { ready, rows } = await read(operator, 'Chorsu\u202epunkti')
  expect(ready).toBe(0)
  expect(rows[0]?.cells.name_ru?.error?.code).toBe('invalid_format')
})

test('what is no sheet, or grows when it is opened, is refused', async () => {
  const preview = async (bytes: Buffer) =>
    (await send(operator, deskPointsCalls.previewImport, { body: { file: bytes.toString('base64') } })).status
  expect(await preview(Buffer.from('PK\x03\x04 nothing'))).toBe(422)
  const row = `${'a'.repeat(200)},b\n`
  expect(await preview(Buffer.from(`kind,name_uz\n${row.repeat(600)}`))).toBe(422)
  expect(await preview(Buffer.alloc(740_000, 'a'))).toBe(422)
})

test('a flood of pixels is no photo; photos are put in another order, but not over those of a colleague', async () => {
  const { id, version } = await created()
  const flood = await app.app.inject({
    ...requestOf(deskPointsCalls.addPointPhoto, { params: { id } }),
    headers: { ...operator.headers, 'content-type': formType },
    payload: formBody([
      { name: 'file', value: flatPng(50_000, 50_000, 50), fileName: 'a.png', type: 'image/png' },
    ]),
  })
  expect(flood.json().code).toBe('image_too_large')
  for (let n = 0; n < 2; n++)
    await uploadPhoto(app, operator, deskPointsCalls.addPointPhoto, { params: { id } })
  const now = (await send(operator, deskPointsCalls.readDeskPoint, { params: { id } })).body.data as DeskPoint
  const [one = '', other = ''] = now.photos.map((photo) => photo.id)
  // Whoever is writing meanwhile is not told that a colleague was faster.
  expect(now.version).toBe(version)
  const order = (photos: string[]) =>
    send(operator, deskPointsCalls.orderPointPhotos, { params: { id }, body: { photos } })
  const turned = (await order([other, one])).body.data as DeskPoint
  expect(turned.photos.map((photo) => photo.id)).toEqual([other, one])
  for (const wrong of [[one], [one, one], [one, 'x'.repeat(22)]])
    expect((await order(wrong)).body.code).toBe('point_changed')
})

test('of two points that close towards each other one stays', async () => {
  const [one, other] = [await created(), await created()]
  const close = (from: DeskPoint, to: DeskPoint) =>
    send(admin, deskPointsCalls.closePoint, {
      params: { id: from.id },
      body: { from: '2099-01-01', reason: 'Ijara tugadi', to_point_id: to.id },
    })
  const answers = await Promise.all([close(one, other), close(other, one)])
  expect(answers.map(({ status, body }) => body.code ?? status).sort()).toEqual([
    200,
    'point_closing_elsewhere',
  ])
})

test('two who write at the same moment: one is told, nothing is lost', async () => {
  const { id, version } = await created()
  const write = (capacity: number) =>
    send(operator, deskPointsCalls.changePoint, { params: { id }, body: { ...counter, version, capacity } })
  const answers = await Promise.all([write(7), write(8)])
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
  const kept = answers.find(({ status }) => status === 200)?.body.data as DeskPoint
  const now = (await send(operator, deskPointsCalls.readDeskPoint, { params: { id } })).body.data
  expect(now).toMatchObject({ capacity: kept.capacity, version: 2 })
})

test('what was shut until further notice opens when somebody says so', async () => {
  const { id } = await created()
  await app.db.run(sql`update pickup_point set closed = true where id = ${id}`)
  const before = (await send(operator, deskPointsCalls.readDeskPoint, { params: { id } })).body.data
  expect(before).toMatchObject({ state: 'closed', said: 'closed_today' })
  const said = await send(operator, pointsCalls.sayAvailability, { params: { id }, body: { state: 'open' } })
  expect(said.body.data).toMatchObject({ state: 'open' })
})
