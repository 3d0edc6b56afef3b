import { beforeAll, expect, test } from 'vitest'
import { passkeyCalls } from '#modules/accounts/passkeys/passkey.calls.ts'
import { saveSecondStep } from '#modules/accounts/person.repo.ts'
import { newTotpSecret, totpAt } from '#modules/accounts/sign-in/totp.ts'
import { staffCalls } from '#modules/accounts/staff/staff.calls.ts'
import { checkBooks } from '#modules/ledger/index.ts'
import { insertRefund } from '#modules/orders/life/refund.repo.ts'
import { codDeskCalls } from '#modules/payments/cod/cod-desk.calls.ts'
import { paymentDeskCalls } from '#modules/payments/desk/payment-desk.calls.ts'
import type { RefundView } from '#modules/payments/desk/refund-history.contract.ts'
import type { TariffAnswer } from '#modules/pricing/tariff/tariff.contract.ts'
import { tariffDeskCalls } from '#modules/pricing/tariff/tariff-desk.calls.ts'
import { sql } from '#platform/db/sql.ts'
import { startTestApp, type TestApp } from '../support/test-app.ts'
import { startCodWorld } from './cod-world.ts'
import { addPerson, day, hour, orderOf, type Person } from './parcel-world.ts'
import { secondPerson } from './second-person.ts'

let app: TestApp
let admin: Person
let colleague: Person
let cashier: Person
beforeAll(async () => {
  app = await startTestApp({ env: { RATE_LIMIT_PER_MINUTE: '100000' } })
  admin = await addPerson(app, 'admin')
  colleague = await addPerson(app, 'admin')
  cashier = await addPerson(app, 'cashier')
})

async function draftOf({ call }: TestApp, { headers }: Person): Promise<number> {
  const drafted = await call(tariffDeskCalls.draftTariff, { body: { copy_of: 1, note: 'Yoqilgʻi' }, headers })
  return (drafted.body.data as TariffAnswer).version
}

/** A new version of the tariff, and the request to publish it. */
async function publishing(at: TestApp, who: Person) {
  const version = await draftOf(at, who)
  const answer = await at.call(tariffDeskCalls.publishTariff, {
    params: { version },
    body: {},
    headers: who.headers,
  })
  const { approval } = answer.body.data as TariffAnswer
  return { version, approval: approval?.id ?? '' }
}

async function stateOf(at: TestApp, who: Person, version: number) {
  const { body } = await at.call(tariffDeskCalls.readTariff, { params: { version }, headers: who.headers })
  return (body.data as TariffAnswer).state
}

test('the list says who asked for what, why it takes two, and whether whoever looks may approve', async () => {
  const desk = secondPerson(app)
  const { version, approval } = await publishing(app, admin)
  const seen = async (who: Person) => (await desk.seenBy(who)).items.find(({ id }) => id === approval)
  expect(await seen(colleague)).toMatchObject({
    kind: 'tariff',
    subject: `tariff:${version}`,
    amount: null,
    why: ['always'],
    status: 'waiting',
    asked_by: { id: String(admin.id), role: 'admin' },
    may_approve: true,
    why_not: null,
    may_withdraw: false,
  })
  expect(await seen(admin)).toMatchObject({
    may_approve: false,
    why_not: 'approval_own',
    may_withdraw: true,
    release_at: null,
  })
  expect(await seen(cashier)).toMatchObject({ may_approve: false, why_not: 'forbidden' })
  expect(await desk.approve(cashier, approval)).toMatchObject({ status: 403, code: 'forbidden' })
  expect(await desk.approve(admin, approval)).toMatchObject({ status: 409, code: 'approval_own' })
  expect(await desk.reject(admin, approval)).toMatchObject({ status: 409, code: 'approval_own' })
  expect(await stateOf(app, admin, version)).toBe('draft')
  expect((await desk.approve(colleague, approval)).data).toMatchObject({
    status: 'approved',
    decided_by: { id: String(colleague.id) },
  })
  expect(await stateOf(app, admin, version)).toBe('in_force')
})

