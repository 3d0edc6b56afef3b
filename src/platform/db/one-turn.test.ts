import { expect, test } from 'vitest'
import type { Db } from './database.ts'
import { inOneTurn } from './one-turn.ts'

/** Knows the codes that begin with TB; writes down what each statement asked for. */
function register(fail = false) {
  const asked: { db: Db; keys: string[] }[] = []
  const find = async (db: Db, keys: readonly string[]) => {
    asked.push({ db, keys: [...keys] })
    if (fail) throw new Error('the database is away')
    return new Map(keys.filter((key) => key.startsWith('TB')).map((key) => [key, Number(key.slice(2))]))
  }
  return { asked, find }
}

const here = {} as Db
const there = {} as Db

test('questions of one turn are one statement, and each gets its own answer', async () => {
  const { asked, find } = register()
  const numberOf = inOneTurn(find)
  const keys = ['TB1', 'TB2', 'unknown', 'TB1']
  expect(await Promise.all(keys.map((key) => numberOf(here, key)))).toEqual([1, 2, undefined, 1])
  expect(asked).toEqual([{ db: here, keys }])
})

test('what comes later is asked for anew', async () => {
  const { asked, find } = register()
  const numberOf = inOneTurn(find)
  await numberOf(here, 'TB1')
  await numberOf(here, 'TB1')
  expect(asked.map(({ keys }) => keys)).toEqual([['TB1'], ['TB1']])
})

test('a statement has a bound, and every database its own', async () => {
  const { asked, find } = register()
  const numberOf = inOneTurn(find)
  const many = Array.from({ length: 150 }, (_, index) => `TB${index}`)
  const found = await Promise.all([...many.map((key) => numberOf(here, key)), numberOf(there, 'TB7')])
  expect(found).toEqual([...many.keys(), 7])
  expect(asked.map(({ keys }) => keys.length)).toEqual([100, 50, 1])
  expect(asked.map(({ db }) => db === there)).toEqual([false, false, true])
})

test('a database that is away fails the questions of its turn, and no later one', async () => {
  let isAway = true
  const numberOf = inOneTurn((db, keys) => register(isAway).find(db, keys))
  const outcomes = await Promise.allSettled(['TB1', 'TB2'].map((key) => numberOf(here, key)))
  expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  isAway = false
  expect(await numberOf(here, 'TB1')).toBe(1)
})
