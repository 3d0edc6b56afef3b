import { expect, test } from 'vitest'
import { mayInvite, type Visit } from './invitation-rule.ts'

const day = 86_400_000
const now = Date.UTC(2026, 10, 15)
const calm: Visit = {
  now,
  lastShownAt: undefined,
  openedAt: now - 20_000,
  pastHero: true,
  busy: false,
  typed: false,
}

test('invites a person who has looked around and is not in the middle of anything', () => {
  expect(mayInvite(calm)).toBe(true)
})

test.each<[string, Partial<Visit>]>([
  ['in the first twenty seconds', { openedAt: now - 19_999 }],
  ['before the hero is behind', { pastHero: false }],
  ['while a field has the focus or something is open', { busy: true }],
  ['once anything was typed', { typed: true }],
  ['again within a week', { lastShownAt: now - 7 * day + 1 }],
])('does not invite %s', (_, visit) => {
  expect(mayInvite({ ...calm, ...visit })).toBe(false)
})

test('invites again after a week, and after a clock was set back', () => {
  expect(mayInvite({ ...calm, lastShownAt: now - 7 * day })).toBe(true)
  expect(mayInvite({ ...calm, lastShownAt: now + day })).toBe(true)
})
