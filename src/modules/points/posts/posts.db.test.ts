import { randomUUID } from 'node:crypto'
import { beforeAll, expect, test } from 'vitest'
import { nameKey } from '#modules/accounts/index.ts'
import { staffCalls } from '#modules/accounts/staff/staff.calls.ts'
import { post } from '#modules/ledger/index.ts'
import { sql } from '#platform/db/sql.ts'
import { addPerson, type Person } from '../../../../tests/scenarios/parcel-world.ts'
import { startTestApp, type TestApp } from '../../../../tests/support/test-app.ts'
import { agentPostCalls } from '../agents/agent-post.calls.ts'
import { findPost } from '../agents/agent-post.repo.ts'
import { deskPointsCalls } from '../desk/desk-points.calls.ts'
import type { DeskPoint } from '../desk/desk-points.contract.ts'
import { postsCalls } from './posts.calls.ts'
import type {
  MoveAnswer,
  PostAgentList,
  PostAgentLook,
  PostCounts,
  PostPointList,
  PostPointLook,
} from './posts.contract.ts'

let app: TestApp
let operator: Person
let other: Person
beforeAll(async () => {
  app = await startTestApp()
  operator = await addPerson(app, 'operator')
  other = await addPerson(app, 'operator')
  await app.db.run(sql`update person set full_name = 'Ikkinchi Operator' where id = ${other.id}`)
})

const same = (text: string) => ({ uz: text, ru: text, en: text })

async function point(name: string, changes: object = {}): Promise<number> {
  const answer = await app.call(deskPointsCalls.createPoint, {
    body: {
      kind: 'point',
      name: same(name),
      address: same('Bunyodkor 12'),
      landmark: same('Metro'),
      district_id: 205,
      lat: 41.2856,
      lon: 69.2034,
      pin_confirmed: true,
      hours: Array.from({ length: 7 }, () => [{ from: '00:00', to: '24:00' }]),
      holidays: [],
      services: ['drop_off', 'pick_up'],
      limits: { weight_kg: 15, sides_cm: [60, 60, 60] },
      cod: true,
      capacity: 100,
      ...changes,
    },
    headers: operator.headers,
  })
  expect(answer.status, JSON.stringify(answer.body)).toBe(201)
  return (answer.body.data as DeskPoint).id
}

async function agent(name: string): Promise<number> {
  const { id } = await addPerson(app, 'agent')
  await app.db.run(sql`update person set full_name = ${name}, name_key = ${nameKey(name)} where id = ${id}`)
  return id
}

type Move = { from: number | null; to: number | null; note?: string; dry_run?: boolean }
const move = (person: number, body: Move, by = operator) =>
  app.call(postsCalls.moveAgentPost, { params: { id: String(person) }, body, headers: by.headers })
async function moved(person: number, body: Move, by = operator): Promise<MoveAnswer> {
  const answer = await move(person, body, by)
  expect(answer.status, JSON.stringify(answer.body)).toBe(200)
  return answer.body.data as MoveAnswer
}
const kindsOf = ({ warnings }: MoveAnswer) => warnings.map(({ kind }) => kind)

type Query = Record<string, string | null | undefined>
const points = async (query: Query) =>
  (await app.call(postsCalls.listPostPoints, { query, headers: operator.headers })).body.data as PostPointList
const agents = async (query: Query) =>
  (await app.call(postsCalls.listPostAgents, { query, headers: operator.headers })).body.data as PostAgentList
const pointIds = async (query: Query) => (await points(query)).items.map(({ id }) => id)
const agentIds = async (query: Query) => (await agents(query)).items.map(({ id }) => Number(id))
const counts = async (query: Query = {}) =>
  (await app.call(postsCalls.countPosts, { query, headers: operator.headers })).body.data as PostCounts
const pointLook = async (id: number) =>
  (await app.call(postsCalls.readPostPoint, { params: { id }, headers: operator.headers })).body
    .data as PostPointLook
const agentLook = async (id: number) =>
  (await app.call(postsCalls.readPostAgent, { params: { id: String(id) }, headers: operator.headers })).body
    .data as PostAgentLook
