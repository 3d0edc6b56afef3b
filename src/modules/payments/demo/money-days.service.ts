import { createHash } from 'node:crypto'
import { assert } from '#kernel/assert.ts'
import { type Draws, drawsOf } from '#kernel/drawn.ts'
import type { Moment } from '#kernel/moments.ts'
import { parsePhone } from '#kernel/phone.ts'
import type { Result } from '#kernel/result.ts'
import { startOfDay, tashkentDay } from '#kernel/tashkent.ts'
import { crowdCustomers, crowdStaff, findPersonByPhone } from '#modules/accounts/index.ts'
import { balanceOf, findHeldCash, findOpenDebts } from '#modules/ledger/index.ts'
import type { Db } from '#platform/db/database.ts'
import type { Secrets } from '#platform/secrets/secrets.ts'
import { closeDay } from '../cash/cash-closing.service.ts'
import { findDesks } from '../cash/cash-desk.repo.ts'
import { confirmTransfer, tellTransfer } from '../cash/cash-transfer.service.ts'
import { saveChoice } from '../cod/cod-choice.repo.ts'
import { ACCOUNT_PURPOSE } from '../cod/cod-choice.service.ts'
import { closePayout, readBatch, sendBatch } from '../cod/cod-desk.service.ts'
import { findTold, insertHandIn, sumTold } from '../cod/cod-hand-in.repo.ts'
import { decideOnHandIn } from '../cod/cod-hand-in.service.ts'
import { payDueToBalances } from '../cod/cod-payout.service.ts'
import { runPayouts } from '../cod/cod-run.service.ts'
import { askCredit } from '../credit/credit.service.ts'
import { askWriteOff } from '../debts/debt-desk.service.ts'
import { findRefundIds } from '../desk/refund-history.repo.ts'
import { closeRefund } from '../desk/refund-history.service.ts'
import { insertTopUp, nextTopUpId } from '../top-up/top-up.repo.ts'
import { approveTopUp, rejectTopUp } from '../top-up/top-up-desk.service.ts'
import { type Deskman, deskContext } from './desk-context.ts'

type Deps = { db: Db; secrets: Secrets }

const hourMs = 3_600_000
const dayMs = 24 * hourMs
/** As far back as its parcels go. */
const DAYS = 60
const MOST = 200
/** Since when the head office has ended its days. */
const CLOSED_DAYS = 14

const shops = [
  {
    phone: '901000009',
    bank: { holder: 'Chilonzor Kitob MCHJ', mfo: '00440', account: '20208000705234567001' },
  },
  {
    phone: '901000400',
    bank: { holder: 'Samarqand Choy MCHJ', mfo: '00417', account: '20208000305345678001' },
  },
] as const

/** Who counts and pays in the demo. */
type Desk = Deps & { now: Date; cashier: Deskman; second: Deskman; admin: Deskman; draws: Draws }

/** What the desks do with the money of two months, hour by hour. */
export async function demoMoneyDays(deps: Deps, now: Date): Promise<Moment[]> {
  const idOf = async (phone: string) => {
    const person = await findPersonByPhone(deps.db, phone)
    assert(person, `the demo knows ${phone}`)
    return person.id
  }
  const desk: Desk = {
    ...deps,
    now,
    cashier: { id: await idOf('901000014'), role: 'cashier' },
    second: { id: await idOf('901000016'), role: 'cashier' },
    admin: { id: await idOf('901000015'), role: 'admin' },
    draws: drawsOf('money of two months'),
  }
  const owners = new Map<string, number>()
  for (const { phone } of [...crowdCustomers, ...shops]) owners.set(phone, await idOf(phone))
  const staff = new Set<number>()
  for (const { phone } of crowdStaff) staff.add(await idOf(phone))
  return [
    ...shops.map(({ phone, bank }) => choosesBank(desk, owners.get(phone) ?? 0, bank)),
    ...topUps(desk, owners),
    ...handIns(desk, staff),
    ...payouts(desk, [...owners]),
    ...banked(desk),
    ...refunded(desk),
    ...asked(desk),
  ]
}

const ago = ({ now }: Desk, hours: number) => new Date(now.getTime() - hours * hourMs)

/** At this hour of Tashkent so many days ago. */
function then({ now }: Desk, day: number, hour: number): Date {
  return new Date(startOfDay(tashkentDay(now)).getTime() - day * dayMs + hour * hourMs)
}

/** From the first day on, the oldest first; today is left to whoever tries the demo. */
const days = (every: number) =>
  Array.from({ length: Math.floor(DAYS / every) }, (_, index) => DAYS - index * every)

/** What a desk is asked for in a demo was thought out to be possible. */
async function done<T>(answer: Promise<Result<T, { code: string } | string>>): Promise<T> {
  const result = await answer
  assert(result.ok, 'the desk of the demo can do this')
  return result.value
}

