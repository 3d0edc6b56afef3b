import { claimsCalls } from '#modules/orders/claims/claims.calls.ts'
import type { DeskClaim } from '#modules/orders/claims/claims.contract.ts'
import { ordersCalls } from '#modules/orders/orders.calls.ts'
import { signed } from '../cod-world.ts'
import { day, type Person } from '../parcel-world.ts'
import type { Act, Company } from './company.ts'
import type { Dice } from './dice.ts'

/** After so many days a parcel may be claimed as lost. */
const lostAfter = 7 * day

const claim = ({ ask }: Company, who: Person, { id }: { id: string }, kind: 'lost' | 'damaged') =>
  ask(who, ordersCalls.openClaim, { params: { id }, body: { kind, description: 'Piyola' } })

export const claimActs = {
  damageClaimed: async (company, draw) => {
    const who = draw.of(company.senders)
    const order = await company.delivered(who, draw.of(company.couriers), {
      product_fee: undefined,
      parcel_value: draw.thousands(500),
      services: draw.of([[], ['cover_1']]),
    })
    await claim(company, who, order, 'damaged')
  },

  /** Claimed by its sender, or written off at the desk; now and then it comes after all, before anybody has decided. */
  vanishedClaimed: async (company, draw) => {
    const { vanished, clock, does, people } = company
    const lost = vanished[0]
    if (!lost || clock.now().getTime() - lost.since < lostAfter) return
    vanished.shift()
    if (draw.oneIn(3)) {
      await does(people.operator, lost.order, 'write_off', { reason: draw.of(['lost', 'destroyed']) })
      return
    }
    await claim(company, lost.who, lost.order, 'lost')
    if (draw.oneIn(6)) await arrives(company, lost.courier, lost.order)
  },

  claimDecided: async (company, draw) => {
    const { items } = (await company.ask(company.cashier, claimsCalls.listClaims)).data
    const open = items.filter(({ found }) => found === null)
    if (open.length > 0) await decide(company, draw.of(open), draw)
  },

  parcelTurnsUp: async ({ ask, cashier, does, people }) => {
    const query = { status: 'accepted' }
    const { items } = (await ask(cashier, claimsCalls.listClaims, { query })).data
    const lost = items.find(
      ({ kind, found, order }) => kind === 'lost' && found === null && order.status === 'cancelled',
    )
    if (lost) await does(people.operator, lost.order, 'report_found')
  },

  foundDecided: async (company, draw) => {
    const { ask, cashier, people, does } = company
    const { items } = (await ask(cashier, claimsCalls.listClaims)).data
    const found = items.find((item) => item.found !== null)
    if (!found) return
    if (found.approval)
      return company.secondPerson(found.approval.id, draw.of([cashier, people.operator]), draw)
    const by = draw.of([cashier, people.operator])
    const decided = await ask(by, claimsCalls.decideFound, {
      params: { id: found.id },
      body: {
        decision: draw.of(['stays', 'taken_back', 'taken_back', 'handed_out']),
        note: 'Telefonda rozi boʻldi',
      },
    })
    const waits = decided.data?.approval
    if (waits) return company.secondPerson(waits.id, by, draw)
    if (decided.data?.found?.decision !== 'taken_back' || draw.oneIn(2)) return
    const courier = draw.of(company.couriers)
    await does(people.operator, found.order, 'reinstate', { courier_id: courier.id })
    await arrives(company, courier, found.order)
  },
} satisfies Record<string, Act>

async function arrives(
  { read, does }: Company,
  courier: Person,
  { id }: Pick<DeskClaim['order'], 'id'>,
): Promise<void> {
  const { to_collect } = await read(courier, { id })
  await does(courier, { id }, 'deliver', { proof: signed, collected: to_collect })
}

/** By one person up to the limit; above it another one has to agree, who sometimes does not. */
async function decide(company: Company, { id, approval, limit, is_fixed }: DeskClaim, draw: Dice) {
  const { ask, desks, people, colleague } = company
  const params = { id }
  if (approval) return company.secondPerson(approval.id, draw.of([desks[0].cashier, desks[1].cashier]), draw)
  if (draw.oneIn(5) || limit === 0)
    return ask(people.operator, claimsCalls.rejectClaim, { params, body: { reason: 'no_proof' } })
  const amount = is_fixed ? limit : 1 + draw.below(limit)
  if (draw.oneIn(3)) return ask(people.operator, claimsCalls.acceptClaim, { params, body: { amount } })
  const by = draw.of([desks[0].cashier, desks[1].cashier, colleague])
  const body = { amount, to: draw.of(['balance', 'bank', 'cash', 'cash']) }
  const asked = await ask(by, claimsCalls.payOutClaim, { params, body })
  const waits = asked.data?.approval
  return waits && draw.oneIn(2) ? company.secondPerson(waits.id, by, draw) : asked
}
