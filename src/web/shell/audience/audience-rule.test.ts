import { expect, test } from 'vitest'
import type { Session } from '#client/session.ts'
import { staffRoles } from '#modules/accounts/domain/person.ts'
import type { Audience } from '../../pages.ts'
import { type Welcome, welcomeOf } from './audience-rule.ts'

const visitor: Session = { signedIn: false, merchant: false, role: 'customer', leaving: false }
const personal: Session = { ...visitor, signedIn: true }
const merchant: Session = { ...personal, merchant: true }

const table: [Audience, Welcome, Welcome, Welcome][] = [
  ['everyone', 'open', 'open', 'open'],
  ['guest', 'open', 'move_on', 'move_on'],
  ['customer', 'sign_in', 'open', 'open'],
  ['merchant', 'sign_in', 'merchants_only', 'open'],
  ['staff', 'sign_in', 'staff_only', 'staff_only'],
]

test.each(table)('a page for %s: visitor %s, personal %s, merchant %s', (audience, ...welcomes) => {
  expect([visitor, personal, merchant].map((session) => welcomeOf(audience, session))).toEqual(welcomes)
})

test.each(staffRoles)('pages for staff open to the role %s', (role) => {
  expect(welcomeOf('staff', { ...personal, role })).toBe('open')
})

test('who has just signed out is led home, not asked to sign in', () => {
  expect(welcomeOf('customer', { ...visitor, leaving: true })).toBe('wait')
})