test('of two who approve at once one does it, and it is done once', async () => {
  const third = await addPerson(app, 'admin')
  const { approval } = await publishing(app, admin)
  const desk = secondPerson(app)
  const outcomes = await Promise.all([desk.approve(colleague, approval), desk.approve(third, approval)])
  expect(outcomes.map(({ status }) => status).sort()).toEqual([200, 409])
  expect(outcomes.find(({ status }) => status === 409)?.code).toBe('approval_decided')
})

test('a yes and a no at once: one of them counts, and the thing follows it', async () => {
  const third = await addPerson(app, 'admin')
  const { version, approval } = await publishing(app, admin)
  const desk = secondPerson(app)
  const [yes, no] = await Promise.all([desk.approve(colleague, approval), desk.reject(third, approval)])
  expect([yes.status, no.status].sort()).toEqual([200, 409])
  expect(await stateOf(app, admin, version)).toBe(yes.status === 200 ? 'in_force' : 'draft')
})

test('what was rejected or withdrawn is not done, and can be asked for anew', async () => {
  const desk = secondPerson(app)
  const { version, approval } = await publishing(app, admin)
  expect(await desk.withdraw(colleague, approval)).toMatchObject({ code: 'approval_not_own' })
  expect((await desk.withdraw(admin, approval)).data.status).toBe('withdrawn')
  expect((await desk.approve(colleague, approval)).code).toBe('approval_decided')
  const again = await app.call(tariffDeskCalls.publishTariff, {
    params: { version },
    body: {},
    headers: admin.headers,
  })
  const second = (again.body.data as TariffAnswer).approval?.id ?? ''
  expect(second).not.toBe(approval)
  expect((await desk.reject(colleague, second, 'Avval hisoblab chiqaylik')).data).toMatchObject({
    status: 'rejected',
    reason: 'Avval hisoblab chiqaylik',
  })
  expect(await stateOf(app, admin, version)).toBe('draft')
})

test('every step stands in the audit log, with who took it', async () => {
  const desk = secondPerson(app)
  const { approval } = await publishing(app, admin)
  await desk.reject(colleague, approval)
  const lines = await app.db.many<{ action: string; personId: number }>(sql`
    select action, person_id as "personId" from audit_entry where object = ${`approval:${approval}`} order by id`)
  expect(lines).toEqual([
    { action: 'approval.ask', personId: admin.id },
    { action: 'approval.reject', personId: colleague.id },
  ])
})

test('the role counts at the moment of the yes: of who approves, and of who asked', async () => {
  const desk = secondPerson(app)
  const [asker, other] = [await addPerson(app, 'admin'), await addPerson(app, 'admin')]
  const { approval } = await publishing(app, asker)
  // With the session, which otherwise ends when the role changes.
  await app.db.run(sql`update person set role = 'cashier' where id = ${other.id}`)
  await app.db.run(sql`update session set role = 'cashier' where person_id = ${other.id}`)
  expect((await desk.approve(other, approval)).status).toBe(403)
  await app.db.run(sql`update person set status = 'suspended' where id = ${asker.id}`)
  expect((await desk.approve(colleague, approval)).code).toBe('approval_asker_gone')
  expect((await desk.reject(colleague, approval)).status).toBe(200)
})

test('decided ones come by cursor, waiting ones first and by their clock', async () => {
  const own = await startTestApp({ env: { RATE_LIMIT_PER_MINUTE: '100000' } })
  const [one, two] = [await addPerson(own, 'admin'), await addPerson(own, 'admin')]
  const desk = secondPerson(own)
  for (let made = 0; made < 31; made++) await desk.withdraw(one, (await publishing(own, one)).approval)
  const { approval } = await publishing(own, one)
  await own.db.run(sql`update approval set due = ${own.clock.now()} where id = ${approval}`)
  await own.db.run(sql`
    insert into approval (kind, subject, input, asked_by, asked_at)
    values ('tariff', 'tariff:900', '{}', ${one.id}, ${new Date(own.clock.now().getTime() - day)})`)
  const first = await desk.seenBy(two)
  expect(first.items.slice(0, 3).map(({ id, status }) => `${id === approval} ${status}`)).toEqual([
    'true waiting',
    'false waiting',
    'false withdrawn',
  ])
  expect([first.waiting, first.for_you, first.items.length]).toEqual([2, 2, 32])
  const next = await desk.seenBy(two, { cursor: first.next_cursor })
  expect([next.items.length, next.next_cursor]).toEqual([1, null])
})

