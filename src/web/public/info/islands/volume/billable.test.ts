import { expect, test } from 'vitest'
import { firstTariff } from '#modules/pricing/domain/first-tariff.ts'
import { billableOf, type VolumeRules } from './billable.ts'

const { volumeDivisor, boxes, limits } = firstTariff
const rules: VolumeRules = {
  volumeDivisor,
  boxes: { small: boxes.small.upToGrams, medium: boxes.medium.upToGrams, large: boxes.large.upToGrams },
  point: limits.point,
  door: limits.door,
  onRequestGrams: limits.onRequestGrams,
}
const nothing = [undefined, undefined, undefined] as const

test('the larger of weight and volume counts, and is named', () => {
  expect(billableOf({ kg: 2, sidesCm: [60, 40, 40] }, rules)).toMatchObject({
    grams: 16_000,
    by: 'volume',
    box: 'other',
    reach: 'tooHeavyForPoint',
  })
  expect(billableOf({ kg: 2, sidesCm: [20, 20, 15] }, rules)).toMatchObject({
    grams: 2_000,
    by: 'weight',
    box: 'medium',
  })
})

test('a weight without sides is enough, sides without a weight too, and nothing says nothing', () => {
  expect(billableOf({ kg: 0.4, sidesCm: nothing }, rules)).toMatchObject({ grams: 400, box: 'small' })
  expect(billableOf({ kg: undefined, sidesCm: [20, 20, 15] }, rules)).toMatchObject({
    grams: 1_000,
    box: 'small',
  })
  expect(billableOf({ kg: undefined, sidesCm: [20, undefined, 15] }, rules)).toBeUndefined()
})

test('a zero is not given yet', () => {
  expect(billableOf({ kg: 0, sidesCm: [0, 0, 0] }, rules)).toBeUndefined()
  expect(billableOf({ kg: 2, sidesCm: [60, 0, 40] }, rules)).toMatchObject({ grams: 2_000, by: 'weight' })
})

test.each([
  [2, [120, 10, 10], 'anywhere'],
  [2, [121, 10, 10], 'tooLongForPoint'],
  [2, [301, 10, 10], 'never'],
  [100, nothing, 'tooHeavyForPoint'],
  [101, nothing, 'manager'],
  [1_001, nothing, 'never'],
] as const)('%s kg and %j cm: %s', (kg, sidesCm, reach) => {
  expect(billableOf({ kg, sidesCm }, rules)?.reach).toBe(reach)
})
