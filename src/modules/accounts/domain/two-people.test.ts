import { describe, expect, test } from 'vitest'
import {
  type ApprovalKind,
  approvalKinds,
  type Json,
  releaseAt,
  rightFor,
  rolesFor,
  type Side,
  whyNotApprove,
  whyTwo,
} from './two-people.ts'

const why = (kind: ApprovalKind, amount: number | null, input: Json = {}) => whyTwo(kind, { amount, input })

test.each([
  ['claim', 300_000],
  ['top_up', 10_000_000],
  ['refund', 1_000_000],
  ['payout_run', 50_000_000],
  ['referral', 1_000_000],
  ['partner', 1_000_000],
] as const)('a %s of up to %i is one person’s, and a soʻm more is two people’s', (kind, limit) => {
  expect(why(kind, limit)).toEqual([])
  expect(why(kind, limit + 1)).toEqual(['over_limit'])
})

test.each(['debt_write_off', 'tariff', 'payout_account', 'credit_limit'] as const)(
  'a %s always takes two people',
  (kind) => {
    expect(why(kind, null)).toEqual(['always'])
    expect(why(kind, 1)).toEqual(['always'])
  },
)

test('a top-up of another amount than was asked for takes two, also when it is less', () => {
  expect(why('top_up', 1_000, { asked_amount: 1_000 })).toEqual([])
  expect(why('top_up', 999, { asked_amount: 1_000 })).toEqual(['other_amount'])
  expect(why('top_up', 99_000_000, { asked_amount: 1_000 })).toEqual(['over_limit', 'other_amount'])
})

test('a top-up whose receipt was seen before takes two', () => {
  expect(why('top_up', 1_000, { asked_amount: 1_000, same_receipt: '7' })).toEqual(['receipt_seen'])
  expect(why('top_up', 1_000, { asked_amount: 1_000, same_receipt: null })).toEqual([])
})

test('two claims of one parcel count together', () => {
  expect(why('claim', 200_000, { given: 100_000 })).toEqual([])
  expect(why('claim', 200_000, { given: 100_001 })).toEqual(['over_limit'])
})

test('what the friends of one inviter bring in a month counts together', () => {
  expect(why('referral', 300_000, { given: 700_000 })).toEqual([])
  expect(why('referral', 300_000, { given: 700_001 })).toEqual(['over_limit'])
})

test('a cashier’s right is not enough for a tariff, an operator’s not for money that leaves the house', () => {
  expect(rolesFor(rightFor('tariff', {}))).toEqual(['admin'])
  expect(rolesFor(rightFor('top_up', {}))).toEqual(['cashier', 'admin'])
  expect(rolesFor(rightFor('claim', { to: 'balance' }))).toEqual(['operator', 'cashier', 'admin'])
  expect(rolesFor(rightFor('claim', { to: 'bank' }))).toEqual(['cashier', 'admin'])
})

test('every kind has a right that an administrator holds', () => {
  for (const kind of approvalKinds) expect(rolesFor(rightFor(kind, null))).toContain('admin')
})

describe('who is a second person', () => {
  const side: Side = { person: 2, role: 'cashier', askedBy: 1, askerRole: 'cashier', isOneHand: false }
  const whyNot = (change: Partial<Side>) => whyNotApprove('top-up.review', { ...side, ...change })

  test('a colleague with the same right, or an administrator', () => {
    expect(whyNot({})).toBeUndefined()
    expect(whyNot({ role: 'admin' })).toBeUndefined()
  })

  test('never the one who asked, whatever their role', () => {
    expect(whyNot({ person: 1 })).toBe('approval_own')
    expect(whyNot({ person: 1, role: 'admin', askerRole: 'admin' })).toBe('approval_own')
  })

  test('nobody without the right', () => {
    expect(whyNot({ role: 'operator' })).toBe('forbidden')
  })

  test('nobody, once the one who asked has lost the right', () => {
    expect(whyNot({ askerRole: undefined })).toBe('approval_asker_gone')
    expect(whyNot({ askerRole: 'operator' })).toBe('approval_asker_gone')
  })

  test('nobody whom the one who asked has only just let in', () => {
    expect(whyNot({ isOneHand: true })).toBe('approval_not_second_person')
  })
})

test('going alone takes a day', () => {
  expect(releaseAt(new Date('2026-11-16T09:00:00Z'))).toEqual(new Date('2026-11-17T09:00:00Z'))
})
