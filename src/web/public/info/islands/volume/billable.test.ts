import { expect, test } from 'vitest'
import { firstTariff } from '#modules/pricing/domain/first-tariff.ts'
import { billableOf, type VolumeRules } from './billable.ts'

const { volumeDivisor, boxes, limits } = firstTariff
const rules: VolumeRules = {
  volumeDivisor,
  boxes: { small: boxes.small.upToGrams, medium: boxes.medium.upToGrams, large: boxes.large.upToGrams },
  pointGrams: limits.point.grams,
  pointCm: limits.point.longestCm,
}
const nothing = [undefined, undefined, undefined] as const

test('the larger of weight and volume counts, and is named', () => {
  expect(billableOf({ kg: 2, sidesCm: [60, 40, 40] }, rules)).toMatchObject({
    grams: 16_000,
    by: 'volume',
    box: 'other',
    doorOnly: 'heavy',
  })
  expect(billableOf({ kg: 2, sidesCm: [20, 20, 15] }, rules)).toMatchObject({
    grams: 2_000,
    by: 'weight',
    box: 'medium',
  })
})

test('what is too heavy or too long for a point goes from the door', () => {
  const doorOnly = (kg: number, side: number) => billableOf({ kg, sidesCm: [10, side, 5] }, rules)?.doorOnly
  expect([doorOnly(15, 120), doorOnly(15.1, 20), doorOnly(2, 121)]).toEqual([undefined, 'heavy', 'long'])
})

test('a weight without sides is enough, sides without a weight too, and nothing says nothing', () => {
  expect(billableOf({ kg: 0.4, sidesCm: nothing }, rules)).toMatchObject({ grams: 400, box: 'small' })
  expect(billableOf({ kg: undefined, sidesCm: [20, 20, 15] }, rules)).toMatchObject({
    grams: 1_000,
    box: 'small',
  })
  expect(billableOf({ kg: undefined, sidesCm: [20, undefined, 15] }, rules)).toBeUndefined()
})
