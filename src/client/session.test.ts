import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { staffRoles } from '#modules/accounts/domain/person.ts'
import {
  forgetEverything,
  forgetSession,
  keepSession,
  keepUser,
  ownReferralCode,
  readSession,
} from './session.ts'

const person = { signedIn: true, merchant: false, role: 'customer', leaving: false }

test('without a token nobody is signed in, whatever user is stored', () => {
  const signedOut = { signedIn: false, merchant: false, role: 'customer', leaving: false }
  expect(readSession(null, '{"type":8,"role":"admin"}')).toEqual(signedOut)
  expect(readSession('', '{"type":8}')).toEqual(signedOut)
})

test('type 8 is a merchant, any other type is not', () => {
  expect(readSession('t', '{"type":8}')).toEqual({ ...person, merchant: true })
  expect(readSession('t', '{"type":1}')).toEqual(person)
  expect(readSession('t', '{"type":"8"}')).toEqual(person)
})

test.each([null, '', '{', 'null', '8', '"8"', '[]', 'undefined'])(
  'a user that cannot be read (%s) is signed in, but neither a merchant nor staff',
  (user) => {
    expect(readSession('t', user)).toEqual(person)
  },
)

test.each(staffRoles)('the role %s is read, a role we do not know is not', (role) => {
  expect(readSession('t', JSON.stringify({ role }))).toEqual({ ...person, role })
  expect(readSession('t', JSON.stringify({ role: `${role}s` }))).toEqual(person)
})

function memory(): Storage {
  const items = new Map<string, string>()
  return {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
    removeItem: (key: string) => void items.delete(key),
    clear: () => items.clear(),
    key: () => null,
    get length() {
      return items.size
    },
  }
}

beforeEach(() => {
  vi.stubGlobal('localStorage', memory())
  vi.stubGlobal('sessionStorage', memory())
  vi.stubGlobal('window', new EventTarget())
})
afterEach(() => vi.unstubAllGlobals())

test('signing in keeps the token and the user, and tells this window', () => {
  const heard = vi.fn()
  window.addEventListener('tezbox:session', heard)
  keepSession('t', { type: 1, referral_code: 'abcdefghij' })
  expect(localStorage.getItem('access_token')).toBe('t')
  expect(JSON.parse(localStorage.getItem('user') ?? '')).toMatchObject({ type: 1 })
  expect(ownReferralCode()).toBe('abcdefghij')
  expect(heard).toHaveBeenCalledOnce()
})

test('a user that comes after signing out is not kept', () => {
  keepSession('t', { type: 1 })
  forgetSession()
  keepUser({ type: 8 })
  expect(localStorage.length).toBe(0)
})

test('a refused token empties the local storage and keeps the way back', () => {
  localStorage.setItem('referral_id', 'friend')
  sessionStorage.setItem('back', '/order-list')
  keepSession('t', { type: 1 })
  forgetSession()
  expect(localStorage.length).toBe(0)
  expect(sessionStorage.getItem('back')).toBe('/order-list')
})

test('signing out leaves nothing in either storage', () => {
  sessionStorage.setItem('back', '/order-list')
  keepSession('t', { type: 1 })
  forgetEverything()
  expect([localStorage.length, sessionStorage.length]).toEqual([0, 0])
})

test('nobody is one and the same, here and on the server', () => {
  expect(readSession(null, null)).toBe(readSession('', '{"type":8}'))
})
