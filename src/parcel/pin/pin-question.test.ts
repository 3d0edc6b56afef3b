import { expect, test } from 'vitest'
import { assert } from '#kernel/assert.ts'
import { districtById } from '#modules/geo/domain/districts.ts'
import { calledIn, isPricedAlike, type PinPlace, questionOf } from './pin-question.ts'

function district(id: number) {
  const found = districtById(id)
  assert(found, `there is no district ${id}`)
  return found
}

const [chilonzor, shayxontohur, samarqand] = [district(205), district(206), district(122)]
const asked = (place: Partial<PinPlace>) =>
  questionOf({ chosen: chilonzor, isFixed: false, kmOutside: 1.8, under: [shayxontohur], ...place })
const kinds = (place: Partial<PinPlace>) => asked(place)?.answers.map(({ to }) => to)

test('nothing is asked of a pin inside its district, on an uncertain border of it, or where nothing is known', () => {
  expect(asked({ kmOutside: -0.2 })).toBeUndefined()
  expect(asked({ under: [shayxontohur, chilonzor] })).toBeUndefined()
  expect(asked({ kmOutside: undefined, under: [] })).toBeUndefined()
  expect(asked({ chosen: undefined })).toBeUndefined()
})

test('a pin outside is asked about with the distance: its own district first, then back, then as it is', () => {
  expect(asked({})).toEqual({
    outside: { district: chilonzor, km: 1.8, isRefused: false },
    answers: [{ to: 'move', district: shayxontohur }, { to: 'back' }, { to: 'stay' }],
  })
})

test('where the district was agreed on, the pin near it may stay and a far one had better go back', () => {
  expect(kinds({ isFixed: true })).toEqual(['stay', 'back'])
  expect(kinds({ isFixed: true, kmOutside: 8 })).toEqual(['back', 'stay'])
})

test('more than five kilometres into another region a pin cannot stay', () => {
  expect(kinds({ kmOutside: 4.9, under: [samarqand] })).toContain('stay')
  expect(kinds({ kmOutside: 5.1, under: [samarqand] })).toEqual(['move', 'back'])
  expect(kinds({ kmOutside: 5.1, under: [samarqand], isFixed: true })).toEqual(['back'])
  expect(asked({ kmOutside: 5.1, under: [samarqand] })?.outside?.isRefused).toBe(true)
  expect(asked({ kmOutside: 300, under: [shayxontohur] })?.outside?.isRefused).toBe(false)
})

test('without a border the district under the pin is enough to ask, and no distance is told', () => {
  expect(asked({ kmOutside: undefined })).toMatchObject({ outside: { km: undefined } })
})

test('without a district two likely ones are offered', () => {
  expect(asked({ chosen: undefined, under: [shayxontohur, chilonzor] })).toEqual({
    outside: undefined,
    answers: [
      { to: 'move', district: shayxontohur },
      { to: 'move', district: chilonzor },
    ],
  })
})

test('a town and the district around it are told apart', () => {
  const around = district(121)
  const question = asked({ kmOutside: 250, under: [samarqand, around] })
  assert(question, 'the pin lies outside')
  expect(calledIn(question, samarqand, 'uz')).toBe('Samarqand shahri')
  expect(calledIn(question, around, 'uz')).toBe('Samarqand tumani')
  expect(calledIn(question, chilonzor, 'uz')).toBe('Chilonzor')
})

test('the price stays where region and zone do', () => {
  expect(isPricedAlike(chilonzor, shayxontohur)).toBe(true)
  expect(isPricedAlike(chilonzor, samarqand)).toBe(false)
})
