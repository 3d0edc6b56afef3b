import { debtsCalls } from '#modules/payments/debts/debts.calls.ts'
import { signed } from '../cod-world.ts'
import type { Act } from './company.ts'

export const parcelActs = {
  goodsArrive: async ({ delivered, senders, couriers }, draw) =>
    delivered(draw.of(senders), draw.of(couriers), { product_fee: draw.thousands(120) }),

  parcelComesBack: async ({ returned, senders, couriers }, draw) =>
    returned(draw.of(senders), draw.of(couriers), {
      payment_type: draw.of(['balance', 'balance', 'receiver']),
    }),

  /** It is back in its sender's hands; some pay the courier for the way at the door. */
  broughtHome: async (company, draw) => {
    const { senders, couriers, does, ask, list } = company
    const [who, courier] = [draw.of(senders), draw.of(couriers)]
    const back = (await list(who, { status: 'new' })).items.find(({ return_of }) => return_of)
    if (!back) return
    await does(courier, back, 'accept')
    await does(courier, back, 'pick_up')
    const debt = (await company.debtsOf(who)).items.find(({ order_id }) => order_id === back.id)
    if (debt && draw.oneIn(2))
      await ask(courier, debtsCalls.takeCash, { body: { order_id: back.id, amount: debt.remaining } })
    await does(courier, back, 'deliver', { proof: signed, collected: 0 })
  },

  /** Covered, and then nobody has seen it again, nor the courier who carried it. */
  parcelVanishes: async ({ carried, clock, vanished, senders, ...company }, draw) => {
    if (vanished.length >= 6) return
    const [who, courier] = [draw.of(senders), await company.courier()]
    const value = draw.thousands(900)
    const order = await carried(who, courier, {
      product_fee: draw.oneIn(3) ? draw.thousands(200) : undefined,
      parcel_value: value,
      services: [value > 500_000 ? 'cover_2' : 'cover_1'],
    })
    vanished.push({ who, courier, order, since: clock.now().getTime() })
  },
} satisfies Record<string, Act>
