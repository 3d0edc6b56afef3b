import { expect, test } from 'vitest'
import { firstTariff } from './domain/first-tariff.ts'
import { misfit, placesFor } from './domain/limits.ts'
import { parcelOf } from './domain/parcel.ts'

const parcel = (weightKg: number, ...sides: [number, number, number] | []) =>
  parcelOf({ weightGrams: weightKg * 1000, sidesCm: sides.length ? sides : undefined }, firstTariff)

test('a parcel may be turned to fit', () => {
  expect(misfit('locker', parcel(5, 38, 66, 41), firstTariff)).toBeUndefined()
  expect(misfit('mailbox', parcel(1, 3, 35, 23), firstTariff)).toBeUndefined()
})

test.each([
  ['mailbox', parcel(1, 35, 23, 3.1), 'too_big_for_mailbox', 'locker'],
  ['mailbox', parcel(1.1, 30, 20, 2), 'too_heavy_for_mailbox', 'locker'],
  ['mailbox', parcel(1, 70, 20, 2), 'too_big_for_mailbox', 'point'],
  ['mailbox', parcel(1, 130, 2, 2), 'too_big_for_mailbox', 'door'],
  ['locker', parcel(5, 66, 41, 39), 'too_big_for_locker', 'point'],
  ['locker', parcel(5, 66, 42, 38), 'too_big_for_locker', 'point'],
  ['locker', parcel(5, 67, 41, 38), 'too_big_for_locker', 'point'],
  ['locker', parcel(16, 40, 40, 30), 'too_heavy_for_locker', 'door'],
  ['point', parcel(16, 40, 40, 40), 'too_heavy_for_point', 'door'],
  ['point', parcel(2, 121, 4, 4), 'too_long_for_point', 'door'],
  ['door', parcel(101, 40, 40, 40), 'on_request', undefined],
  ['mailbox', parcel(1, 301, 2, 2), 'too_long', undefined],
] as const)('%s: %j is %s, take a %s', (kind, one, code, place) => {
  const found = misfit(kind, one, firstTariff)
  expect(found?.code).toBe(code)
  expect(found?.instead?.place).toBe(place)
})

test.each([
  [1, false, ['from mailbox', 'from locker', 'from point', 'to locker', 'to point']],
  [1, true, ['from mailbox', 'from locker', 'from point', 'to point']],
  [2, false, []],
  [3, false, ['to locker', 'to point']],
  [3, true, ['to point']],
  [4, true, ['from mailbox', 'from locker', 'from point']],
] as const)('a letter by option %i, with money to collect: %s, goes through %j', (option, cod, expected) => {
  const letter = { ...parcel(0.5, 30, 20, 2), cod }
  const taken = placesFor(option, letter, firstTariff).filter(({ refusal }) => !refusal)
  expect(taken.map(({ end, kind }) => `${end} ${kind}`)).toEqual(expected)
})

test('a locker without somebody to take the money proposes a point', () => {
  const places = placesFor(3, { ...parcel(0.5, 30, 20, 2), cod: true }, firstTariff)
  expect(places.map(({ kind, refusal }) => [kind, refusal?.code, refusal?.instead?.place])).toEqual([
    ['mailbox', 'mailbox_drop_off_only', undefined],
    ['locker', 'locker_prepaid_only', 'point'],
    ['point', undefined, undefined],
  ])
})

test('what nobody has measured is held against weights only', () => {
  expect(misfit('mailbox', parcel(1), firstTariff)).toBeUndefined()
  expect(misfit('point', parcel(16), firstTariff)?.code).toBe('too_heavy_for_point')
})

test('the reason carries the parcel and the limit it meets', () => {
  expect(misfit('locker', parcel(5, 39, 66, 41), firstTariff)?.reason).toEqual({
    key: 'pricing.refusals.tooBigForLocker',
    values: { sides: { cm: [66, 41, 39] }, limit: { cm: [66, 41, 38] } },
  })
})