const suspend = (id: number) => app.db.run(sql`update person set status = 'suspended' where id = ${id}`)
const put = (person: number, amount: number) =>
  post(app.db, {
    key: `test:${randomUUID()}`,
    template: 'order_paid_cash_to_agent',
    facts: { agent: person, amount },
    reference: 'order:1',
    at: app.clock.now(),
  })

test('only operators and administrators look, and nobody else moves anybody', async () => {
  const person = await agent('Begona Agent')
  for (const role of ['customer', 'courier', 'agent', 'cashier'] as const) {
    const { headers } = await addPerson(app, role)
    for (const call of [postsCalls.listPostPoints, postsCalls.listPostAgents, postsCalls.countPosts])
      expect((await app.call(call, { query: {}, headers })).status, role).toBe(403)
    const answer = await app.call(postsCalls.moveAgentPost, {
      params: { id: String(person) },
      body: { from: null, to: null },
      headers,
    })
    expect(answer.status, role).toBe(403)
  }
})

test('an agent is posted, moved and taken away; who, when and why stands on both sides and in the log', async () => {
  const [chorsu, yangi] = [await point('Chorsu tarixi'), await point('Yangi tarix')]
  const person = await agent('Lola Tarixova')
  await moved(person, { from: null, to: chorsu, note: ' Yangi  punkt ' })
  const since = app.clock.now().toISOString()
  app.clock.advance(3_600_000)
  await moved(person, { from: chorsu, to: yangi })
  app.clock.advance(3_600_000)
  const { agent: look } = await moved(person, { from: yangi, to: null, note: 'Taʼtil' })
  expect(look).toMatchObject({ point: null, since: null, state: 'active' })
  expect(look.stays).toMatchObject([
    { point: { id: yangi, name: 'Yangi tarix' }, began: { note: null }, ended: { note: 'Taʼtil' } },
    { point: { id: chorsu }, began: { at: since, by: 'Sinov', note: 'Yangi punkt' }, ended: { note: null } },
  ])
  expect((await pointLook(chorsu)).stays).toMatchObject([{ person: { full_name: 'Lola Tarixova' } }])
  const told = await app.db.many<{ before: object; after: object }>(sql`
    select before, after from audit_entry
    where object = ${`person:${person}`} and action = 'agent-post.edit' order by id`)
  expect(told).toEqual([
    { before: { point_id: null }, after: { point_id: chorsu, note: 'Yangi punkt' } },
    { before: { point_id: chorsu }, after: { point_id: yangi } },
    { before: { point_id: yangi }, after: { point_id: null, note: 'Taʼtil' } },
  ])
})

test('every other way leaves the same history: the old call, the page of a point, a dismissal', async () => {
  const [first, second] = [await point('Boshqa yoʻl 1'), await point('Boshqa yoʻl 2')]
  const person = await agent('Yoʻl Yoʻlov')
  const { phone } = await app.db.one<{ phone: string }>(sql`select phone from person where id = ${person}`)
  const { headers } = operator
  await app.call(agentPostCalls.postAgent, {
    params: { id: String(person) },
    body: { point_id: first },
    headers,
  })
  await app.call(deskPointsCalls.addPointAgent, { params: { id: second }, body: { phone }, headers })
  await app.call(deskPointsCalls.removePointAgent, { params: { id: second, person }, headers })
  await app.call(deskPointsCalls.addPointAgent, { params: { id: first }, body: { phone }, headers })
  const admin = await addPerson(app, 'admin')
  await app.call(staffCalls.dismissStaff, { params: { id: String(person) }, headers: admin.headers })
  expect(await findPost(app.db, person)).toBeUndefined()
  const look = await agentLook(person)
  expect(look).toMatchObject({ state: 'left', point: null })
  expect(look.stays.map((stay) => stay.point.id)).toEqual([first, second, first])
  expect(look.stays.every(({ ended }) => ended !== null)).toBe(true)
  expect(await agentIds({ which: 'left' })).toContain(person)
  expect(await agentIds({ q: 'Yoʻlov' })).toEqual([])
})

