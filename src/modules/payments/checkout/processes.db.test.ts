import { beforeAll, expect, test } from 'vitest'
import { addPerson } from '../../../../tests/scenarios/parcel-world.ts'
import { bankSettings } from '../../../../tests/scenarios/payment-settings.ts'
import {
  expectBooksRight,
  type PaymentWorld,
  startPaymentWorld,
} from '../../../../tests/scenarios/payment-world.ts'
import { runScript } from '../../../../tests/support/child-script.ts'
import { type Bank, createBank } from '../../../testbank/bank.ts'
import { sendTo } from '../../../testbank/send.ts'

let world: PaymentWorld
beforeAll(async () => {
  world = await startPaymentWorld()
})

const startProcess = (fatal = '') =>
  runScript(
    new URL('../../../../tests/support/payment-server-process.ts', import.meta.url),
    world.db.url,
    world.clock.now().toISOString(),
    fatal,
  )

let drawn = 0
const draw = () => (0xab_0000 + drawn++).toString(16).padStart(24, '1').split('').reverse().join('')

/** A bank whose calls go to these servers in turn, or to all of them at once. */
function bankOf(...urls: string[]) {
  const senders = urls.map(sendTo)
  let turn = 0
  return createBank({
    settings: bankSettings,
    send: (request, options) => {
      const send = senders[turn++ % senders.length]
      if (!send) throw new Error('no server')
      return send(request, options)
    },
    now: () => world.clock.now().getTime(),
    draw,
  })
}

test('two processes that hear of the same money at the same moment count it once', async () => {
  const servers = await Promise.all([startProcess(), startProcess()])
  const bank = bankOf(...servers.map(({ greeting }) => greeting))
  await sameCallAtOnce(bank)
  await twoWaysAtOnce(bank)
  await expectBooksRight(world)
})

/** Every answer is the same, and the money moves once. */
async function sameCallAtOnce(bank: Bank): Promise<void> {
  for (let round = 0; round < 5; round++) {
    const person = await addPerson(world, 'customer')
    const { total, checkout, drafts } = await world.basket(person, 'payme', 2)
    const { number } = checkout
    const params = {
      id: draw(),
      time: world.clock.now().getTime(),
      amount: total * 100,
      account: { order_id: number },
    }
    const both = (method: string, asked: Record<string, unknown>) =>
      Promise.all([1, 2, 3, 4].map(() => bank.payme.call(method, asked)))
    const resultsOf = (answers: { result?: unknown }[]) =>
      new Set(answers.map((a) => JSON.stringify(a.result)))
    expect(resultsOf(await both('CreateTransaction', params)).size).toBe(1)
    expect(resultsOf(await both('PerformTransaction', { id: params.id })).size).toBe(1)
    for (const draft of drafts) expect(await world.read(person, draft)).toMatchObject({ paid: true })
    expect((await world.money(drafts[0] ?? { id: '' })).clearing).toBe(drafts[0]?.price)
    if (round % 2 === 0) {
      expect(resultsOf(await both('CancelTransaction', { id: params.id, reason: 5 })).size).toBe(1)
      expect(await world.money(drafts[0] ?? { id: '' })).toEqual({ clearing: 0, revenue: 0 })
    }
  }
}

/** Payme and Click take the price of the same basket: one pays, the other is kept for the customer. */
async function twoWaysAtOnce(bank: Bank): Promise<void> {
  const person = await addPerson(world, 'customer')
  const { total, checkout, drafts } = await world.basket(person, 'payme')
  const transaction = await bank.payme.create(checkout.number, total)
  const prepared = await bank.click.prepare(checkout.number, total)
  const [performed, completed] = await Promise.all([
    bank.payme.perform(transaction?.id ?? ''),
    bank.click.complete(prepared.transaction?.id ?? ''),
  ])
  expect([performed.result?.state, completed.error]).toEqual([2, 0])
  expect(await world.balance(person)).toBe(total)
  expect(await world.read(person, drafts[0] ?? { id: '' })).toMatchObject({ status: 'new', paid: true })
}

/** A bank that knows two servers and turns to the second when the first is gone. */
function bankOfSurvivors(first: string, second: string) {
  const died = { first: false }
  const bank = createBank({
    settings: bankSettings,
    async send(request, options) {
      if (died.first) return sendTo(second)(request, options)
      try {
        return await sendTo(first)(request, options)
      } catch (error) {
        died.first = true
        throw error
      }
    },
    now: () => world.clock.now().getTime(),
    draw,
  })
  return { bank, died }
}

const deadly = [
  ['payme', 'CreateTransaction'],
  ['payme', 'PerformTransaction'],
  ['click', 'prepare'],
  ['click', 'complete'],
] as const

test('killed between a call and its answer, the money is counted once', async () => {
  const safe = await startProcess()
  for (const [provider, fatal] of deadly) {
    const dying = await startProcess(fatal)
    await payAcross(provider, fatal, bankOfSurvivors(dying.greeting, safe.greeting))
  }
  await expectBooksRight(world)
})

async function payAcross(
  provider: 'payme' | 'click',
  fatal: string,
  { bank, died }: ReturnType<typeof bankOfSurvivors>,
): Promise<void> {
  const person = await addPerson(world, 'customer')
  const before = await world.clearing(provider)
  const { total, checkout, drafts } = await world.basket(person, provider, 2)
  if (provider === 'payme') {
    const transaction = await bank.payme.create(checkout.number, total)
    expect((await bank.payme.perform(transaction?.id ?? '')).result?.state).toBe(2)
  } else {
    const { transaction } = await bank.click.prepare(checkout.number, total)
    // Asked again for what it has done, Click hears that it is paid.
    const { error } = await bank.click.complete(transaction?.id ?? '')
    expect(error).toBe(fatal === 'complete' ? -4 : 0)
  }
  expect(died.first, `killed at ${fatal}`).toBe(true)
  for (const draft of drafts)
    expect(await world.read(person, draft)).toMatchObject({ status: 'new', paid: true })
  expect(await world.clearing(provider)).toBe(before + total)
  expect(bank.record()).toMatchObject([{ number: checkout.number, state: 'paid' }])
}
