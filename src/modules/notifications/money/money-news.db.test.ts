import { beforeAll, expect, test } from 'vitest'
import { post } from '#modules/ledger/index.ts'
import { openShortLink } from '#modules/links/index.ts'
import { sql } from '#platform/db/sql.ts'
import { addPerson, orderOf, type Person } from '../../../../tests/scenarios/parcel-world.ts'
import { catalogs } from '../../../../tests/support/catalogs.ts'
import { startTestApp, type TestApp } from '../../../../tests/support/test-app.ts'
import { readInbox } from '../inbox/inbox.service.ts'
import { tellClaim } from '../notices/claim.service.ts'
import { tellClaimNews } from '../notices/claim-news.service.ts'
import { tellDropPointCloses } from '../notices/drop-point-closes.service.ts'
import type { SendNoticeDeps } from '../notices/send-notice.service.ts'
import { tellStaffNews } from '../notices/staff-news.service.ts'
import { createGateways } from '../sms/gateways/registry.ts'
import { tellRelease } from './approval-released.service.ts'
import { watchBalance } from './low-balance.service.ts'
import { tellAccountWaits, tellPayoutChosen } from './payout-chosen.service.ts'
import { tellReweigh } from './reweigh.service.ts'
import { tellTopUp } from './top-up.service.ts'

const never = new AbortController().signal

let app: TestApp
let deps: SendNoticeDeps
beforeAll(async () => {
  app = await startTestApp()
  const { db, secrets, clock } = app
  const settings = { eskiz: undefined, telegram: undefined, order: ['local' as const] }
  const gateways = createGateways(settings, { db, secrets, clock, apiUrl: 'https://tezbox.uz' })
  deps = { db, clock, gateways, catalogs, publicUrl: 'https://tezbox.uz' }
})

async function customer(threshold: number | null, locale = 'uz'): Promise<Person> {
  const person = await addPerson(app, 'customer')
  await app.db.run(sql`
    update person set low_balance_threshold = ${threshold}, locale = ${locale} where id = ${person.id}`)
  return person
}

async function textsTo({ id }: Person): Promise<string[]> {
  const { phone } = await app.db.one<{ phone: string }>(sql`select phone from person where id = ${id}`)
  return (await readInbox(app, phone)).value.map(({ text }) => text)
}

let keys = 0
async function move({ id }: Person, change: number) {
  await post(app.db, {
    key: `news:${++keys}`,
    template: change > 0 ? 'top_up_approved' : 'order_paid_from_balance',
    facts: { customer: id, amount: Math.abs(change) },
    at: app.clock.now(),
  })
}

/** Does what the jobs would do with everything that was told about this person, once. */
async function hear({ id }: Person) {
  const told = await app.db.many<{ payload: { personId: number; change: number } }>(sql`
    delete from outbox where topic = 'event:ledger.balance-moved' and key = ${`person:${id}`} returning payload`)
  for (const { payload } of told) await watchBalance(deps, payload, never)
}

test('a balance that falls below the wanted amount is told once, and again after it was more', async () => {
  const who = await customer(50_000)
  const after = async (...changes: number[]) => {
    for (const change of changes) {
      await move(who, change)
      await hear(who)
    }
    return textsTo(who)
  }
  const first = "TezBox: balansingizda 40 000 so'm qoldi. To'ldirish: tezbox.uz/dashboard/balance"
  expect(await after(100_000)).toEqual([])
  expect(await after(-60_000, -5_000)).toEqual([first])
  expect(await after(65_000, -70_000)).toHaveLength(2)
})

test('several movements at once, heard at once, are one message with what is left in the end', async () => {
  const who = await customer(50_000, 'ru')
  await move(who, 100_000)
  await hear(who)
  await move(who, -60_000)
  await move(who, -10_000)
  const moved = { personId: who.id, change: -10_000 }
  const outcomes = await Promise.allSettled(Array.from({ length: 4 }, () => watchBalance(deps, moved, never)))
  // Whoever came while it was being sent is tried again by its job.
  for (const { status } of outcomes) if (status === 'rejected') await watchBalance(deps, moved, never)
  expect(await textsTo(who)).toEqual(['TezBox: на балансе 30 000 сум. tezbox.uz/ru/dashboard/balance'])
})

