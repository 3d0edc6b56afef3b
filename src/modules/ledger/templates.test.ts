import fc from 'fast-check'
import { expect, test } from 'vitest'
import { sources } from '#locales/index.ts'
import { accountKinds, onNormalSide } from './domain/accounts.ts'
import { type FactsOf, linesOf, reversed, type TemplateName, templateNames } from './domain/templates.ts'

/** Facts for every template at once: each takes what it needs. */
type AnyFacts = FactsOf<TemplateName> & { goods: number }

const amount = fc.integer({ min: 1, max: 1_000_000_000_000 })
const id = fc.integer({ min: 1, max: 1_000_000 })
const anyFacts = fc.record({
  amount,
  price: amount,
  goods: fc.oneof(fc.constant(0), amount),
  customer: id,
  courier: id,
  fromCourier: id.map((other) => other + 1_000_000),
  agent: id,
  desk: id,
  fromDesk: id.map((other) => other + 1_000_000),
  provider: fc.constantFrom('payme', 'click', 'uzum'),
}) as fc.Arbitrary<AnyFacts>
const oneFacts = {
  amount: 7_000,
  price: 5_000,
  goods: 2_000,
  customer: 1,
  courier: 2,
  fromCourier: 6,
  agent: 3,
  desk: 4,
  fromDesk: 5,
  provider: 'payme',
} as AnyFacts

test.each(templateNames)('%s sums to zero and names each account once', (template) => {
  fc.assert(
    fc.property(anyFacts, (facts) => {
      const lines = linesOf(template, facts)
      expect(lines.reduce((sum, line) => sum + line.amount, 0)).toBe(0)
      expect(lines.every((line) => Number.isSafeInteger(line.amount) && line.amount !== 0)).toBe(true)
      const names = lines.map(({ account }) => `${account.kind} ${account.owner}`)
      expect(new Set(names).size).toBe(names.length)
      const taken = [...lines, ...reversed(lines)].reduce((sum, line) => sum + Math.sign(line.amount), 0)
      expect(taken).toBe(0)
    }),
  )
})

test.each(templateNames)('%s owes every line to an owner of the right sort', (template) => {
  for (const { account } of linesOf(template, oneFacts)) {
    const shape = { person: /^[1-9]\d*$/, provider: /^[a-z_]+$/, desk: /^[1-9]\d*$/, company: /^$/ }
    expect(account.owner).toMatch(shape[accountKinds[account.kind].owner])
  }
})

test.each(
  templateNames.flatMap((template) =>
    [0, -1, 0.5, Number.NaN, 1e15].map((wrong) => [template, wrong] as const),
  ),
)('%s refuses %d as an amount', (template, wrong) => {
  expect(() => linesOf(template, { ...oneFacts, amount: wrong, price: wrong })).toThrow("whole so'm")
})

test('the receiver pays price and goods at once, and the goods are owed to the sender', () => {
  const facts = { courier: 7, customer: 3, price: 25_000, goods: 140_000 }
  expect(linesOf('receiver_paid_courier', facts)).toEqual([
    { account: { kind: 'courier_cash', owner: '7' }, amount: 165_000 },
    { account: { kind: 'revenue', owner: '' }, amount: -25_000 },
    { account: { kind: 'cod_owed', owner: '3' }, amount: -140_000 },
  ])
  expect(linesOf('receiver_paid_courier', { ...facts, goods: 0 })).toHaveLength(2)
})

const grows = (template: TemplateName, kind: keyof typeof accountKinds) => {
  const line = linesOf(template, oneFacts).find(({ account }) => account.kind === kind)
  return line && Math.sign(onNormalSide(kind, line.amount))
}

test.each([
  ['top_up_approved', 'customer_balance', 1],
  ['order_paid_from_balance', 'customer_balance', -1],
  ['order_paid_from_balance', 'revenue', 1],
  ['order_paid_by_provider', 'clearing', 1],
  ['refund_to_balance', 'customer_balance', 1],
  ['refund_to_provider', 'clearing', -1],
  ['promotion_applied', 'promotions', 1],
  ['package_sold_from_balance', 'prepaid', 1],
  ['package_consumed', 'prepaid', -1],
  ['cod_collected_by_agent', 'cod_owed', 1],
  ['cod_paid_out_balance', 'cod_owed', -1],
  ['cod_paid_out_balance', 'customer_balance', 1],
  ['cod_carried_back_by_courier', 'courier_cash', -1],
  ['courier_handed_in', 'courier_cash', -1],
  ['courier_handed_in', 'cash_desk', 1],
  ['courier_handed_to_agent', 'agent_cash', 1],
  ['courier_handed_to_agent', 'courier_cash', -1],
  ['cash_desk_short', 'cash_desk', -1],
  ['cash_desk_over', 'cash_desk', 1],
  ['upload_reserved', 'reserved', 1],
  ['order_paid_from_reserved', 'reserved', -1],
  ['upload_released', 'customer_balance', 1],
  ['receivable_raised', 'receivable', 1],
  ['cod_kept_for_debt', 'cod_owed', -1],
  ['receivable_settled_to_desk', 'receivable', -1],
  ['receivable_written_off', 'bad_debts', 1],
  ['referral_reward', 'customer_balance', 1],
  ['referral_reward', 'promotions', 1],
  ['referral_reward_taken_back', 'customer_balance', -1],
  ['compensation_paid_to_balance', 'compensation', 1],
  ['compensation_taken_back', 'compensation', -1],
] as const)('%s moves %s by %d', (template, kind, direction) => {
  expect(grows(template, kind)).toBe(direction)
})

test('every template has a title and every title a template', () => {
  expect(Object.keys(sources.uz.ledger.titles)).toEqual(templateNames)
})

test('what is on a balance is for shipments: nothing leads from there to a bank, a till or a provider', () => {
  const ways = templateNames.flatMap((template) => {
    const lines = linesOf(template, oneFacts)
    const takes = lines.some(({ account, amount }) => account.kind === 'customer_balance' && amount > 0)
    return takes ? lines.filter(({ amount }) => amount < 0).map(({ account }) => account.kind) : []
  })
  expect(new Set(ways)).toEqual(
    new Set(['revenue', 'reserved', 'prepaid', 'receivable', 'compensation', 'promotions']),
  )
})

test('what is reserved for an upload becomes the price of its parcels, or goes back', () => {
  const ways = templateNames.flatMap((template) => {
    const lines = linesOf(template, oneFacts)
    const takes = lines.some(({ account, amount }) => account.kind === 'reserved' && amount > 0)
    return takes ? lines.filter(({ amount }) => amount < 0).map(({ account }) => account.kind) : []
  })
  expect(new Set(ways)).toEqual(new Set(['revenue', 'customer_balance']))
})
