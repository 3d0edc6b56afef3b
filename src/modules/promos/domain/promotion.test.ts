import { expect, test } from 'vitest'
import { lastsUntil, type Promotion, type Standing, stateAt, termsOf } from './promotion.ts'

const now = new Date('2026-11-17T09:00:00Z')
const inDays = (days: number) => new Date(now.getTime() + days * 86_400_000)

const halfPrice: Promotion = {
  slug: 'half_price',
  gives: 'percent',
  percent: null,
  amount: null,
  forWhom: 'new',
  lastsDays: 30,
  mostPerParcel: 50_000,
  mostPerCustomer: 500_000,
  mostParcels: null,
  mostParcelsMerchant: 20,
  startsAt: inDays(-10),
  endsAt: inDays(10),
  offAt: null,
  budget: null,
  used: 0,
  name: { uz: 'Yarim narx', oz: 'Ярим нарх', ru: 'Полцены', en: 'Half price' },
}
const granted: Standing = {
  grantedAt: inDays(-3),
  until: inDays(27),
  takenBy: null,
  heldAmount: 0,
  heldParcels: 0,
}
const stranger: Standing = { ...granted, grantedAt: null, until: null }

const refusal = (
  part: Partial<Promotion>,
  standing: Partial<Standing> = {},
  account: 'personal' | 'merchant' = 'personal',
) => termsOf({ ...halfPrice, ...part }, { ...granted, ...standing }, account, now).refused

test('a right outlives its promotion: switched off or over, what was given lasts its time', () => {
  expect(refusal({})).toBeNull()
  expect(refusal({ offAt: inDays(-1) })).toBeNull()
  expect(refusal({ endsAt: inDays(-1) })).toBeNull()
  expect(refusal({}, { until: now })).toBe('over')
  expect(termsOf(halfPrice, stranger, 'personal', now).refused).toBe('only_new')
})

test('what is for everybody needs no right, and stops with its time or its switch', () => {
  const forAll = (part: Partial<Promotion>) => refusal({ forWhom: 'everybody', ...part }, stranger)
  expect(forAll({})).toBeNull()
  expect(forAll({ offAt: now })).toBe('over')
  expect(forAll({ startsAt: inDays(1) })).toBe('over')
  expect(forAll({ endsAt: now })).toBe('over')
  expect(refusal({ forWhom: 'merchant' })).toBe('not_for_you')
  expect(refusal({ forWhom: 'merchant' }, stranger, 'merchant')).toBeNull()
})

test('ceilings: so much a parcel, so much a customer, so many parcels of a business', () => {
  const most = (heldAmount: number) => termsOf(halfPrice, { ...granted, heldAmount }, 'personal', now).most
  expect(most(0)).toBe(50_000)
  expect(most(480_000)).toBe(20_000)
  expect(refusal({}, { heldAmount: 500_000 })).toBe('limit')
  expect(refusal({}, { heldParcels: 20 })).toBeNull()
  expect(refusal({}, { heldParcels: 19 }, 'merchant')).toBeNull()
  expect(refusal({}, { heldParcels: 20 }, 'merchant')).toBe('limit')
})

test('a free parcel is had once, also while a draft of the version before holds it', () => {
  const once = {
    slug: 'first_parcel',
    gives: 'free_parcel',
    mostParcels: 1,
    mostParcelsMerchant: null,
  } as const
  expect(termsOf({ ...halfPrice, ...once }, granted, 'merchant', now).once).toBe(true)
  expect(refusal(once, { heldParcels: 1 })).toBe('limit')
  expect(refusal(once, { takenBy: 10_000_001 })).toBe('limit')
})

test('what is left of a budget is never below nothing; a reward takes nothing off a price', () => {
  const left = (budget: number | null, used: number) =>
    termsOf({ ...halfPrice, budget, used }, granted, 'personal', now).left
  expect(left(null, 70)).toBeNull()
  expect(left(100, 70)).toBe(30)
  expect(left(50, 70)).toBe(0)
  expect(refusal({ gives: 'reward', amount: 150_000 })).toBe('reward')
})

test('a promotion is running until its end, its switch or the end of its budget', () => {
  expect(stateAt(halfPrice, now)).toBe('running')
  expect(stateAt({ ...halfPrice, startsAt: inDays(1) }, now)).toBe('planned')
  expect(stateAt({ ...halfPrice, budget: 70, used: 70 }, now)).toBe('used_up')
  expect(stateAt({ ...halfPrice, offAt: now }, now)).toBe('off')
  expect(stateAt({ ...halfPrice, endsAt: now, offAt: now }, now)).toBe('over')
})

test('a right lasts so many days from sign-up, or until it is used', () => {
  expect(lastsUntil({ lastsDays: 30 }, now)).toEqual(inDays(30))
  expect(lastsUntil({ lastsDays: null }, now)).toBeNull()
})
