import { beforeAll, expect, test } from 'vitest'
import { staffCalls } from '#modules/accounts/staff/staff.calls.ts'
import { sql } from '#platform/db/sql.ts'
import { createForms } from '#web/server/forms.server.ts'
import { addPerson, type Person } from '../../../../tests/scenarios/parcel-world.ts'
import { catalogs } from '../../../../tests/support/catalogs.ts'
import { startTestApp, type TestApp } from '../../../../tests/support/test-app.ts'
import { leadCalls } from './leads.calls.ts'
import type { DeskLead, DeskLeadList, LeadMarkRequest } from './leads.contract.ts'
import { sweepContent } from './leads.service.ts'

let app: TestApp
let operator: Person
let admin: Person
beforeAll(async () => {
  app = await startTestApp()
  operator = await addPerson(app, 'operator')
  admin = await addPerson(app, 'admin')
})

type Query = { state?: 'new' | 'handled'; kind?: DeskLead['kind']; cursor?: string }

async function listed(query: Query = {}, { headers }: Person = operator): Promise<DeskLeadList> {
  const { status, body } = await app.call(leadCalls.listLeads, { query, headers })
  expect(status).toBe(200)
  return body.data as DeskLeadList
}

const mark = (id: string, body: LeadMarkRequest, { headers }: Person = operator) =>
  app.call(leadCalls.markLead, { params: { id }, body, headers })

let letters = 0

async function written(kind: DeskLead['kind'], words = `Salom, ${++letters}-xat`): Promise<string> {
  const body = { kind, name: 'Dilnoza', phone: '901112233', message: words }
  const answer = await app.call(leadCalls.leaveContacts, { body, from: `10.1.${kind.length}.1` })
  expect(answer.status).toBe(201)
  return (answer.body.data as { id: string }).id
}

test('every form of the site comes to the desk under its own name, newest first, in the language it was written in', async () => {
  const submit = createForms({ ...app, translate: catalogs.translate, leads: { network: 9, total: 99 } })
  const typed = { name: 'Дилноза', phone: '90 111-22-33', email: 'd@example.uz', message: 'Где пункт?' }
  for (const form of ['contact', 'report', 'business', 'partner'] as const)
    expect(
      await submit(
        form,
        { ...typed, kind: 'agent' },
        { locale: 'ru', network: '10.0.0.9', page: '/contact-us' },
      ),
    ).toEqual({
      taken: true,
    })
  const { items } = await listed()
  expect(items.slice(0, 4).map(({ kind }) => kind)).toEqual(['partner', 'business', 'report', 'contact'])
  expect(items[3]).toMatchObject({
    state: 'new',
    name: 'Дилноза',
    phone: '901112233',
    email: 'd@example.uz',
    message: 'Где пункт?',
    language: 'ru',
    handled: null,
    note: null,
    owner: null,
    page: '/contact-us',
    suspect: [],
    times: 1,
    answers: [],
  })
  const partners = await listed({ kind: 'partner' })
  expect(partners.items.map(({ kind }) => kind)).toEqual(['partner'])
})

test('a message is handled once, with a note, a name and a time; it leaves those that wait and can be opened again', async () => {
  const id = await written('contact')
  const body = { state: 'handled', note: 'Qoʻngʻiroq qildim' } as const
  const at = app.clock.now().toISOString()
  const first = await mark(id, body)
  expect(first.body.data).toMatchObject({ state: 'handled', handled: { by: 'Sinov', at }, note: body.note })
  app.clock.advance(60_000)
  expect((await mark(id, body)).body.data).toEqual(first.body.data)
  for (const [wish, who] of [
    [{ ...body, note: 'Spam' }, operator],
    [body, admin],
  ] as const)
    expect(await mark(id, wish, who)).toMatchObject({ status: 409, body: { code: 'lead_handled' } })

  expect((await listed()).items.some((lead) => lead.id === id)).toBe(false)
  expect((await listed({ state: 'handled' })).items[0]).toEqual(first.body.data)

  expect((await mark(id, { state: 'new' }, admin)).body.data).toMatchObject({
    state: 'new',
    handled: null,
    note: body.note,
  })
  expect((await mark(id, { state: 'new' }, admin)).status).toBe(200)
  expect((await listed()).items.some((lead) => lead.id === id)).toBe(true)

  const log = await app.call(staffCalls.listAudit, {
    query: { object: `lead:${id}` },
    headers: admin.headers,
  })
  const { items } = log.body.data as { items: Record<string, unknown>[] }
  // The log stays for good: it says what was done to which message, and nothing of what people wrote.
  expect(items.map(({ action, before, after }) => ({ action, before, after }))).toEqual([
    { action: 'lead.reopen', before: { handled: true }, after: { handled: false } },
    { action: 'lead.handle', before: { handled: false }, after: { handled: true } },
  ])
})

test('two who press at once: one has handled it, the other is told', async () => {
  const id = await written('report')
  const answers = await Promise.all(
    [operator, admin].map((who) => mark(id, { state: 'handled', note: 'Koʻrdim' }, who)),
  )
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
})

test('a mark says what was done, and about a message that exists', async () => {
  const id = await written('contact')
  for (const body of [{ state: 'handled' }, { state: 'handled', note: ' ' }, { state: 'done', note: 'x' }])
    expect((await mark(id, body as LeadMarkRequest)).status).toBe(422)
  expect((await mark(id, { state: 'handled', note: 'x'.repeat(501) })).status).toBe(422)
  expect((await mark('999999999', { state: 'new' })).status).toBe(404)
})

test('only operators and administrators read what strangers wrote', async () => {
  const id = await written('contact')
  for (const role of ['customer', 'courier', 'agent', 'cashier'] as const) {
    const person = await addPerson(app, role)
    expect((await app.call(leadCalls.listLeads, { headers: person.headers })).status).toBe(403)
    expect((await mark(id, { state: 'handled', note: 'x' }, person)).status).toBe(403)
  }
  expect((await app.call(leadCalls.listLeads, {})).status).toBe(401)
  expect((await listed({}, admin)).items[0]?.id).toBe(id)
})

test('long lists come page by page without a gap, and the note goes with its message after a year', async () => {
  await app.db.run(sql`
    insert into lead (kind, name, phone, network, created_at)
    select 'agent', 'Sinov ' || n, '901112233', '10.9.9.9', ${app.clock.now()} from generate_series(1, 51) n`)
  const first = await listed({ kind: 'agent' })
  const rest = await listed({ kind: 'agent', cursor: first.next_cursor ?? '' })
  expect([first.items.length, rest.items.length, rest.next_cursor]).toEqual([50, 1, null])
  const names = [...first.items, ...rest.items].map(({ name }) => name)
  expect(names).toEqual(Array.from({ length: 51 }, (_, n) => `Sinov ${51 - n}`))

  const [oldest] = rest.items
  await mark(oldest?.id ?? '', { state: 'handled', note: 'Spam' })
  app.clock.advance(367 * 24 * 3_600_000)
  await sweepContent(app.db, app.clock.now())
  expect(await app.db.one(sql`select count(*)::int as n from lead`)).toEqual({ n: 0 })
})
