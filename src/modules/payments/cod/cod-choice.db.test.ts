import { beforeAll, expect, test } from 'vitest'
import { approvalsCalls } from '#modules/accounts/approvals/approvals.calls.ts'
import { signInCalls } from '#modules/accounts/sign-in/sign-in.calls.ts'
import { sql } from '#platform/db/sql.ts'
import { bankAccount, type CodWorld, startCodWorld } from '../../../../tests/scenarios/cod-world.ts'
import { hired, hour, type Person } from '../../../../tests/scenarios/parcel-world.ts'
import { payoutCodeOf, requestCode } from '../../../../tests/support/sign-in.ts'
import { codCalls } from './cod.calls.ts'
import { codDeskCalls } from './cod-desk.calls.ts'
import { payDueToBalances } from './cod-payout.service.ts'

let world: CodWorld
beforeAll(async () => {
  world = await startCodWorld()
})

const minute = 60_000
const other = { holder: 'Savdo MCHJ', mfo: '00444', account: '20208000900123456002' }
const outcome = ({ status, code }: { status: number; code: unknown }) => [status, code]
const choose = (who: Person, body: object) => world.ask(who, codCalls.choosePayout, { body })
const withdraw = (who: Person) => world.ask(who, codCalls.withdrawAccount)
const toOther = async (who: Person) => world.askBank(who, other)

async function phoneOf({ id }: Person): Promise<string> {
  return (await world.db.one<{ phone: string }>(sql`select phone from person where id = ${id}`)).phone
}

/** To which account the next run sends this sender's money; nothing: to the balance. */
async function paidTo(who: Person): Promise<string | null> {
  const { data } = await world.run([String(who.id)])
  if (!data.batch) return null
  const { data: batch } = await world.ask(world.cashier, codDeskCalls.readBatch, {
    params: { id: data.batch.id },
  })
  return batch.items[0]?.account ?? null
}

test('another account takes a code that was sent for it: none, a wrong one and one for signing in are refused', async () => {
  const who = await world.sender()
  const bank = { payout_to: 'bank', bank: bankAccount }
  expect(outcome(await choose(who, bank))).toEqual([403, 'payout_code_required'])
  const signInCode = await requestCode(world, await phoneOf(who))
  expect(outcome(await choose(who, { ...bank, code: signInCode }))).toEqual([422, 'code_expired'])
  const code = await world.freshCode(who)
  const wrong = code === '000000' ? '000001' : '000000'
  expect(outcome(await choose(who, { ...bank, code: wrong }))).toEqual([422, 'wrong_code'])
  expect((await world.summary(who)).waiting).toBeNull()
  expect((await choose(who, { ...bank, code })).data.waiting).toMatchObject({ account: '•••• 6001' })
  // Good once.
  expect(outcome(await choose(who, { payout_to: 'bank', bank: other, code }))).toEqual([422, 'code_expired'])
})

test('a code for the payout signs nobody in, and changes nobody else’s account', async () => {
  const [who, thief] = [await world.sender(), await world.sender()]
  const phone = await phoneOf(who)
  const code = await world.freshCode(who)
  await requestCode(world, phone)
  const entered = await world.call(signInCalls.signIn, { body: { phone, code } })
  expect(entered.status).toBe(422)
  await world.freshCode(thief)
  const stolen = await choose(thief, { payout_to: 'bank', bank: bankAccount, code })
  expect(stolen.status).toBe(422)
})

