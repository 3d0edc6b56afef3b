import { randomUUID } from 'node:crypto'
import { expect } from 'vitest'
import { approvalsCalls } from '#modules/accounts/approvals/approvals.calls.ts'
import { codCalls } from '#modules/payments/cod/cod.calls.ts'
import type { CodParcelView } from '#modules/payments/cod/cod.contract.ts'
import { findFaults } from '#modules/payments/cod/cod.repo.ts'
import { codDeskCalls } from '#modules/payments/cod/cod-desk.calls.ts'
import { makePayout } from '#modules/payments/cod/cod-payout.service.ts'
import type { AnswerOf } from '#platform/calls/address.ts'
import type { Call } from '#platform/calls/call.ts'
import { sql } from '#platform/db/sql.ts'
import { fillDesk } from '../support/fill-desk.ts'
import type { Given } from '../support/named-call.ts'
import { payoutCodeOf } from '../support/sign-in.ts'
import type { TestApp } from '../support/test-app.ts'
import { addPerson, orderOf, type Person, type Shown } from './parcel-world.ts'
import { expectBooksRight, expectNoDrift, type PaymentWorld, startPaymentWorld } from './payment-world.ts'

export const signed = { kind: 'signature', signature: 'file-1', passport: 'file-2' }
/** What a receiver pays for what is in the parcel, unless a test says otherwise. */
export const goods = 150_000
const minute = 60_000
export const bankAccount = { holder: 'Savdo MCHJ', mfo: '00444', account: '2020 8000 9001 2345 6001' }

const inTashkent = { region: 14, city: 198, street: 'Bunyodkor 5' }
/** Inside one region, and the cash comes back. */
export const broughtBack = { services: ['cod', 'cod_return'], to: inTashkent }

export type CodWorld = Awaited<ReturnType<typeof startCodWorld>>

/** A product with money for goods in it: couriers who collect it and cashiers who pay it out. */
export async function startCodWorld() {
  const world = await startPaymentWorld()
  const cashier = await addPerson(world, 'cashier')
  const colleague = await addPerson(world, 'cashier')
  await fillDesk(world.db)
  const ask = asking(world)
  return {
    ...world,
    cashier,
    colleague,
    ask,
    ...parcelsOf(world),
    ...viewsOf(ask),
    run: (ids?: string[]) => ask(cashier, codDeskCalls.runPayouts, { body: ids ? { sender_ids: ids } : {} }),
    ...accountsOf(world, ask, { cashier, colleague }),
    handIn: async (courier: Person, amount: number) => {
      const told = await ask(courier, codCalls.tellHandIn, { body: { amount } })
      return ask(cashier, codDeskCalls.confirmHandIn, { params: { id: told.data.id }, body: {} })
    },
    /** A link for what is to be collected, opened at the door. */
    door: (by: Person, { id }: { id: string }) =>
      ask(by, codCalls.openDoorPayment, { body: { order_id: id } }),
    payIn: async (provider: 'payme' | 'click', { number, amount }: { number: string; amount: number }) => {
      const { payme, click } = world.bank
      if (provider === 'payme') await payme.perform((await payme.create(number, amount))?.id ?? '')
      else await click.complete((await click.prepare(number, amount)).transaction?.id ?? '')
    },
    /** Parcels, books and the banks agree about all the money there is. */
    expectAllRight: async () => {
      expect(await findFaults(world.db)).toEqual([])
      await expectBooksRight(world)
      await expectNoDrift(world, world.bank)
    },
  }
}

type Ask = ReturnType<typeof asking>

const asking =
  (world: PaymentWorld) =>
  async <C extends Call>(who: Person, call: C, ...[given]: Given<C, { body?: unknown }>) => {
    const key = call.method === 'POST' ? { 'idempotency-key': randomUUID() } : {}
    const answer = await world.call<Call>(call, { ...given, headers: { ...who.headers, ...key } })
    return {
      status: answer.status,
      code: answer.body.code,
      body: answer.body,
      data: answer.body.data as AnswerOf<C>,
    }
  }

function accountsOf(
  world: PaymentWorld,
  ask: Ask,
  { cashier, colleague }: { cashier: Person; colleague: Person },
) {
  const freshCode = async (who: Person) => {
    if ((await ask(who, codCalls.sendPayoutCode)).status === 429) {
      world.clock.advance(minute)
      await ask(who, codCalls.sendPayoutCode)
    }
    return payoutCodeOf(world, who.id)
  }
  /** With a fresh code; a new account waits after it. */
  const askBank = async (who: Person, bank: typeof bankAccount | undefined = bankAccount) =>
    ask(who, codCalls.choosePayout, { body: { payout_to: 'bank', bank, code: await freshCode(who) } })
  const waitingOf = async (who: Person) =>
    (await ask(cashier, codDeskCalls.listWaitingAccounts)).data.items.find(
      ({ sender }) => sender.id === String(who.id),
    )
  /** The cashier asks, the colleague agrees. */
  const release = async (id: string) => {
    const asked = await ask(cashier, codDeskCalls.askRelease, { params: { id } })
    return ask(colleague, approvalsCalls.approve, { params: { id: asked.data.approval.id } })
  }
  return {
    freshCode,
    askBank,
    waitingOf,
    release,
    /** From now on money goes to the bank: a new account is released by two people. */
    toBank: async (who: Person) => {
      const chosen = await askBank(who)
      const waiting = await waitingOf(who)
      if (waiting) await release(waiting.id)
      return chosen
    },
  }
}

function parcelsOf(world: PaymentWorld) {
  const carried = async (
    who: Person,
    courier: Person,
    overrides: Record<string, unknown> = {},
  ): Promise<Shown> => {
    const order = await world.place(who, { product_fee: goods, ...overrides })
    const type = String(overrides.payment_type ?? 'balance')
    world.shownIn(await world.checkout(who, [order], type))
    if (type === 'receiver') await world.does(world.people.operator, order, 'confirm')
    await world.does(courier, order, 'accept')
    return world.does(courier, order, 'pick_up')
  }
  return {
    sender: async (): Promise<Person> => {
      const person = await addPerson(world, 'customer')
      await world.topUp(person, 10_000_000)
      return person
    },
    courier: () => addPerson(world, 'courier'),
    /** A parcel with money to collect, in the hands of a courier. */
    carried,
    delivered: async (who: Person, courier: Person, overrides: Record<string, unknown> = {}) => {
      const order = await carried(who, courier, overrides)
      return world.does(courier, order, 'deliver', { proof: signed, collected: order.to_collect })
    },
  }
}

function viewsOf(ask: Ask) {
  const parcels = async (who: Person, query: Record<string, unknown> = {}) =>
    (await ask(who, codCalls.listParcels, { query })).data
  return {
    summary: async (who: Person) => (await ask(who, codCalls.readSummary)).data,
    parcels,
    clockOf: async (who: Person, { id }: { id: string }) =>
      (await parcels(who, { order_id: id })).items[0] as CodParcelView,
  }
}

/** A payout to this person, for one parcel of theirs. */
export async function payoutOf(app: TestApp, person: number): Promise<string> {
  const orderId = Number(await orderOf(app, person))
  const at = app.clock.now()
  await app.db.run(sql`
    insert into cod_parcel (order_id, person_id, amount, collected_at, collected_by, holder_id, goes_back)
    values (${orderId}, ${person}, 50000, ${at}, 'courier', ${person}, false)`)
  const parcels = [{ orderId, amount: 50_000 }]
  return String(await makePayout(app.db, { personId: person, how: 'balance', parcels, at, by: undefined }))
}