test('a dry run tells what there is to know and does nothing', async () => {
  const [old, full] = [await point('Eski joy'), await point('Band joy')]
  const [person, colleague] = [await agent('Kassali Agent'), await agent('Band Agent')]
  await moved(person, { from: null, to: old })
  await moved(colleague, { from: null, to: full })
  await put(person, 80_000)
  await app.db.run(sql`update pickup_point set occupied = 7 where id = ${old}`)
  await app.db.run(sql`update pickup_point set closed = true where id = ${full}`)
  const told = await moved(person, { from: old, to: full, dry_run: true })
  expect(told).toMatchObject({
    done: false,
    agent: { point: { id: old }, cash: 80_000 },
    warnings: [
      { kind: 'drawer_open', amount: 80_000, counted: false },
      { kind: 'nobody_left', point: 'Eski joy', parcels: 7 },
      { kind: 'point_shut', point: 'Band joy', closes_on: null },
      { kind: 'has_agents', names: ['Band Agent'] },
    ],
  })
  expect(await findPost(app.db, person)).toBe(old)
  expect((await agentLook(person)).stays).toHaveLength(1)
})

test('an agreement for another point is told of', async () => {
  const [agreed, elsewhere] = [await point('Kelishilgan joy'), await point('Boshqa joy')]
  const person = await agent('Arizali Agent')
  await app.db.run(sql`
    with letter as (
      insert into lead (kind, name, last_name, phone, created_at)
      select 'agent', 'Arizali', 'Agent', phone, ${app.clock.now()} from person where id = ${person} returning id)
    insert into agent_contract (lead_id, state, state_at, contract, point_id)
    select id, 'live', ${app.clock.now()}, 'A-1', ${agreed} from letter`)
  expect(kindsOf(await moved(person, { from: null, to: elsewhere, dry_run: true }))).toEqual([
    'agreed_elsewhere',
  ])
  expect(kindsOf(await moved(person, { from: null, to: agreed, dry_run: true }))).toEqual([])
  expect((await agentLook(person)).agreed_point).toEqual({ id: agreed, name: 'Kelishilgan joy' })
})

test('refused is only what cannot be put right: a drawer nobody could count, somebody who may not work, no counter', async () => {
  const old = await point('Rad joyi')
  const locker = await point('Rad pochtomati', {
    kind: 'locker',
    cod: false,
    limits: { weight_kg: 15, sides_cm: [60, 40, 30] },
  })
  const person = await agent('Rad Agent')
  await moved(person, { from: null, to: old })
  await put(person, 40_000)
  const away = await move(person, { from: old, to: null })
  expect([away.status, away.body.code]).toEqual([409, 'post_drawer_full'])
  expect(away.body.message).toContain('40')
  expect((await move(person, { from: old, to: locker })).body.code).toBe('point_not_found')
  expect((await move(person, { from: old, to: 999_999 })).body.code).toBe('point_not_found')
  await suspend(person)
  expect((await move(person, { from: old, to: await point('Yangi rad') })).body.code).toBe(
    'post_agent_blocked',
  )
  expect(kindsOf(await moved(person, { from: old, to: null }))).toContain('drawer_open')
  expect((await move(999_999_999, { from: null, to: old })).status).toBe(404)
})

test('of two operators the second hears who was faster; the same wish of the same one is done once', async () => {
  const [home, mine, theirs] = [await point('Bahs uyi'), await point('Meniki'), await point('Uniki')]
  const person = await agent('Bahsli Agent')
  await moved(person, { from: null, to: home })
  const answers = await Promise.all([
    move(person, { from: home, to: mine }),
    move(person, { from: home, to: theirs }, other),
  ])
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
  const stays = (await agentLook(person)).stays.filter(({ ended }) => ended === null)
  expect(stays).toHaveLength(1)
  const now = stays[0]?.point.id ?? null
  await moved(person, { from: now, to: home }, other)
  const late = await move(person, { from: now, to: now === mine ? theirs : mine })
  expect([late.status, late.body.code]).toEqual([409, 'post_moved'])
  expect(late.body.message).toContain('Ikkinchi Operator')
  expect(late.body.message).toContain('Bahs uyi')
  await moved(person, { from: home, to: null }, other)
  expect((await move(person, { from: home, to: mine })).body.code).toBe('post_ended')
  const again = await moved(person, { from: home, to: null }, other)
  expect([again.done, again.warnings]).toEqual([true, []])
})