test('what can no longer be done changes nothing, keeps waiting and says why', async () => {
  const desk = secondPerson(app)
  const { version, approval } = await publishing(app, admin)
  await app.db.run(sql`update tariff set effective_from = ${app.clock.now()} where version = ${version}`)
  const refused = await desk.approve(colleague, approval)
  expect([refused.status, refused.code]).toEqual([409, 'approval_not_possible'])
  expect(refused.message).toContain('kuchga kiritilgan')
  const [seen] = (await desk.seenBy(colleague)).items.filter(({ id }) => id === approval)
  expect(seen).toMatchObject({
    status: 'waiting',
    not_possible: expect.stringContaining('kuchga kiritilgan'),
  })
  expect((await desk.reject(colleague, approval)).status).toBe(200)
})

/** A company whose only administrator this is. */
async function alone() {
  const own = await startTestApp({ env: { RATE_LIMIT_PER_MINUTE: '100000' } })
  const only = await addPerson(own, 'admin')
  const secret = newTotpSecret()
  await saveSecondStep(own.db, only.id, own.secrets.seal('second step', secret))
  // Long enough that its session goes on, and a fresh step of the authenticator.
  const code = () => totpAt(secret, own.clock.now()).code
  return { own, only, code, desk: secondPerson(own) }
}

test('where nobody else could, the one who asked goes alone after a day, with the second step, told to all', async () => {
  const { own, only, code, desk } = await alone()
  const { version, approval } = await publishing(own, only)
  expect((await desk.release(only, approval, code())).code).toBe('approval_release_early')
  own.clock.advance(day)
  const wrong = code() === '111111' ? '222222' : '111111'
  expect((await desk.release(only, approval, wrong)).code).toBe('second_step_wrong')
  expect((await desk.seenBy(only)).items[0]).toMatchObject({ may_release: true, may_approve: false })
  expect((await desk.release(only, approval, code())).data.status).toBe('released')
  expect(await stateOf(own, only, version)).toBe('in_force')
  const told = await own.db.many<{ payload: unknown }>(sql`
    select payload from outbox where topic = 'event:accounts.approval-released'`)
  expect(told).toEqual([{ payload: { approvalId: Number(approval) } }])
  const [line] = await own.db.many<{ action: string }>(sql`
    select action from audit_entry where object = ${`approval:${approval}`} order by id desc limit 1`)
  expect(line).toEqual({ action: 'approval.release' })
})

test('nobody goes alone while a colleague could approve, and a suspended one could not', async () => {
  const { own, only, code, desk } = await alone()
  const other = await addPerson(own, 'admin')
  const { approval } = await publishing(own, only)
  own.clock.advance(day + hour)
  expect((await desk.release(other, approval, code())).code).toBe('approval_not_own')
  expect((await desk.release(only, approval, code())).code).toBe('approval_somebody_else')
  await own.db.run(sql`update person set status = 'suspended' where id = ${other.id}`)
  expect((await desk.release(only, approval, code())).status).toBe(200)
})

test('the authenticator cannot be guessed: five wrong codes, wherever they are given, close the way for ten minutes', async () => {
  const { own, only, code, desk } = await alone()
  const { approval } = await publishing(own, only)
  own.clock.advance(day)
  const wrong = code() === '111111' ? '222222' : '111111'
  const addKey = (totp: string) =>
    own.call(passkeyCalls.beginPasskey, { body: { totp }, headers: only.headers })
  for (let guess = 0; guess < 2; guess++) await addKey(wrong)
  for (let guess = 0; guess < 3; guess++) await desk.release(only, approval, wrong)
  expect((await addKey(code())).body.code).toBe('too_many_guesses')
  expect((await desk.release(only, approval, code())).code).toBe('too_many_guesses')
  own.clock.advance(10 * 60_000)
  expect((await desk.release(only, approval, code())).status).toBe(200)
})