test('who wants no such SMS gets none', async () => {
  const [noThreshold, noSms] = [await customer(null), await customer(50_000)]
  await app.db.run(sql`
    insert into notice_choice (person_id, event, channel, wanted) values (${noSms.id}, 'low_balance', 'sms', false)`)
  for (const who of [noThreshold, noSms]) {
    await move(who, 60_000)
    await move(who, -60_000)
    await hear(who)
    expect(await textsTo(who)).toEqual([])
  }
})

test.each([
  ['approved', 'uz', "TezBox: balansingiz 45 000 so'mga to'ldirildi."],
  [
    'rejected',
    'uz',
    "TezBox: balansni to'ldirish so'rovingiz rad etildi. Sababi: tezbox.uz/dashboard/balance",
  ],
  ['rejected', 'ru', 'TezBox: пополнение отклонено. Почему: tezbox.uz/ru/dashboard/balance'],
])('a top-up that was %s is told in %s, once', async (status, locale, text) => {
  const who = await customer(null, locale)
  const isApproved = status === 'approved'
  const { id } = await app.db.one<{ id: number }>(sql`
    insert into top_up (person_id, amount, receipt, status, approved_amount, reason, decided_by, created_at, updated_at)
    values (${who.id}, 50000, ${'0'.repeat(64)}, ${status}, ${isApproved ? 45_000 : null},
      ${isApproved ? null : 'Chek oʻqilmaydi'}, ${who.id}, now(), now()) returning id`)
  await tellTopUp(deps, { topUpId: id }, never)
  await tellTopUp(deps, { topUpId: id }, never)
  expect(await textsTo(who)).toEqual([text])
})

test('what was decided about a claim is told once, with the way to its reason', async () => {
  const decided = async (who: Person, decision: 'accepted' | 'rejected') => {
    const order = await orderOf(app, who.id)
    const { id } = await app.db.one<{ id: number }>(sql`
      insert into order_claim (order_id, kind, description, images, opened_at, status, decided_at, amount, paid_to, reason)
      values (${Number(order)}, 'damaged', 'Singan', '{}', now(), ${decision}, now(),
        ${decision === 'accepted' ? 20_000 : null}, ${decision === 'accepted' ? 'balance' : null},
        ${decision === 'rejected' ? 'no_proof' : null})
      returning id`)
    await tellClaim(deps, { claimId: id }, never)
    await tellClaim(deps, { claimId: id }, never)
    return order
  }
  const who = await customer(null, 'ru')
  const order = await decided(who, 'accepted')
  expect(await textsTo(who)).toEqual([`TezBox: выплатим 20 000 сум. tezbox.uz/ru/order-list/${order}`])
  const other = await customer(null)
  const link = `tezbox.uz/order-list/${await decided(other, 'rejected')}`
  expect(await textsTo(other)).toEqual([`TezBox: da'vongiz rad etildi. Sababi: ${link}`])
})

test('every change of the payout account is told, each once', async () => {
  const who = await customer(null, 'ru')
  for (const minute of ['00', '00', '01'])
    await tellPayoutChosen(deps, { personId: who.id, at: `2026-11-15T20:${minute}:00.000Z` }, never)
  const text = 'TezBox: счёт для выплат изменён. Не вы? tezbox.uz/ru/dashboard/cod'
  expect(await textsTo(who)).toEqual([text, text])
})

/** A question that the log of the order asks now. */
async function askedAbout(order: string, event: string): Promise<void> {
  const details = {
    oldTotal: 20_000,
    askedTotal: 25_000,
    weightGrams: 2_000,
    billableGrams: 2_000,
    ordered: { weightGrams: 800, billableGrams: 800 },
  }
  const now = app.clock.now()
  await app.db.run(sql`
    insert into order_event (order_id, event_id, verb, actor, happened_at, recorded_at)
    values (${Number(order)}, ${`paid-${event}`}, 'pay', 'system', ${now}, ${now})`)
  await app.db.run(sql`
    insert into order_event (order_id, event_id, verb, actor, details, happened_at, recorded_at)
    values (${Number(order)}, ${event}, 'reweigh', 'operator', ${JSON.stringify(details)}, ${now}, ${now})`)
}

