import { beforeAll, expect, test } from 'vitest'
import { loadDemoPoints } from '#modules/points/index.ts'
import type { InputOf } from '#platform/calls/address.ts'
import { sql } from '#platform/db/sql.ts'
import { createForms } from '#web/server/forms.server.ts'
import { addPerson, type Person } from '../../../../tests/scenarios/parcel-world.ts'
import { catalogs } from '../../../../tests/support/catalogs.ts'
import { startTestApp, type TestApp } from '../../../../tests/support/test-app.ts'
import { leadCalls } from '../leads/leads.calls.ts'
import type { DeskLeadList } from '../leads/leads.contract.ts'
import { sweepContent } from '../leads/leads.service.ts'
import { agentCalls } from './agents.calls.ts'
import type { AgentDetail, AgentList } from './agents.contract.ts'

let app: TestApp
let operator: Person
let admin: Person
beforeAll(async () => {
  app = await startTestApp()
  operator = await addPerson(app, 'operator')
  admin = await addPerson(app, 'admin')
  await loadDemoPoints(app, app.clock.now())
})

type Step = InputOf<typeof agentCalls.moveAgent>['body']

let phones = 937_000_000
const typed = (about: object = {}) => ({
  name: 'Sardor',
  phone: String(++phones),
  region_id: '14',
  address: 'Chilonzor, 5-mavze, bozor yonida',
  ...about,
})

const send = (values: Record<string, string>) =>
  createForms({ ...app, translate: catalogs.translate })('agent', values, {
    locale: 'uz',
    network: `10.4.0.${phones % 250}`,
    page: '/become-agent',
  })

async function applied(): Promise<string> {
  const values = typed()
  expect(await send(values)).toEqual({ taken: true })
  const { body } = await app.call(agentCalls.listAgents, {
    query: { state: 'new' },
    headers: operator.headers,
  })
  const mine = (body.data as AgentList).items.find(({ phone }) => phone === values.phone)
  return mine?.id ?? ''
}

const move = (id: string, body: Step, { headers }: Person = operator) =>
  app.call(agentCalls.moveAgent, { params: { id }, body, headers })

async function movedTo(id: string, ...steps: Step[]): Promise<void> {
  for (const step of steps) expect((await move(id, step)).status).toBe(200)
}

const untilSigned: Step[] = [
  { from: 'new', to: 'talking' },
  { from: 'talking', to: 'contract_sent' },
  { from: 'contract_sent', to: 'signed', contract: 'A-1' },
]

async function letter(id: string) {
  const { body } = await app.call(leadCalls.listLeads, {
    query: { kind: 'agent', state: 'all' },
    headers: operator.headers,
  })
  return (body.data as DeskLeadList).items.find((one) => one.id === id)
}

async function pointIds(count: number): Promise<number[]> {
  const rows = await app.db.many<{ id: number }>(
    sql`select id from pickup_point where not closed and id not in (select point_id from agent_contract where point_id is not null) order by id limit ${count}`,
  )
  return rows.map(({ id }) => id)
}

test('the form asks where the place is; by the API a letter without one is taken too', async () => {
  const refused = await send(typed({ region_id: '', address: ' ' }))
  expect(refused).toMatchObject({
    taken: false,
    faults: { region_id: expect.any(String), address: expect.any(String) },
  })
  const id = await applied()
  expect(await letter(id)).toMatchObject({ region_id: 14, address: 'Chilonzor, 5-mavze, bozor yonida' })
  const bare = { kind: 'agent', name: 'Lola', phone: String(++phones) } as const
  expect((await app.call(leadCalls.leaveContacts, { body: bare })).status).toBe(201)
})

test('from the letter to a live point: the inbox goes along, each step is kept with its note', async () => {
  const id = await applied()
  await movedTo(id, ...untilSigned)
  expect(await letter(id)).toMatchObject({ state: 'in_work', owner: { id: String(operator.id) } })
  const [point = 0] = await pointIds(1)
  expect((await move(id, { from: 'signed', to: 'live' })).body).toMatchObject({
    code: 'invalid_input',
    errors: [{ path: 'point_id', code: 'required' }],
  })
  const live = await move(id, { from: 'signed', to: 'live', point_id: point })
  expect(live.body.data).toMatchObject({ state: 'live', contract: 'A-1', point_id: point })
  const { history } = live.body.data as AgentDetail
  expect(history.map(({ state }) => state)).toEqual(['new', 'talking', 'contract_sent', 'signed', 'live'])
  expect(await letter(id)).toMatchObject({ state: 'handled' })
  expect((await move(id, { from: 'signed', to: 'live', point_id: point })).status).toBe(200)

  await movedTo(id, { from: 'live', to: 'signed', note: 'Punkt notoʻgʻri tanlangan' })
  expect((await letter(id))?.state).toBe('in_work')
})

test('a point is opened for one application, and has to be there', async () => {
  const [first, second] = [await applied(), await applied()]
  await movedTo(first, ...untilSigned)
  await movedTo(second, ...untilSigned)
  const [point = 0, other = 0] = await pointIds(2)
  const answers = await Promise.all(
    [first, second].map((id) => move(id, { from: 'signed', to: 'live', point_id: point })),
  )
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
  const left = answers[0]?.status === 409 ? first : second
  expect((await move(left, { from: 'signed', to: 'live', point_id: point })).body.code).toBe(
    'agent_point_taken',
  )
  expect((await move(left, { from: 'signed', to: 'live', point_id: 99_999_999 })).body.code).toBe(
    'agent_point_unusable',
  )
  await app.db.run(sql`update pickup_point set closed = true where id = ${other}`)
  expect((await move(left, { from: 'signed', to: 'live', point_id: other })).body.code).toBe(
    'agent_point_unusable',
  )
})

test('who moves says where it was seen; a colleague who was faster is told', async () => {
  const id = await applied()
  const answers = await Promise.all(
    [operator, admin].map((who) => move(id, { from: 'new', to: 'talking' }, who)),
  )
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
  expect((await move(id, { from: 'talking', to: 'live', point_id: 1 })).body.code).toBe(
    'agent_move_impossible',
  )
  const contact = { kind: 'contact', name: 'Lola', phone: String(++phones), message: 'Salom' } as const
  const { body } = await app.call(leadCalls.leaveContacts, { body: contact })
  const other = (body.data as { id: string }).id
  expect((await move(other, { from: 'new', to: 'talking' })).status).toBe(404)
})

test('notes stand among the steps, and everything goes with the letter after a year', async () => {
  const id = await applied()
  const noted = await app.call(agentCalls.noteAgent, {
    params: { id },
    body: { text: 'Ertaga koʻramiz' },
    headers: operator.headers,
  })
  expect((noted.body.data as AgentDetail).history.at(-1)).toMatchObject({
    state: 'new',
    note: 'Ertaga koʻramiz',
  })
  app.clock.advance(367 * 24 * 3_600_000)
  await sweepContent(app.db, app.clock.now())
  expect(await app.db.one(sql`select count(*)::int as n from agent_contract_step`)).toEqual({ n: 0 })
})
