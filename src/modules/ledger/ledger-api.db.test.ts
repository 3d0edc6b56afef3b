import { beforeAll, expect, test } from 'vitest'
import type { Call } from '#platform/calls/call.ts'
import { queryOf } from '../../../tests/support/named-call.ts'
import { type Session, signUp } from '../../../tests/support/sign-in.ts'
import { startTestApp, type TestApp } from '../../../tests/support/test-app.ts'
import { ledgerCalls } from './ledger.calls.ts'
import type { Statement } from './ledger.contract.ts'
import { post, reverse } from './ledger.service.ts'

const at = new Date('2026-11-16T07:00:00.000Z')

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})

let phones = 904_000_000
const newCustomer = () => signUp(app, String(++phones))
const idOf = ({ user }: Session) => Number(user.id)

let keys = 0
const move = (
  template: 'top_up_approved' | 'order_paid_from_balance',
  who: Session,
  amount: number,
  when = at,
) => post(app.db, { key: `api:${++keys}`, template, facts: { customer: idOf(who), amount }, at: when })

type Asked = { query?: Record<string, unknown>; headers?: Record<string, string> }

async function read(who: Session, called: Call, { query = {}, headers = {} }: Asked = {}) {
  const { status, body } = await app.call(called, { query, headers: { ...who.headers, ...headers } })
  return { status, data: body.data as Statement }
}

test('the balance is what came in less what went out', async () => {
  const me = await newCustomer()
  expect((await read(me, ledgerCalls.readBalance)).data).toEqual({ balance: 0, currency: 'UZS' })
  await move('top_up_approved', me, 50_000)
  await move('order_paid_from_balance', me, 20_000)
  expect((await read(me, ledgerCalls.readBalance)).data).toEqual({ balance: 30_000, currency: 'UZS' })
})

test('the statement shows every movement, newest first, with what was left', async () => {
  const me = await newCustomer()
  expect((await read(me, ledgerCalls.readStatement)).data).toEqual({ items: [], next_cursor: null })
  await move('top_up_approved', me, 50_000)
  const paid = {
    key: 'order:40000001:paid',
    template: 'order_paid_from_balance',
    facts: { customer: idOf(me), amount: 20_000 },
    reference: 'order:40000001',
    at,
  } as const
  await post(app.db, paid)
  await reverse(app.db, paid.key, { at })
  const line = { at: at.toISOString(), id: expect.stringMatching(/^\d+$/) }
  expect((await read(me, ledgerCalls.readStatement, { headers: { 'accept-language': 'en' } })).data).toEqual({
    items: [
      {
        ...line,
        kind: 'order_paid_from_balance',
        is_reversal: true,
        amount: 20_000,
        balance_after: 50_000,
        reference: 'order:40000001',
        title: 'Reversed: Parcel paid from the balance',
      },
      {
        ...line,
        kind: 'order_paid_from_balance',
        is_reversal: false,
        amount: -20_000,
        balance_after: 30_000,
        reference: 'order:40000001',
        title: 'Parcel paid from the balance',
      },
      {
        ...line,
        kind: 'top_up_approved',
        is_reversal: false,
        amount: 50_000,
        balance_after: 50_000,
        reference: null,
        title: 'Balance topped up',
      },
    ],
    next_cursor: null,
  })
})

test.each([
  ['uz', 'Balans toʻldirildi'],
  ['uz-Cyrl', 'Баланс тўлдирилди'],
  ['ru', 'Пополнение баланса'],
  ['en', 'Balance topped up'],
])('the statement speaks %s', async (language, title) => {
  const me = await newCustomer()
  await move('top_up_approved', me, 1_000)
  const { data } = await read(me, ledgerCalls.readStatement, { headers: { 'accept-language': language } })
  expect(data.items[0]?.title).toBe(title)
})

test('pages join without gap or repetition, and every running balance is the sum so far', async () => {
  const [me, other] = [await newCustomer(), await newCustomer()]
  for (let index = 1; index <= 65; index++) {
    await move('top_up_approved', me, index)
    await move('top_up_approved', other, 1_000_000)
  }
  const items: Statement['items'] = []
  let next: string | null = ''
  for (let pages = 0; next !== null && pages < 10; pages++) {
    const { data } = await read(me, ledgerCalls.readStatement, { query: { cursor: next || undefined } })
    items.push(...data.items)
    next = data.next_cursor
    // What comes in between belongs in front of the first page and changes no later one.
    await move('top_up_approved', me, 7)
  }
  const amounts = items.map(({ amount }) => amount).reverse()
  expect(amounts).toEqual(Array.from({ length: 65 }, (_, index) => index + 1))
  let sum = 0
  for (const item of items.toReversed()) {
    sum += item.amount
    expect(item.balance_after).toBe(sum)
  }
})

test('days are those of Tashkent, both ends included; the kind narrows too', async () => {
  const me = await newCustomer()
  const moments = ['2026-11-09T18:59:59.999Z', '2026-11-09T19:00:00.000Z', '2026-11-11T18:59:59.999Z']
  for (const [index, moment] of [...moments, '2026-11-11T19:00:00.000Z'].entries())
    await move('top_up_approved', me, index + 1, new Date(moment))
  await move('order_paid_from_balance', me, 5, new Date('2026-11-11T10:00:00.000Z'))
  const amounts = async (query: string) =>
    (await read(me, ledgerCalls.readStatement, { query: queryOf(query) })).data.items.map(
      ({ amount }) => amount,
    )
  expect(await amounts('from=2026-11-10&to=2026-11-11')).toEqual([-5, 3, 2])
  expect(await amounts('from=2026-11-12')).toEqual([4])
  expect(await amounts('to=2026-11-09')).toEqual([1])
  expect(await amounts('from=2026-11-12&to=2026-11-11')).toEqual([])
  expect(await amounts('to=2026-11-11&kind=order_paid_from_balance')).toEqual([-5])
})

test.each(['cursor=x', 'cursor=-1', 'from=yesterday', 'to=2026-02-30', 'kind=gift'])(
  'refuses %s',
  async (query) => {
    expect(
      (await read(await newCustomer(), ledgerCalls.readStatement, { query: queryOf(query) })).status,
    ).toBe(422)
  },
)