test('whoever was only just let in by the one who asks is no second person', async () => {
  const { own, only, desk } = await alone()
  const added = await own.call(staffCalls.addStaff, {
    body: { phone: '909998877', full_name: 'Yangi Admin', role: 'admin' },
    headers: only.headers,
  })
  const { person } = added.body.data as { person: { id: string } }
  const { approval } = await publishing(own, only)
  const friend = await addPerson(own, 'admin')
  await own.db.run(sql`update session set person_id = ${person.id} where person_id = ${friend.id}`)
  expect((await desk.approve(friend, approval)).code).toBe('approval_not_second_person')
  own.clock.advance(day + hour)
  expect((await desk.approve(friend, approval)).status).toBe(200)
})

test('a refund of more than 1,000,000 counts as sent when a second person has looked', async () => {
  const orderId = Number(await orderOf(app, cashier.id))
  const refundOf = async (amount: number) => {
    const key = `test:${amount}`
    await insertRefund(app.db, { key, orderId, provider: 'payme', amount, askedAt: app.clock.now() })
    const { id } = await app.db.one<{ id: number }>(sql`select id from order_refund where key = ${key}`)
    const answer = await app.call(paymentDeskCalls.closeRefund, {
      params: { id: String(id) },
      body: { note: 'Payme 77' },
      headers: cashier.headers,
    })
    return answer.body.data as RefundView
  }
  expect(await refundOf(1_000_000)).toMatchObject({ done_at: expect.any(String), approval: null })
  const waits = await refundOf(1_000_001)
  expect(waits).toMatchObject({ done_at: null, approval: { id: expect.any(String) } })
  await secondPerson(app).approve(admin, waits.approval?.id ?? '')
  const done = await app.call(paymentDeskCalls.listRefunds, {
    query: { status: 'done' },
    headers: cashier.headers,
  })
  const { items } = done.body.data as { items: RefundView[] }
  expect(items.find(({ id }) => id === waits.id)).toMatchObject({ note: 'Payme 77', approval: null })
})

test('a payout run of more than 50,000,000 waits with the clock of its oldest parcel, and pays what was asked for', async () => {
  const world = await startCodWorld()
  const courier = await world.courier()
  const [one, two] = [await world.sender(), await world.sender()]
  await world.toBank(two)
  const first = await world.delivered(one, courier, { product_fee: 30_000_000 })
  const { due_at: due } = await world.clockOf(one, first)
  world.clock.advance(hour)
  await world.delivered(two, courier, { product_fee: 20_000_001 })
  const before = await world.balance(one)
  const { data } = await world.run()
  expect(data).toMatchObject({
    to_balances: { senders: 0 },
    batch: null,
    approval: { id: expect.any(String) },
  })
  expect(await world.balance(one)).toBe(before)
  expect((await world.run()).code).toBe('approval_waiting')
  world.clock.advance(hour)
  await world.delivered(one, courier, { product_fee: 5_000_000 })
  const desk = secondPerson(world)
  const [waits] = (await desk.seenBy(world.colleague)).items
  expect(waits).toMatchObject({ kind: 'payout_run', amount: 50_000_001, due, input: { parcels: 2 } })
  expect((await desk.approve(world.cashier, waits?.id ?? '')).code).toBe('approval_own')
  const owed = await world.balance(one)
  expect((await desk.approve(world.colleague, waits?.id ?? '')).status).toBe(200)
  // What came after the question is another run.
  expect(await world.balance(one)).toBe(owed + 30_000_000)
  const { data: lists } = await world.ask(world.cashier, codDeskCalls.listBatches, { query: {} })
  expect(lists.items[0]).toMatchObject({ amount: 20_000_001 })
  expect(await checkBooks(world.db)).toEqual([])
})