test('found by a name in any script, by the phone, by the name or the number of the point, from either side', async () => {
  const here = await point('Gulobod punkti')
  const person = await agent('Shahnoza Xoʻjayeva')
  await moved(person, { from: null, to: here })
  const { phone } = await app.db.one<{ phone: string }>(sql`select phone from person where id = ${person}`)
  for (const q of [
    'Шахноза',
    'хўжаева шахноза',
    'Khodjaeva',
    `+998${phone}`,
    phone.slice(3),
    'Гулобод',
    String(here),
  ]) {
    expect(await pointIds({ q }), q).toContain(here)
    expect(await agentIds({ q }), q).toContain(person)
  }
  expect(await pointIds({ q: 'Шахноза Гулобод' })).toEqual([])
  for (const q of ["'", '%%', '\\', '!!']) {
    expect(await pointIds({ q }), q).toEqual([])
    expect(await agentIds({ q }), q).toEqual([])
  }
})

test('quick filters and their counts: points without an agent, points of the blocked, agents without a point; by region', async () => {
  const before = await counts()
  const [empty, blocked, shut] = [
    await point('Boʻsh joy'),
    await point('Bloklangan joy'),
    await point('Yopiq joy'),
  ]
  await app.db.run(sql`update pickup_point set district_id = 122 where id in (${empty}, ${blocked}, ${shut})`)
  await app.db.run(sql`update pickup_point set closes_on = '2020-01-01' where id = ${shut}`)
  const [person, free] = [await agent('Bloklangan Agentcha'), await agent('Boʻsh Agent')]
  await moved(person, { from: null, to: blocked })
  await suspend(person)
  const { region_id: at } = await pointLook(empty)
  expect(await pointIds({ region_id: String(at), which: 'empty' })).toEqual([empty])
  expect(await pointIds({ region_id: String(at), which: 'blocked' })).toEqual([blocked])
  expect(await pointIds({ region_id: String(at) })).toEqual([blocked, empty])
  expect(await agentIds({ region_id: String(at) })).toEqual([person])
  expect(await agentIds({ which: 'none' })).toContain(free)
  expect(await agentIds({ which: 'none' })).not.toContain(person)
  expect(await agentIds({ which: 'blocked' })).toContain(person)
  const after = await counts()
  expect(after.points).toEqual({
    all: before.points.all + 2,
    empty: before.points.empty + 1,
    blocked: before.points.blocked + 1,
  })
  expect(after.agents.none).toBe(before.agents.none + 1)
  expect(after.agents.blocked).toBe(before.agents.blocked + 1)
  expect((await counts({ region_id: String(at) })).points).toEqual({ all: 2, empty: 1, blocked: 1 })
})

test('pages go on where they ended, from either side, each once', async () => {
  for (let n = 0; n < 32; n++) {
    const id = await point(`Sahifali ${n}`)
    const person = await agent(`Sahifador ${n % 3} Agent`)
    if (n % 2 === 0) await moved(person, { from: null, to: id })
    await app.db.run(sql`update pickup_point set occupied = ${n % 5} where id = ${id}`)
  }
  const all: number[] = []
  let cursor: string | null | undefined
  do {
    const page = await points({ q: 'Sahifali', cursor })
    all.push(...page.items.map(({ id }) => id))
    cursor = page.next_cursor
  } while (cursor)
  expect([all.length, new Set(all).size]).toEqual([32, 32])
  const first = await points({ q: 'Sahifali' })
  expect(first.items[0]).toMatchObject({ occupied: 4, agents: [{ state: 'active' }] })
  const people = await agents({ q: 'Sahifador' })
  expect(people.items).toHaveLength(30)
  const rest = await agents({ q: 'Sahifador', cursor: people.next_cursor })
  expect([rest.items.length, rest.next_cursor]).toEqual([2, null])
  expect(new Set([...people.items, ...rest.items].map(({ id }) => id)).size).toBe(32)
})
