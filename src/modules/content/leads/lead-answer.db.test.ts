import { beforeAll, expect, test } from 'vitest'
import { staffCalls } from '#modules/accounts/staff/staff.calls.ts'
import { sql } from '#platform/db/sql.ts'
import { createForms } from '#web/server/forms.server.ts'
import { addPerson, type Person } from '../../../../tests/scenarios/parcel-world.ts'
import { catalogs } from '../../../../tests/support/catalogs.ts'
import { lead } from '../../../../tests/support/factories.ts'
import { startTestApp, type TestApp } from '../../../../tests/support/test-app.ts'
import { leadCalls } from './leads.calls.ts'
import type { DeskLead, DeskLeadList, LeadAnswerRequest } from './leads.contract.ts'
import { sweepContent } from './leads.service.ts'

let app: TestApp
let operator: Person
let admin: Person
beforeAll(async () => {
  app = await startTestApp()
  operator = await addPerson(app, 'operator')
  admin = await addPerson(app, 'admin')
})

let phones = 935_000_000
async function written(about: Record<string, unknown> = {}): Promise<string> {
  const body = lead({ kind: 'contact', phone: String(++phones), message: 'Narxi qancha?', ...about })
  const { status, body: answer } = await app.call(leadCalls.leaveContacts, { body })
  expect(status).toBe(201)
  return (answer.data as { id: string }).id
}

type Query = Partial<Record<'state' | 'owner' | 'suspect' | 'q' | 'kind', string>>

async function idsOf(query: Query, { headers }: Person = operator): Promise<string[]> {
  const { body } = await app.call(leadCalls.listLeads, { query: query as { q?: string }, headers })
  return (body.data as DeskLeadList).items.map(({ id }) => id)
}

const hand = (id: string, from: Person | null, to: Person | null, { headers }: Person = operator) => {
  const body = { from: from && String(from.id), to: to && String(to.id) }
  return app.call(leadCalls.handLead, { params: { id }, body, headers })
}

const answer = (id: string, body: LeadAnswerRequest, { headers }: Person = operator) =>
  app.call(leadCalls.answerLead, { params: { id }, body, headers })

const letter = { channel: 'email', text: 'Assalomu alaykum!\n\nNarxi sahifada.' } as const

test('a message is taken, handed to a colleague and let go; whoever saw it otherwise is told', async () => {
  const id = await written()
  const taken = await hand(id, null, operator)
  expect(taken.body.data).toMatchObject({
    state: 'in_work',
    owner: { id: String(operator.id), name: 'Sinov' },
  })
  expect((await hand(id, null, operator)).status).toBe(200)
  expect(await hand(id, null, admin, admin)).toMatchObject({ status: 409, body: { code: 'lead_taken' } })

  for (const [query, who, found] of [
    [{ owner: 'mine' }, operator, true],
    [{ owner: 'mine' }, admin, false],
    [{ owner: 'nobody' }, operator, false],
    [{ state: 'new' }, operator, false],
    [{ state: 'in_work' }, admin, true],
    [{}, admin, true],
  ] as const)
    expect([query, (await idsOf(query, who)).includes(id)]).toEqual([query, found])

  const mark = { params: { id }, body: { state: 'handled', note: 'Javob berdim' } as const }
  expect(await app.call(leadCalls.markLead, { ...mark, headers: admin.headers })).toMatchObject({
    status: 409,
    body: { code: 'lead_taken' },
  })
  expect((await hand(id, operator, admin)).body.data).toMatchObject({ owner: { id: String(admin.id) } })
  expect((await hand(id, admin, null, admin)).body.data).toMatchObject({ state: 'new', owner: null })
  const courier = await addPerson(app, 'courier')
  expect((await hand(id, null, courier)).status).toBe(404)
  expect((await hand('999999999', null, operator)).status).toBe(404)
})

test('only colleagues who may answer are offered', async () => {
  const { body } = await app.call(leadCalls.listLeadColleagues, { headers: operator.headers })
  const ids = (body.data as { id: string }[]).map(({ id }) => id)
  expect(ids).toEqual(expect.arrayContaining([String(operator.id), String(admin.id)]))
  const roles = await app.db.many<{ role: string }>(
    sql`select distinct role from person where id = any(${ids.map(Number)})`,
  )
  expect(roles.map(({ role }) => role).sort()).toEqual(['admin', 'operator'])
})

test('two who take it at once: one has it, the other is told', async () => {
  const id = await written()
  const answers = await Promise.all([hand(id, null, operator), hand(id, null, admin, admin)])
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
})