function choosesBank(
  desk: Desk,
  person: number,
  { holder, mfo, account }: (typeof shops)[number]['bank'],
): Moment {
  const sealed = desk.secrets.seal(ACCOUNT_PURPOSE, account)
  const bank = { holder, mfo, account: sealed, accountTail: account.slice(-4) }
  return {
    at: then(desk, DAYS + 3, 11),
    happens: (at) => saveChoice(desk.db, person, { payoutTo: 'bank', ...bank }, at),
  }
}

/** Money on every balance before the first parcel, and more for whoever sends most; some of it is looked at right now. */
function topUps(desk: Desk, owners: ReadonlyMap<string, number>): Moment[] {
  const first = [...owners].map(([phone, person], index) =>
    topUp(desk, person, {
      at: then(desk, DAYS + 2, 9 + index / 4),
      amount: shops.some((shop) => shop.phone === phone) ? 3_000_000 : desk.draws.between(8, 20) * 100_000,
      as: 'approved',
    }),
  )
  const later = days(12).flatMap((day) =>
    shops.map(({ phone }) =>
      topUp(desk, owners.get(phone) ?? 0, { at: then(desk, day, 12), amount: 800_000, as: 'approved' }),
    ),
  )
  const of = (phone: string) => owners.get(phone) ?? 0
  const recent = [
    { person: of('901000402'), at: then(desk, 9, 15), amount: 700_000, as: 'rejected' },
    { person: of('901000405'), at: then(desk, 3, 10), amount: 150_000, as: 'approved' },
    { person: of('901000412'), at: then(desk, 2, 17), amount: 90_000, as: 'rejected' },
    { person: of('901000401'), at: ago(desk, 0.3), amount: 250_000, as: 'waiting' },
    { person: of('901000403'), at: ago(desk, 1.4), amount: 120_000, as: 'waiting' },
    { person: of('901000409'), at: ago(desk, 3.2), amount: 1_000_000, as: 'waiting' },
    { person: of('901000400'), at: ago(desk, 5), amount: 18_000_000, as: 'asked' },
    { person: of('901000009'), at: ago(desk, 7), amount: 12_500_000, as: 'asked by the second' },
  ] as const
  return [...first, ...later, ...recent.map(({ person, ...rest }) => topUp(desk, person, rest))].flat()
}

type TopUp = {
  at: Date
  amount: number
  as: 'approved' | 'rejected' | 'waiting' | 'asked' | 'asked by the second'
}

function topUp(desk: Desk, personId: number, { at, amount, as }: TopUp): Moment[] {
  let number: number | undefined
  const told: Moment = {
    at,
    async happens() {
      number = await nextTopUpId(desk.db)
      const receipt = createHash('sha256').update(`demo receipt ${number}`).digest('hex')
      await insertTopUp(desk.db, { id: number, personId, amount, receipt, at })
    },
  }
  if (as === 'waiting') return [told]
  const decided: Moment = {
    at: new Date(at.getTime() + 0.5 * hourMs),
    async happens(now) {
      const context = deskContext(desk, as === 'asked by the second' ? desk.second : desk.cashier, now)
      if (as === 'rejected') await done(rejectTopUp(context, String(number), 'Chek oʻqib boʻlmaydi'))
      else await done(approveTopUp(context, String(number), undefined))
    },
  }
  return [told, decided]
}

/** Every few evenings the field says what it has, and the desk counts it in the morning. */
function handIns(desk: Desk, staff: ReadonlySet<number>): Moment[] {
  const told = days(3).map((day) => ({
    at: then(desk, day, 20.5),
    happens: (at: Date) => tellAll(desk, staff, at, MOST),
  }))
  const counted = days(3).map((day) => ({
    at: then(desk, day - 1, 9.7),
    happens: (at: Date) => countAll(desk, at),
  }))
  const today = { at: ago(desk, 1.5), happens: (at: Date) => tellAll(desk, staff, at, 4) }
  return [...told, ...counted.filter(({ at }) => at < ago(desk, 20)), today]
}

async function tellAll({ db }: Desk, staff: ReadonlySet<number>, at: Date, most: number): Promise<void> {
  const held = (await findHeldCash(db, MOST)).filter(({ owner }) => owner !== null && staff.has(owner))
  let count = 0
  for (const { kind, owner, amount } of held) {
    if (owner === null || (await sumTold(db, owner)).count > 0 || count++ >= most) continue
    await insertHandIn(db, {
      personId: owner,
      kind: kind === 'courier_cash' ? 'courier' : 'agent',
      amount,
      toldAt: at,
    })
  }
}

async function countAll(desk: Desk, at: Date): Promise<void> {
  const context = deskContext(desk, desk.cashier, at)
  for (const { id } of await findTold(desk.db, MOST))
    await done(decideOnHandIn(context, String(id), { state: 'confirmed' }))
}

