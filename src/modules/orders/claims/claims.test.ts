import fc from 'fast-check'
import { expect, test } from 'vitest'
import { firstTariff } from '#modules/pricing/domain/first-tariff.ts'
import { everyClaimKind } from '../domain/claim/claim-words.ts'
import {
  canClaim,
  compensationOf,
  isGone,
  isRightAmount,
  type Loss,
  writesOff,
} from '../domain/claim/claims.ts'
import { coverCeiling, type FrozenLine } from '../domain/order-quote.ts'
import { statuses } from '../domain/words.ts'

const coverLine = (upTo: number): FrozenLine => ({
  rule: 'cover',
  amount: 5_600,
  because: { key: 'pricing.because.cover', values: { upTo: { soum: upTo } } },
})
const loss = (over: Partial<Loss> = {}): Loss => ({
  kind: 'lost',
  parcelValue: 0,
  productFee: 0,
  lines: [],
  tariff: firstTariff,
  given: 0,
  ...over,
})

test('without bought cover the free one of 20,000 is the most', () => {
  expect(compensationOf(loss({ parcelValue: 300_000 }))).toMatchObject({ cover: 20_000, limit: 20_000 })
})

test('cover pays what the parcel is worth, not more', () => {
  const covered = { lines: [coverLine(500_000)] }
  expect(compensationOf(loss({ ...covered, parcelValue: 300_000 })).limit).toBe(300_000)
  expect(compensationOf(loss({ ...covered, productFee: 410_000 })).limit).toBe(410_000)
  expect(compensationOf(loss({ ...covered, parcelValue: 900_000 })).limit).toBe(500_000)
})

test('ten minimum wages are above every cover', () => {
  const poor = { ...firstTariff, cover: { ...firstTariff.cover, minimumWage: 100_000 } }
  const covered = loss({ lines: [coverLine(2_000_000)], parcelValue: 1_900_000, tariff: poor })
  expect(compensationOf(covered)).toMatchObject({ ceiling: 1_000_000, limit: 1_000_000 })
})

test('lost with a known value is paid in full by rule; damage and an unknown value are judged', () => {
  expect(compensationOf(loss({ parcelValue: 15_000 })).isFixed).toBe(true)
  expect(compensationOf(loss({ kind: 'destroyed', productFee: 15_000 })).isFixed).toBe(true)
  expect(compensationOf(loss({ kind: 'damaged', parcelValue: 15_000 })).isFixed).toBe(false)
  expect(compensationOf(loss())).toMatchObject({ value: null, limit: 20_000, isFixed: false })
})

test('a second claim of the same order gets only what the first has left', () => {
  const second = loss({ kind: 'damaged', parcelValue: 50_000, lines: [coverLine(500_000)], given: 30_000 })
  expect(compensationOf(second).limit).toBe(20_000)
  const nothingLeft = compensationOf({ ...second, given: 50_000 })
  expect(nothingLeft.limit).toBe(0)
  expect(isRightAmount(nothingLeft, 0)).toBe(false)
})

test('no amount that may be paid is above the cover, the value or ten minimum wages', () => {
  const money = fc.integer({ min: 0, max: 20_000_000 })
  fc.assert(
    fc.property(
      fc.constantFrom(...everyClaimKind),
      money,
      money,
      fc.option(fc.constantFrom(500_000, 1_000_000, 2_000_000), { nil: undefined }),
      money,
      money,
      fc.integer({ min: 10_000, max: 2_000_000 }),
      (kind, parcelValue, productFee, bought, given, amount, minimumWage) => {
        const tariff = { ...firstTariff, cover: { ...firstTariff.cover, minimumWage } }
        const lines = bought === undefined ? [] : [coverLine(bought)]
        const terms = compensationOf({ kind, parcelValue, productFee, lines, tariff, given })
        for (const tried of [amount, terms.limit]) {
          if (!isRightAmount(terms, tried)) continue
          const inAll = tried + given
          expect(inAll).toBeLessThanOrEqual(bought ?? firstTariff.cover.free)
          expect(inAll).toBeLessThanOrEqual(coverCeiling(tariff))
          if (terms.value !== null) expect(inAll).toBeLessThanOrEqual(Math.max(parcelValue, productFee))
        }
      },
    ),
  )
})

test('couriers and agents claim damage to what is in their hands, operators and owners more', () => {
  const taken = { personId: 7, pointId: undefined, wasTaken: true }
  const carried = { status: 'pickup', holder: 'courier', courierId: 7, holderPointId: null } as const
  const courier = { ...taken, actor: 'courier' } as const
  expect(canClaim('damaged', carried, courier)).toBe(true)
  expect(canClaim('lost', carried, courier)).toBe(false)
  expect(canClaim('damaged', carried, { ...courier, personId: 8 })).toBe(false)
  const stored = {
    status: 'agent_received',
    holder: 'destination_point',
    courierId: null,
    holderPointId: 5,
  } as const
  const agent = { ...taken, actor: 'agent', pointId: 5 } as const
  expect(canClaim('damaged', stored, agent)).toBe(true)
  expect(canClaim('damaged', stored, { ...agent, pointId: 6 })).toBe(false)
  expect(canClaim('damaged', { ...stored, holderPointId: null }, { ...agent, pointId: undefined })).toBe(
    false,
  )
  expect(canClaim('damaged', stored, courier)).toBe(false)
  const operator = { ...taken, actor: 'operator' } as const
  const owner = { ...taken, actor: 'owner' } as const
  expect(canClaim('damaged', carried, operator)).toBe(true)
  expect(canClaim('damaged', carried, owner), 'they have not seen it').toBe(false)
  const back = { status: 'expired', holder: 'nobody', courierId: null, holderPointId: null } as const
  expect(canClaim('damaged', back, owner), 'refused as damaged, and on its way back').toBe(true)
  expect(canClaim('damaged', back, { ...owner, wasTaken: false }), 'a basket that ran out').toBe(false)
})

test('only what we still hold is written off with the decision, and what has arrived, come back or turned up is not lost', () => {
  expect(statuses.filter((status) => writesOff('lost', status))).toEqual([
    'pickup',
    'agent_received',
    'failed_delivery',
  ])
  expect(statuses.filter((status) => writesOff('damaged', status))).toEqual([])
  const withNobody = statuses.filter((status) => isGone({ status, holder: 'nobody' }))
  expect(withNobody).toEqual(['pickup', 'agent_received', 'failed_delivery', 'cancelled'])
  for (const holder of ['sender', 'courier', 'origin_point', 'receiver'] as const)
    expect(isGone({ status: 'cancelled', holder }), holder).toBe(false)
})
