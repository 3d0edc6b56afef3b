import { expect, test } from 'vitest'
import { historyOf, type Release } from './post-history.ts'
import { missingIn, postGaps } from './posts.ts'

const at = (minutes: number) => new Date(Date.UTC(2026, 10, 17, 8, minutes))
const wrote = (version: number, minutes: number, byId = 1) => ({
  version,
  at: at(minutes),
  by: `Editor ${byId}`,
  byId,
})
const decided = (version: number | null, minutes: number, shownFrom = minutes): Release => ({
  version,
  shownFrom: at(shownFrom),
  decidedAt: at(minutes),
  by: 'Editor 1',
  droppedAt: null,
  droppedBy: null,
})
const told = (...given: Parameters<typeof historyOf>) =>
  historyOf(...given).map(({ what, version }) => `${what} ${version}`)

test('what one person writes in one go is one line, with the last version of it', () => {
  const versions = [wrote(1, 0), wrote(2, 5), wrote(3, 19), wrote(4, 34), wrote(5, 35, 2), wrote(6, 36)]
  expect(told(versions, [])).toEqual(['written 6', 'written 5', 'written 4', 'written 3'])
})

test('a decision in between ends the go', () => {
  expect(told([wrote(1, 0), wrote(2, 5)], [decided(1, 3)])).toEqual(['written 2', 'published 1', 'written 1'])
})

test('what is scheduled tells for when, what is withdrawn which version it was', () => {
  const releases = [decided(1, 1, 60), decided(null, 70)]
  expect(historyOf([wrote(1, 0)], releases)).toMatchObject([
    { what: 'withdrawn', version: 1 },
    { what: 'scheduled', version: 1, publishAt: at(60) },
    { what: 'written', version: 1 },
  ])
})

test('what waited and was dropped is told, unless another decision took its place', () => {
  const dropped = { ...decided(1, 1, 60), droppedAt: at(5), droppedBy: 'Editor 2' }
  expect(historyOf([], [dropped])[0]).toMatchObject({ what: 'unscheduled', by: 'Editor 2', at: at(5) })
  expect(told([], [dropped, decided(1, 5, 90)])).toEqual(['scheduled 1', 'scheduled 1'])
})

test('nothing may be missing but Cyrillic, which is made', () => {
  const none = { uz: '', oz: null, ru: ' ', en: '' }
  const empty = { title: none, description: none, body: none, author: none, picture: null, topic: null }
  expect(missingIn(empty)).toEqual(postGaps)
  const text = { uz: 'a', oz: null, ru: 'b', en: 'c' }
  const whole = { title: text, description: text, body: text, author: text } as const
  expect(missingIn({ ...whole, picture: 'drop-test', topic: 'shops' })).toEqual([])
})