test('a code lives three minutes and five tries, comes after a minute, and five times an hour', async () => {
  const who = await world.sender()
  const bank = { payout_to: 'bank', bank: bankAccount }
  const send = () => world.ask(who, codCalls.sendPayoutCode)
  expect((await send()).data).toEqual({ expires_in: 180, resend_in: 60 })
  expect(outcome(await send())).toEqual([429, 'code_wait'])
  const first = await payoutCodeOf(world, who.id)
  const wrong = first === '000000' ? '000001' : '000000'
  for (let tries = 0; tries < 5; tries++) await choose(who, { ...bank, code: wrong })
  expect(outcome(await choose(who, { ...bank, code: first }))).toEqual([422, 'code_expired'])
  const late = await world.freshCode(who)
  world.clock.advance(3 * minute)
  expect(outcome(await choose(who, { ...bank, code: late }))).toEqual([422, 'code_expired'])
  for (let more = 0; more < 3; more++) {
    expect((await send()).status).toBe(200)
    world.clock.advance(minute)
  }
  expect(outcome(await send())).toEqual([429, 'too_many_codes'])
  world.clock.advance(hour)
  expect((await send()).status).toBe(200)
})

test('a first account waits a day, and until then the balance gets the money', async () => {
  const [who, courier] = [await world.sender(), await world.courier()]
  const asked = await world.askBank(who)
  expect(asked.data).toMatchObject({ payout_to: 'balance', bank: null })
  const { valid_from, asked_at } = asked.data.waiting ?? { valid_from: '', asked_at: '' }
  expect(Date.parse(valid_from) - Date.parse(asked_at)).toBe(24 * hour)
  await world.delivered(who, courier)
  expect(await paidTo(who)).toBeNull()
  world.clock.advance(24 * hour - 1)
  const order = await world.delivered(who, courier)
  expect(await world.clockOf(who, order)).toMatchObject({ goes_to: 'balance' })
  world.clock.advance(1)
  expect(await world.summary(who)).toMatchObject({ payout_to: 'bank', waiting: null })
  expect(await world.clockOf(who, order)).toMatchObject({ goes_to: 'bank' })
  // By the clock nothing goes to a balance that is not asked for any more.
  await payDueToBalances(world.db, new Date(world.clock.now().getTime() + 23 * hour))
  expect(await paidTo(who)).toBe('•••• 6001')
  await world.expectAllRight()
})

test('while another account waits, money goes to the old one', async () => {
  const [who, courier] = [await world.sender(), await world.courier()]
  await world.toBank(who)
  expect((await toOther(who)).data).toMatchObject({
    payout_to: 'bank',
    bank: { account: '•••• 6001' },
    waiting: { account: '•••• 6002' },
  })
  await world.delivered(who, courier)
  expect(await paidTo(who)).toBe('•••• 6001')
  world.clock.advance(24 * hour)
  await world.delivered(who, courier)
  expect(await paidTo(who)).toBe('•••• 6002')
  // What has become the choice stays it when a third one is asked for.
  const third = { ...other, account: '20208000900123456003' }
  expect((await world.askBank(who, third)).data).toMatchObject({
    bank: { account: '•••• 6002' },
    waiting: { account: '•••• 6003' },
  })
})

test('the owner withdraws what waits; choosing the balance or the old account does it too, without a code', async () => {
  const who = await world.sender()
  expect(outcome(await withdraw(who))).toEqual([404, 'not_found'])
  await world.toBank(who)
  await toOther(who)
  expect((await withdraw(who)).data).toMatchObject({ bank: { account: '•••• 6001' }, waiting: null })
  await toOther(who)
  expect((await choose(who, { payout_to: 'bank' })).data.waiting).toBeNull()
  await toOther(who)
  expect((await choose(who, { payout_to: 'balance' })).data).toMatchObject({
    payout_to: 'balance',
    waiting: null,
  })
  world.clock.advance(25 * hour)
  expect(await world.summary(who)).toMatchObject({ payout_to: 'balance' })
})

test('back from the balance to an account that has waited before takes a code, and no day', async () => {
  const who = await world.sender()
  await world.toBank(who)
  await choose(who, { payout_to: 'balance' })
  expect(outcome(await choose(who, { payout_to: 'bank' }))).toEqual([403, 'payout_code_required'])
  const code = await world.freshCode(who)
  expect((await choose(who, { payout_to: 'bank', code })).data).toMatchObject({
    payout_to: 'bank',
    waiting: null,
  })
})

