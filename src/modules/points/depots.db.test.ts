import { beforeAll, expect, test } from 'vitest'
import { findPersonByPhone, loadDemoDepotAgent } from '#modules/accounts/index.ts'
import { noRoads } from '#modules/roads/index.ts'
import { sql } from '#platform/db/sql.ts'
import { addPerson, type Person } from '../../../tests/scenarios/parcel-world.ts'
import { startTestApp, type TestApp } from '../../../tests/support/test-app.ts'
import { agentPostCalls } from './agents/agent-post.calls.ts'
import { findPost } from './agents/agent-post.repo.ts'
import { loadDemoDepotPost, loadDemoDepots } from './demo/demo-points.service.ts'
import { deskPointsCalls } from './desk/desk-points.calls.ts'
import type { DeskPoint } from './desk/desk-points.contract.ts'
import { countByDistrict } from './directory.repo.ts'
import { changesFor } from './point-changes.service.ts'
import { pointsCalls } from './points.calls.ts'
import { pointMapQuery, pointsQuery } from './points.contract.ts'
import {
  countPoints,
  findCounters,
  findDepots,
  findNamedPoints,
  findPlace,
  findPoint,
} from './points.repo.ts'
import { pointMap, searchPoints } from './points.service.ts'

let app: TestApp
let operator: Person
beforeAll(async () => {
  app = await startTestApp()
  operator = await addPerson(app, 'operator')
})

const same = (text: string) => ({ uz: text, ru: text, en: text })
const depot = {
  kind: 'depot',
  name: same('Chilonzor ombori'),
  address: same('Bunyodkor 12'),
  landmark: same('Metro'),
  district_id: 205,
  lat: 41.2856,
  lon: 69.2034,
  pin_confirmed: true,
  hours: Array.from({ length: 7 }, () => [{ from: '00:00', to: '24:00' }]),
  holidays: [],
  services: [],
  limits: { weight_kg: 1_000, sides_cm: [1_000, 1_000, 1_000] },
  cod: false,
  capacity: 5_000,
} as const

async function created(changes: object = {}): Promise<DeskPoint> {
  const answer = await app.call(deskPointsCalls.createPoint, {
    body: { ...depot, ...changes },
    headers: operator.headers,
  })
  expect(answer.status, JSON.stringify(answer.body)).toBe(201)
  return answer.body.data as DeskPoint
}

test('a depot is in no answer that customers get', async () => {
  const { id } = await created()
  const { db } = app
  const now = app.clock.now()
  const asker = { locale: 'uz', now } as const
  const near = { near: '41.2856,69.2034', radius: '5', limit: '200' }
  const { value: found } = await searchPoints({ db, ...noRoads }, pointsQuery.parse(near), asker)
  expect(found.map((point) => point.id)).not.toContain(id)
  const { value: spots } = await pointMap({ db }, pointMapQuery.parse({ q: 'Chilonzor' }), asker)
  expect(spots).toEqual([])
  const read = await app.call(pointsCalls.readPoint, { params: { id } })
  expect(read.status).toBe(404)
  expect(await findPoint(db, id)).toBeUndefined()
  expect(await findNamedPoints(db, now)).toEqual([])
  expect((await findCounters(db, [205])).size).toBe(0)
  expect((await countByDistrict(db, '2026-11-18')).get(205)).toBeUndefined()
  expect(await countPoints(db)).toEqual({ points: 0, lockers: 0 })
  const events = await changesFor(db, now)(undefined, 0)
  expect(events?.filter(({ event }) => event === 'point')).toEqual([])
  const known = await db.many(
    sql`select place_key from known_address where place_key like ${`point:${id}:%`}`,
  )
  expect(known).toEqual([])
})

test('staff find depots, post agents there and write what they are', async () => {
  const { id, version } = await created({ name: same('Sergeli ombori') })
  const list = await app.call(deskPointsCalls.listDeskPoints, {
    query: { kind: 'depot', q: 'Sergeli' },
    headers: operator.headers,
  })
  expect(list.body.data).toMatchObject({ items: [{ id, kind: 'depot' }] })
  expect(await findPlace(app.db, id)).toMatchObject({ kind: 'depot', limits: { weightGrams: 1_000_000 } })
  const agent = await addPerson(app, 'agent')
  const posted = await app.call(agentPostCalls.postAgent, {
    params: { id: String(agent.id) },
    body: { point_id: id },
    headers: operator.headers,
  })
  expect(posted.body.data).toEqual({ person_id: String(agent.id), point_id: id })
  const turned = await app.call(deskPointsCalls.changePoint, {
    params: { id },
    body: { ...depot, kind: 'point', services: ['drop_off'], version },
    headers: operator.headers,
  })
  expect(turned.body).toMatchObject({ code: 'invalid_input' })
})

test('a depot offers customers nothing, and a point something', async () => {
  const answer = (body: object) =>
    app.call(deskPointsCalls.createPoint, { body: { ...depot, ...body }, headers: operator.headers })
  expect((await answer({ services: ['drop_off'] })).status).toBe(422)
  const limits = { weight_kg: 15, sides_cm: [60, 60, 60] }
  expect((await answer({ kind: 'point', limits, services: [] })).status).toBe(422)
  expect((await answer({ kind: 'point', services: ['drop_off'] })).status).toBe(422)
})

test('the demo has a depot in every region, and somebody who works at one', async () => {
  const before = (await findDepots(app.db)).length
  await loadDemoDepots({ db: app.db }, app.clock.now())
  const depots = await findDepots(app.db)
  expect(depots.length - before).toBe(14)
  expect(new Set(depots.map(({ name }) => name.uz)).size).toBe(depots.length)
  await loadDemoDepotAgent(app, app.clock.now())
  await loadDemoDepotPost(app, app.clock.now())
  const agent = await findPersonByPhone(app.db, '901000019')
  expect(depots.map(({ id }) => id)).toContain(agent && (await findPost(app.db, agent.id)))
})
