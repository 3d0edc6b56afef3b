import { codCalls } from '#modules/payments/cod/cod.calls.ts'
import { codDeskCalls } from '#modules/payments/cod/cod-desk.calls.ts'
import type { Act } from './company.ts'

export const payoutActs = {
  payoutRun: async ({ run, ask, cashier }) => {
    const { data } = await run()
    if (data?.batch) await ask(cashier, codDeskCalls.sendBatch, { params: { id: data.batch.id } })
  },

  bankAnswers: async ({ ask, cashier, senders }, draw) => {
    const { items } = (await ask(draw.of(senders), codCalls.listPayouts)).data
    const sent = items.find(({ state }) => state === 'sent')
    if (!sent) return
    const params = { id: sent.id }
    if (draw.oneIn(2)) await ask(cashier, codDeskCalls.confirmPayout, { params, body: {} })
    else await ask(cashier, codDeskCalls.returnPayout, { params, body: { note: 'Hisob yopilgan' } })
  },

  /** All that a sender is owed, counted out at one of the desks: it may hold less than that. */
  paidOverTheCounter: async ({ ask, cashier, desks }, draw) => {
    const { items } = (await ask(cashier, codDeskCalls.listOwed)).data
    if (items.length === 0) return
    const { id, amount, not_ready, kept_for_debts } = draw.of(items)
    const by = draw.of(desks).cashier
    const body = { amount: amount - not_ready - kept_for_debts }
    if (body.amount > 0) await ask(by, codDeskCalls.payInCash, { params: { id }, body })
  },

  /** Some count less than they were told. */
  cashHandedIn: async ({ ask, desks, couriers, people, cashOf, tillOf }, draw) => {
    const who = draw.of([...couriers, ...couriers, people.operator])
    const cash = who === people.operator ? await tillOf(who) : await cashOf(who)
    if (cash === 0) return
    const amount = draw.oneIn(3) ? Math.min(cash, draw.thousands(50)) : cash
    const told = await ask(who, codCalls.tellHandIn, { body: { amount } })
    if (told.status >= 300) return
    const by = desks[draw.oneIn(4) ? 1 : 0].cashier
    const params = { id: told.data.id }
    if (draw.oneIn(6)) return ask(by, codDeskCalls.rejectHandIn, { params, body: { reason: 'Summa kam' } })
    const body = draw.oneIn(4) && amount > 1_000 ? { counted: amount - 1_000 } : {}
    return ask(by, codDeskCalls.confirmHandIn, { params, body })
  },
} satisfies Record<string, Act>