test('the owner is told of what waits, in time to withdraw it', async () => {
  const who = await world.sender()
  await world.askBank(who)
  const told = await world.db.many(sql`
    select 1 from outbox where topic = 'event:payments.account-waits' and key = ${`person:${who.id}`}`)
  expect(told).toHaveLength(1)
})

test('two people release a new account at once: one asks, never the same one agrees', async () => {
  const [who, courier] = [await world.sender(), await world.courier()]
  await world.askBank(who)
  await world.delivered(who, courier)
  const waiting = await world.waitingOf(who)
  expect(waiting).toMatchObject({ account: '•••• 6001', now_to: 'balance', approval: null })
  const id = waiting?.id ?? ''
  const ask = () => world.ask(world.cashier, codDeskCalls.askRelease, { params: { id } })
  const asked = await ask()
  expect(asked.status).toBe(201)
  expect(outcome(await ask())).toEqual([409, 'approval_waiting'])
  expect(await world.waitingOf(who)).toMatchObject({ approval: { id: asked.data.approval.id } })
  const approve = (by: Person) =>
    world.ask(by, approvalsCalls.approve, { params: { id: asked.data.approval.id } })
  expect(outcome(await approve(world.cashier))).toEqual([409, 'approval_own'])
  expect((await world.summary(who)).payout_to).toBe('balance')
  expect((await approve(world.colleague)).status).toBe(200)
  expect(await world.summary(who)).toMatchObject({ payout_to: 'bank', waiting: null })
  expect(await world.waitingOf(who)).toBeUndefined()
  expect(await paidTo(who)).toBe('•••• 6001')
})

test('nobody releases an account of their own, as whatever they work', async () => {
  const who = await world.sender()
  await world.askBank(who)
  const id = (await world.waitingOf(who))?.id ?? ''
  const asked = await world.ask(world.cashier, codDeskCalls.askRelease, { params: { id } })
  const hand = await hired(world, who, 'cashier')
  const given = { params: { id: asked.data.approval.id } }
  expect(outcome(await world.ask(hand, approvalsCalls.approve, given))).toEqual([
    409,
    'approval_not_possible',
  ])
  expect(await world.waitingOf(who)).toMatchObject({ now_to: 'balance' })
})

test('what was withdrawn, or replaced by another account, is not released by a yes to it', async () => {
  const who = await world.sender()
  const released = async (change: () => Promise<unknown>) => {
    await world.askBank(who)
    const id = (await world.waitingOf(who))?.id ?? ''
    const asked = await world.ask(world.cashier, codDeskCalls.askRelease, { params: { id } })
    await change()
    return world.ask(world.colleague, approvalsCalls.approve, { params: { id: asked.data.approval.id } })
  }
  expect(outcome(await released(() => withdraw(who)))).toEqual([409, 'approval_not_possible'])
  expect(outcome(await released(() => toOther(who)))).toEqual([409, 'approval_not_possible'])
  expect(await world.summary(who)).toMatchObject({ payout_to: 'balance', waiting: { account: '•••• 6002' } })
})

test('an operator neither sees accounts that wait nor releases one', async () => {
  const { operator } = world.people
  expect((await world.ask(operator, codDeskCalls.listWaitingAccounts)).status).toBe(403)
  const given = { params: { id: '1' } }
  expect((await world.ask(operator, codDeskCalls.askRelease, given)).status).toBe(403)
})

test('two changes at once leave one that waits', async () => {
  const who = await world.sender()
  const code = await world.freshCode(who)
  const answers = await Promise.all(
    [bankAccount, other].map((bank) => choose(who, { payout_to: 'bank', bank, code })),
  )
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 422])
  const { n } = await world.db.one<{ n: number }>(sql`
    select count(*)::int as n from cod_choice_waiting where person_id = ${who.id}`)
  expect(n).toBe(1)
})