test('a higher price is asked about in the sender’s language, once, by a link that ends with the question', async () => {
  const who = await customer(null, 'ru')
  const order = await orderOf(app, who.id)
  const about = { orderId: Number(order), eventId: 'measured-0001' }
  await askedAbout(order, about.eventId)
  await tellReweigh({ ...deps, secrets: app.secrets }, about, never)
  await tellReweigh({ ...deps, secrets: app.secrets }, about, never)
  const [text = '', ...more] = await textsTo(who)
  expect(more).toEqual([])
  expect(text).toMatch(/25 000 вместо 20 000 сум/)
  const token = text.split('/').at(-1) ?? ''
  const open = (at: Date) => openShortLink(app, token, at)
  expect(await open(app.clock.now())).toMatch(/^\/ru\/reweigh\//)
  expect(await open(new Date(app.clock.now().getTime() + 7_200_000))).toBeUndefined()

  const late = await customer(null)
  const other = await orderOf(app, late.id)
  await askedAbout(other, 'measured-0002')
  app.clock.advance(7_200_000)
  await tellReweigh(
    { ...deps, secrets: app.secrets },
    { orderId: Number(other), eventId: 'measured-0002' },
    never,
  )
  expect(await textsTo(late), 'a question that is over is not asked').toEqual([])
})

test('a claim that staff opened, and a parcel that was found, are told to whoever sent it', async () => {
  const who = await customer(null)
  const order = await orderOf(app, who.id)
  const { id } = await app.db.one<{ id: number }>(sql`
    insert into order_claim (order_id, kind, description, images, opened_at)
    values (${Number(order)}, 'damaged', 'Quti ezilgan', '{}', ${app.clock.now()}) returning id`)
  await tellClaimNews(deps, { claimId: id }, 'opened', never)
  await tellClaimNews(deps, { claimId: id }, 'found', never)
  const texts = await textsTo(who)
  expect(texts).toHaveLength(2)
  for (const text of texts) expect(text).toContain(`tezbox.uz/order-list/${order}`)
})

test('what one person did alone is told to every administrator once, the suspended ones too', async () => {
  const [one, suspended, cashier] = [
    await addPerson(app, 'admin'),
    await addPerson(app, 'admin'),
    await addPerson(app, 'cashier'),
  ]
  await app.db.run(sql`update person set status = 'suspended' where id = ${suspended.id}`)
  await tellRelease(deps, { approvalId: 1204 }, never)
  await tellRelease(deps, { approvalId: 1204 }, never)
  for (const admin of [one, suspended])
    expect(await textsTo(admin)).toEqual([expect.stringContaining('1204')])
  expect(await textsTo(cashier)).toEqual([])
})

test('whoever works here is told once of a phone that was set up, and of an end of work, at their own number', async () => {
  const courier = await addPerson(app, 'courier')
  const at = app.clock.now().toISOString()
  for (const news of ['phone_set_up', 'suspended', 'suspended'] as const)
    await tellStaffNews(deps, { personId: courier.id, news, at }, never)
  expect(await textsTo(courier)).toEqual([
    expect.stringContaining('yangi telefonda'),
    expect.stringContaining('posilka va pulni'),
  ])
})

test('a new account that waits is told with its hour and the way to cancel it', async () => {
  const who = await customer(null, 'ru')
  const asked = { personId: who.id, at: '2026-11-15T20:00:00.000Z', validFrom: '2026-11-16T20:00:00.000Z' }
  for (let again = 0; again < 2; again++) await tellAccountWaits(deps, asked, never)
  expect(await textsTo(who)).toEqual([
    'TezBox: с 17 ноября, 01:00 деньги за товары пойдут на новый счёт. Не вы? Войдите и отмените: tezbox.uz/ru/dashboard/cod',
  ])
})

test('who meant to hand in a parcel at a point that closes hears once where else to go', async () => {
  const who = await customer(null, 'ru')
  for (let n = 0; n < 2; n++) await tellDropPointCloses(deps, { personId: who.id, pointId: 7 }, never)
  expect(await textsTo(who)).toEqual([
    'TezBox: пункт, куда вы несёте посылку, закрывается. Сдайте её в любом другом: tezbox.uz/ru/services-near-you',
  ])
})