test('an answer by e-mail quotes the question, takes the message and stands in its history, waiting to go out', async () => {
  const id = await written()
  const first = await answer(id, letter)
  expect(first.status).toBe(201)
  expect(first.body.data).toMatchObject({
    state: 'in_work',
    owner: { id: String(operator.id) },
    answers: [{ channel: 'email', state: 'waiting', text: letter.text, by: 'Sinov' }],
  })
  const row = await app.db.one<{ words: object; email: string }>(
    sql`select words, email from answer where about = 'lead' and about_id = ${Number(id)}`,
  )
  expect(row).toMatchObject({ email: 'shahnoza@example.uz', words: { quote: 'Narxi qancha?' } })
  expect(await answer(id, letter, admin)).toMatchObject({ status: 409, body: { code: 'lead_taken' } })

  await answer(id, { channel: 'sms', template: 'not_reached' })
  await app.call(leadCalls.markLead, {
    params: { id },
    body: { state: 'handled', note: 'Yozma javob berdim' },
    headers: operator.headers,
  })
  expect(await answer(id, letter)).toMatchObject({ status: 409, body: { code: 'lead_handled' } })

  const log = await app.call(staffCalls.listAudit, {
    query: { object: `lead:${id}` },
    headers: admin.headers,
  })
  const lines = (log.body.data as { items: { action: string; after: unknown }[] }).items
  expect(lines.map(({ action, after }) => [action, after])).toEqual([
    ['lead.handle', { handled: true }],
    ['lead.answer', { channel: 'sms' }],
    ['lead.answer', { channel: 'email' }],
  ])
})

test('the same answer sent twice with one key goes out once', async () => {
  const id = await written()
  const headers = { ...operator.headers, 'idempotency-key': 'answer-once' }
  const send = () => app.call(leadCalls.answerLead, { params: { id }, body: letter, headers })
  expect((await send()).status).toBe(201)
  expect((await send()).status).toBe(201)
  const { n } = await app.db.one<{ n: number }>(
    sql`select count(*)::int as n from answer where about_id = ${Number(id)} and about = 'lead'`,
  )
  expect(n).toBe(1)
})

test('who left no address is answered by SMS, in words the gateway knows', async () => {
  const id = await written({ email: '' })
  expect(await answer(id, letter)).toMatchObject({ status: 409, body: { code: 'lead_no_email' } })
  for (const body of [
    { channel: 'sms', template: 'hired' },
    { channel: 'sms', text: 'Salom' },
    { channel: 'email', text: ' ' },
    { channel: 'email', text: 'x'.repeat(4_001) },
  ])
    expect((await answer(id, body as LeadAnswerRequest)).status).toBe(422)
  expect((await answer(id, { channel: 'sms', template: 'call_us' })).status).toBe(201)
})

test('people are found by name in any script and by their number', async () => {
  const phone = String(++phones)
  const id = await written({ name: 'Гулсанам', lastName: 'Ёрматова', phone })
  for (const q of ['Gulsanam', 'гулса', phone, `+998 ${phone.slice(0, 2)} ${phone.slice(2)}`])
    expect([q, await idsOf({ q, state: 'all' })]).toEqual([q, [id]])
  expect(await idsOf({ q: 'Nobody Atall' })).toEqual([])
})

test('what looks like spam is taken as usual and kept apart, until somebody looks and puts it back', async () => {
  const submit = createForms({ ...app, translate: catalogs.translate })
  const typed = { name: 'Alex', phone: String(++phones), message: 'Hello' }
  const from = { locale: 'en', network: '10.0.0.7', page: '/contact-us' } as const
  const signs = { trap: 'http://spam.example', openMs: 400 }
  expect(await submit('contact', typed, { ...from, signs })).toEqual({ taken: true })
  const [id = ''] = await idsOf({ suspect: 'true' })
  expect(await idsOf({ q: typed.phone })).toEqual([])
  const put = (suspect: boolean) =>
    app.call(leadCalls.suspectLead, { params: { id }, body: { suspect }, headers: operator.headers })
  const shown = await app.call(leadCalls.listLeads, {
    query: { suspect: 'true' },
    headers: operator.headers,
  })
  expect((shown.body.data as DeskLeadList).items[0]).toMatchObject({ suspect: ['trap', 'too_fast'] })
  expect((await put(false)).body.data).toMatchObject({ suspect: [] })
  expect(await idsOf({ q: typed.phone })).toEqual([id])
  expect((await put(true)).body.data).toMatchObject({ suspect: ['by_hand'] })
  expect(await idsOf({ suspect: 'true' })).toContain(id)
})

test('the same words of the same phone within ten minutes are one letter, other words or a later day another', async () => {
  const phone = String(++phones)
  const first = await written({ phone })
  expect(await written({ phone })).toBe(first)
  expect(await written({ phone, message: 'Yana bir savol' })).not.toBe(first)
  expect(await written({ phone: String(++phones) })).not.toBe(first)
  const { body } = await app.call(leadCalls.listLeads, { query: { q: phone }, headers: operator.headers })
  const again = (body.data as DeskLeadList).items.find(({ id }) => id === first) as DeskLead
  expect(again.times).toBe(2)
  app.clock.advance(10 * 60_000)
  expect(await written({ phone })).not.toBe(first)
})

test('answers go with their message after a year', async () => {
  const id = await written()
  await answer(id, letter)
  app.clock.advance(367 * 24 * 3_600_000)
  await sweepContent(app.db, app.clock.now())
  expect(await app.db.one(sql`select count(*)::int as n from answer where about = 'lead'`)).toEqual({ n: 0 })
})
