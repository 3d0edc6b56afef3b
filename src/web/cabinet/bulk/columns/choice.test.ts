import { expect, test } from 'vitest'
import { type ColumnField, columnFields } from '#modules/bulk/domain/fields.ts'
import { areKnown, type Choice, choiceOf, fieldGroups, missingIn, surenessOf, twiceIn } from './choice.ts'

const column = (index: number, field: ColumnField | null, certainty = 0.5, remembered = false) => ({
  index,
  header: 'ФИО',
  field,
  certainty,
  remembered,
  samples: [],
})

test('every field can be chosen, each in one group', () => {
  const offered = fieldGroups.flatMap(({ fields }) => [...fields])
  expect(offered.toSorted()).toEqual(columnFields.toSorted())
})

test('a whole address stands for the town and the street', () => {
  const choice: Choice = new Map([
    [0, 'receiver_name'],
    [1, 'receiver_phone'],
    [2, 'to_address'],
    [3, null],
  ])
  expect(missingIn(choice)).toEqual(['description', 'weight'])
  expect(missingIn(new Map())).toEqual([
    'receiver_name',
    'receiver_phone',
    'to_city',
    'to_street',
    'description',
    'weight',
  ])
})

test('a field is in one column only, but for names and streets; what is left out may be left out twice', () => {
  const choice: Choice = new Map([
    [0, 'weight'],
    [4, 'weight'],
    [5, null],
    [6, null],
    [7, 'to_street'],
    [8, 'to_street'],
  ])
  expect([...twiceIn(choice)]).toEqual([4])
})

test('a star is full for what is known or certain, dashed for a guess', () => {
  const sureness = (...args: Parameters<typeof column>) => {
    const one = column(...args)
    return surenessOf(one, choiceOf([one]))
  }
  expect(sureness(0, 'receiver_name', 0.5, true)).toBe('remembered')
  expect(sureness(0, 'receiver_name', 0.95)).toBe('certain')
  expect(sureness(0, 'receiver_name', 0.6)).toBe('guess')
  expect(sureness(0, null)).toBe('none')
  expect(surenessOf(column(0, null), new Map([[0, 'weight']]))).toBe('chosen')
  expect(surenessOf(column(0, 'receiver_name', 1), new Map([[0, null]]))).toBe('none')
  const known = [column(0, 'receiver_name', 0.5, true), column(1, 'weight', 0.95)]
  expect(areKnown(known)).toBe(true)
  expect(areKnown([...known, column(2, 'product_fee', 0.6)])).toBe(false)
  expect(areKnown([...known, column(2, null)])).toBe(false)
})
