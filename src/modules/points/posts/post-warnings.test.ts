import { expect, test } from 'vitest'
import { type PostFacts, refusalOfPost, warningsOfPost } from '../domain/post-warnings.ts'

const from = { name: 'Chorsu', isShut: false, parcels: 0, othersAtWork: 1 }
const to = { name: 'Yunusobod', isShut: false, closesOn: null, agents: [] }
const facts = (changes: Partial<PostFacts> = {}): PostFacts => ({
  isBlocked: false,
  drawer: { cash: 0, isCounted: false },
  from,
  to,
  agreed: undefined,
  ...changes,
})
const kinds = (changes: Partial<PostFacts>) => warningsOfPost(facts(changes)).map(({ kind }) => kind)

test('a move that nothing speaks against has no warning and no refusal', () => {
  expect(warningsOfPost(facts())).toEqual([])
  expect(refusalOfPost(facts())).toBeUndefined()
})

test('cash moves along with a warning, counted or not', () => {
  const drawer = { cash: 50_000, isCounted: false }
  expect(warningsOfPost(facts({ drawer }))).toEqual([{ kind: 'drawer_open', amount: 50_000, counted: false }])
  expect(warningsOfPost(facts({ drawer: { cash: 50_000, isCounted: true } }))).toEqual([
    { kind: 'drawer_open', amount: 50_000, counted: true },
  ])
  expect(refusalOfPost(facts({ drawer }))).toBeUndefined()
})

test('whoever has cash is not taken away, but for those who cannot count it anyway', () => {
  const away = { to: undefined, drawer: { cash: 1, isCounted: true } }
  expect(refusalOfPost(facts(away))).toBe('post_drawer_full')
  expect(refusalOfPost(facts({ ...away, isBlocked: true }))).toBeUndefined()
  expect(refusalOfPost(facts({ ...away, drawer: { cash: 0, isCounted: false } }))).toBeUndefined()
})

test('whoever is blocked is posted nowhere', () => {
  expect(refusalOfPost(facts({ isBlocked: true }))).toBe('post_agent_blocked')
})

test('the last agent leaves a point behind: told while it is open or parcels lie there', () => {
  const alone = { ...from, othersAtWork: 0 }
  expect(kinds({ from: alone })).toEqual(['nobody_left'])
  expect(kinds({ from: { ...alone, isShut: true } })).toEqual([])
  expect(kinds({ from: { ...alone, isShut: true, parcels: 3 } })).toEqual(['nobody_left'])
})

test('a point that is shut, closes, has an agent or was not agreed is told of', () => {
  expect(kinds({ to: { ...to, isShut: true } })).toEqual(['point_shut'])
  expect(warningsOfPost(facts({ to: { ...to, closesOn: '2027-01-15' } }))).toEqual([
    { kind: 'point_shut', point: 'Yunusobod', closes_on: '2027-01-15' },
  ])
  expect(kinds({ to: { ...to, agents: ['Lola'] } })).toEqual(['has_agents'])
  expect(kinds({ agreed: 'Sergeli' })).toEqual(['agreed_elsewhere'])
  expect(kinds({ agreed: 'Sergeli', to: undefined })).toEqual([])
})
