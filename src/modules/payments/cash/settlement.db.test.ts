import { beforeAll, expect, test } from 'vitest'
import { balanceOf } from '#modules/ledger/index.ts'
import { addPerson, type Person } from '../../../../tests/scenarios/parcel-world.ts'
import {
  expectBooksRight,
  type PaymentWorld,
  startPaymentWorld,
} from '../../../../tests/scenarios/payment-world.ts'
import { paymentSearchCalls } from '../desk/payment-search.calls.ts'
import { cashCalls } from './cash.calls.ts'

let world: PaymentWorld
let cashier: Person
let taken: number
beforeAll(async () => {
  world = await startPaymentWorld()
  cashier = await addPerson(world, 'cashier')
  const { checkout, total } = await world.basket(world.people.sender, 'payme')
  const { payme } = world.bank
  await payme.perform((await payme.create(checkout.number, total))?.id ?? '')
  taken = await world.clearing('payme')
})

const day = '2026-11-16'
const note = async (body: object) => {
  const answer = await world.call(cashCalls.noteSettlement, {
    headers: cashier.headers,
    body: { provider: 'payme', day, ...body },
  })
  return { status: answer.status, code: answer.body.code, data: answer.body.data as { id: string } }
}

test('money of a provider that the bank’s statement shows is booked once a day and document', async () => {
  const bank = await balanceOf(world.db, 'bank')
  const first = await note({ amount: 1_000, number: '17' })
  expect(first.status).toBe(201)
  expect((await note({ amount: 1_000, number: '17' })).data.id).toBe(first.data.id)
  expect((await note({ amount: 1_001, number: '17' })).code).toBe('settlement_known')
  expect(await world.clearing('payme')).toBe(taken - 1_000)
  expect(await balanceOf(world.db, 'bank')).toBe(bank + 1_000)
  const outcomes = await Promise.all([1, 2, 3].map(() => note({ amount: 500 })))
  expect(outcomes.map(({ status }) => status)).toEqual([201, 201, 201])
  expect(await world.clearing('payme')).toBe(taken - 1_500)
  await expectBooksRight(world)
})

test('nobody sends more than they took for us, from the future, or under a strange name', async () => {
  expect((await note({ amount: taken + 1, number: '18' })).code).toBe('settlement_too_big')
  expect((await note({ amount: 1, day: '2026-11-17' })).code).toBe('day_not_over')
  expect((await note({ amount: 1, provider: 'nobody' })).code).toBe('provider_unknown')
})

test('several lines at the same moment are together no more than they took for us', async () => {
  const left = await world.clearing('payme')
  const lines = ['31', '32', '33'].map((number) => note({ amount: left - 200, number }))
  expect((await Promise.all(lines)).map(({ status }) => status).sort()).toEqual([201, 409, 409])
  expect(await world.clearing('payme')).toBe(200)
})

test('a settlement can name the provider’s list that it was read beside', async () => {
  const content = Buffer.from('id;amount;state\n').toString('base64')
  const made = await world.call(paymentSearchCalls.runComparison, {
    headers: cashier.headers,
    body: { provider: 'payme', day, file: { name: 'payme.csv', content } },
  })
  const list = (made.body.data as { id: string }).id
  const noted = await note({ amount: 100, number: '19', comparison_id: list })
  expect(noted).toMatchObject({ status: 201, data: { comparison_id: list } })
  expect((await note({ amount: 1, number: '20', comparison_id: '999999' })).status).toBe(404)
  const listed = await world.call(cashCalls.listSettlements, { headers: cashier.headers })
  const shown = listed.body.data as { providers: { provider: string; owes: number }[]; items: unknown[] }
  expect(shown.items[0]).toMatchObject({ provider: 'payme', number: '19', amount: 100 })
  expect(shown.providers.find(({ provider }) => provider === 'payme')?.owes).toBe(
    await world.clearing('payme'),
  )
})
