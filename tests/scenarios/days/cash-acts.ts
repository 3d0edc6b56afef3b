import { expect } from 'vitest'
import { tashkentDay } from '#kernel/tashkent.ts'
import { balanceOf } from '#modules/ledger/index.ts'
import { cashCalls } from '#modules/payments/cash/cash.calls.ts'
import { type Act, type Company, second } from './company.ts'
import { expectedNow } from './desk-books.ts'
import type { Dice } from './dice.ts'

/** Told by one, counted by another; some wait for days, are refused or taken back. */
const moved =
  (way: 'fill' | 'bank'): Act =>
  async ({ db, ask, clock, admin, colleague, desks }, draw) => {
    const { id, cashier } = draw.of(desks)
    const held = await balanceOf(db, 'cash_desk', Number(id))
    // The depot gets little, and half of the time everything goes to the bank.
    const most = draw.thousands(id === desks[0].id ? 400 : 80)
    const amount = way === 'fill' ? most : draw.oneIn(2) ? held || 1 : Math.min(held, most) || 1
    const told = await ask(cashier, cashCalls.tellTransfer, { body: { way, amount } })
    clock.advance(second)
    if (told.status === 201 && !draw.oneIn(3))
      await ask(draw.of([admin, colleague].filter((who) => who !== cashier)), cashCalls.confirmTransfer, {
        params: { id: told.data.id },
        body: { amount },
      })
  }

/** A desk's day is over: what lies in it is counted, and sometimes it is not what the books say. */
async function closeDesk({ db, ask, desks }: Company, index: 0 | 1, draw: Dice): Promise<void> {
  const { id, cashier } = desks[index]
  const expected = await expectedNow(db, id)
  const differs = draw.oneIn(5)
  // Nobody counts less than nothing, though a shortage that waits for an admin can make the books expect it.
  const counted = Math.max(0, differs ? expected + (draw.below(41) - 20) * 500 : expected)
  const closed = await ask(cashier, cashCalls.closeDay, { body: { counted, note: 'Ikki marta sanaldi' } })
  if (closed.status < 300) expect(closed.data).toMatchObject({ expected, counted })
}

export const cashActs = {
  deskFilled: moved('fill'),
  deskBanked: moved('bank'),

  waitingTransferDecided: async ({ ask, admin, desks }, draw) => {
    const { items } = (await ask(admin, cashCalls.listTransfers)).data
    const waiting = items.find(({ state }) => state === 'told')
    if (!waiting) return
    const params = { id: waiting.id }
    const teller = desks.find(({ cashier }) => String(cashier.id) === waiting.told_by.id)
    if (draw.oneIn(3) && teller) return ask(teller.cashier, cashCalls.withdrawTransfer, { params })
    if (draw.oneIn(3))
      return ask(admin, cashCalls.rejectTransfer, { params, body: { reason: 'Kvitansiya yoʻq' } })
    return ask(admin, cashCalls.confirmTransfer, { params, body: { amount: waiting.amount } })
  },

  differenceReviewed: async ({ ask, admin }, draw) => {
    const { items } = (await ask(admin, cashCalls.listClosings, { query: { open: 'true' } })).data
    if (items.length === 0) return
    await ask(admin, cashCalls.reviewClosing, {
      params: { id: draw.of(items).id },
      body: { decision: draw.of(['book', 'book', 'explained']), note: 'Koʻrib chiqildi' },
    })
  },

  /** The same document at the same moment by two people, and another one that would be too much beside it. */
  providerSettles: async ({ ask, clearing, clock, cashier, colleague }, draw) => {
    const provider = draw.of(['payme', 'click'])
    const owes = await clearing(provider)
    if (owes <= 0) return
    const day = tashkentDay(clock.now())
    const amount = draw.oneIn(2) ? owes : 1 + draw.below(owes)
    const note = (by: typeof cashier, number: string) =>
      ask(by, cashCalls.noteSettlement, { body: { provider, day, number, amount } })
    const number = String(clock.now().getTime())
    await Promise.all([note(cashier, number), note(colleague, number), note(cashier, `${number}-2`)])
  },
} satisfies Record<string, Act>

/** In the evening; a desk that is forgotten is closed on another day. */
export async function closeDesks(company: Company, draw: Dice): Promise<void> {
  for (const index of [0, 1] as const) {
    if (draw.oneIn(8)) continue
    await closeDesk(company, index, draw)
    company.clock.advance(second)
  }
}
