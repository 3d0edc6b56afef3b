import { expect, test } from 'vitest'
import { countIn, rewardOf } from './reward.ts'

const rules = { reward: 150_000, shipments: 10, priceFrom: 15_000 }

test('a friend who sends fewer than needed brings nothing yet, and it is said how many are missing', () => {
  expect(rewardOf({ friends: 3, parcels: 9 }, rules)).toEqual({ kind: 'short', missing: 1 })
})

test('each friend who sends enough brings the reward once, told in parcels too', () => {
  expect(rewardOf({ friends: 3, parcels: 10 }, rules)).toEqual({ kind: 'earned', sum: 450_000, parcels: 30 })
  expect(rewardOf({ friends: 3, parcels: 500 }, rules)).toMatchObject({ sum: 450_000 })
})

test('nothing is counted from half a form or from what is no number of friends', () => {
  for (const friends of [undefined, 0, 1.5, 1_001])
    expect(rewardOf({ friends, parcels: 10 }, rules)).toBeUndefined()
  expect(['3', '', '-3', '3.5', '99999', 'x', null].map(countIn)).toEqual([
    3,
    undefined,
    undefined,
    undefined,
    undefined,
    undefined,
    undefined,
  ])
})
