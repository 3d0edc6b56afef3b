import { expect, test } from 'vitest'
import { agentsInput, pointsInput, readView } from './posts-query.ts'

const view = (query: string) => readView(new URLSearchParams(query))

test('a filter belongs to its side: that of agents is none of points', () => {
  expect(view('which=empty').which).toBe('empty')
  expect(view('by=agents&which=none').which).toBe('none')
  expect(view('which=none').which).toBeUndefined()
  expect(view('by=agents&which=empty').which).toBeUndefined()
})

test('an address with nonsense in it asks for everything', () => {
  const nonsense = view('by=cats&region=north&point=-1&agent=0&which=all')
  expect(nonsense).toEqual({
    by: undefined,
    q: '',
    region: undefined,
    which: undefined,
    point: undefined,
    agent: undefined,
  })
  expect(pointsInput(nonsense)).toEqual({ query: {} })
})

test('whoever is looked at changes nothing about the list', () => {
  const query = { q: 'Chorsu', region_id: '3', which: 'blocked' }
  expect(pointsInput(view('q=Chorsu&region=3&which=blocked&point=7'))).toEqual({ query })
  expect(agentsInput(view('by=agents&q=Chorsu&region=3&which=blocked&agent=7'))).toEqual({ query })
})