/** Balances by the clock; every other day the bank's list, the last of which is on its way, and one that is still to be sent. */
function payouts(desk: Desk, owners: readonly (readonly [string, number])[]): Moment[] {
  const toBalances = days(1).flatMap((day) =>
    [10, 16].map((hour) => ({
      at: then(desk, day, hour),
      happens: async (at: Date) => void (await payDueToBalances(desk.db, at)),
    })),
  )
  const idOf = (phone: string) => owners.find(([known]) => known === phone)?.[1] ?? 0
  const everybody = shops.map(({ phone }) => idOf(phone))
  const lists = [...days(2).filter((day) => day > 3), 3, 2, 1].filter(
    (day) => then(desk, day, 11) < ago(desk, 29),
  )
  return [
    ...toBalances,
    ...lists.flatMap((day) =>
      list(desk, everybody, { at: then(desk, day, 11), sent: true, confirmed: true }),
    ),
    ...list(desk, [idOf('901000400')], { at: ago(desk, 27), sent: true, confirmed: false }),
    ...list(desk, [idOf('901000009')], { at: ago(desk, 26), sent: false, confirmed: false }),
  ]
}

/** Made, an hour later at the bank, and the next day the bank says that it has arrived. */
function list(
  desk: Desk,
  senders: readonly number[],
  { at, sent, confirmed }: { at: Date; sent: boolean; confirmed: boolean },
): Moment[] {
  // None when nothing had been collected since the last one.
  let batch: string | undefined
  const made: Moment = {
    at,
    async happens(now) {
      const run = await runPayouts(deskContext(desk, desk.cashier, now), senders.map(String))
      batch = run.ok ? run.value.batch?.id : undefined
    },
  }
  const atBank: Moment = {
    at: new Date(at.getTime() + hourMs),
    async happens(now) {
      if (batch !== undefined) await done(sendBatch(deskContext(desk, desk.cashier, now), batch))
    },
  }
  const arrived: Moment = {
    at: new Date(at.getTime() + dayMs),
    async happens(now) {
      if (batch === undefined) return
      const context = deskContext(desk, desk.cashier, now)
      for (const { id } of (await done(readBatch(context, batch))).items)
        await done(closePayout(context, id, { state: 'confirmed' }))
    },
  }
  return [made, ...(sent ? [atBank] : []), ...(confirmed ? [arrived] : [])]
}

/** What the head office has too much of goes to the bank, counted by two; its last two weeks are closed day by day. */
function banked(desk: Desk): Moment[] {
  const weekly = days(7).map((day) => ({
    at: then(desk, day - 1, 15),
    async happens(at: Date) {
      const [head] = await findDesks(desk.db)
      assert(head, 'the head office has a cash desk')
      const holds = await balanceOf(desk.db, 'cash_desk', head.id)
      const amount = Math.floor((holds * 0.8) / 50_000) * 50_000
      if (amount === 0) return
      const way = { way: 'bank', amount, note: undefined, desk_id: undefined } as const
      const { id } = await done(tellTransfer(deskContext(desk, desk.cashier, at), way))
      const counted = new Date(at.getTime() + 0.3 * hourMs)
      await done(confirmTransfer(deskContext(desk, desk.second, counted), id, amount))
    },
  }))
  const closed = Array.from({ length: CLOSED_DAYS - 2 }, (_, index) => CLOSED_DAYS - index).map((day) => ({
    at: then(desk, day, 18.5),
    async happens(at: Date) {
      const [head] = await findDesks(desk.db)
      assert(head, 'the head office has a cash desk')
      const counted = await balanceOf(desk.db, 'cash_desk', head.id)
      await done(closeDay(deskContext(desk, desk.cashier, at), { counted }))
    },
  }))
  return [...weekly.filter(({ at }) => at < ago(desk, 60)), ...closed]
}

/** What was asked back more than two days ago has been sent in the cabinet of the provider. */
function refunded(desk: Desk): Moment[] {
  return days(4).map((day) => ({
    at: then(desk, day, 13),
    async happens(at) {
      const filter = { isDone: false, provider: undefined, orderId: undefined, after: undefined }
      for (const id of await findRefundIds(desk.db, filter, MOST))
        await done(closeRefund(deskContext(desk, desk.second, at), String(id), undefined))
    },
  }))
}

/** Two more that wait for a second person: a debt that nobody will pay, and trust for a shop. */
function asked(desk: Desk): Moment[] {
  return [
    {
      at: ago(desk, 6),
      async happens(at) {
        const debts = []
        for (const { phone } of crowdCustomers) {
          const person = await findPersonByPhone(desk.db, phone)
          if (person) debts.push(...(await findOpenDebts(desk.db, person.id)))
        }
        const [oldest] = debts.toSorted((one, other) => one.raisedAt.getTime() - other.raisedAt.getTime())
        const why = { ground: 'uncollectible', note: 'Telefoni oʻchirilgan, manzilda yashamaydi' } as const
        if (oldest) await done(askWriteOff(deskContext(desk, desk.cashier, at), String(oldest.id), why))
      },
    },
    {
      at: ago(desk, 4),
      async happens(at) {
        const phone = parsePhone('901000400')
        assert(phone, 'the shop has a number')
        const trust = { phone, amount: 5_000_000, note: 'Ikki oydan beri har kuni joʻnatadi' }
        await done(askCredit(deskContext(desk, desk.admin, at), trust))
      },
    },
  ]
}
