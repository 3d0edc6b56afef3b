import { expect, test } from 'vitest'
import { readSession } from './session.ts'

test('without a token nobody is signed in, whatever user is stored', () => {
  const signedOut = { signedIn: false, merchant: false }
  expect(readSession(null, '{"type":8}')).toEqual(signedOut)
  expect(readSession('', '{"type":8}')).toEqual(signedOut)
})

test('type 8 is a merchant, any other type is not', () => {
  expect(readSession('t', '{"type":8}')).toEqual({ signedIn: true, merchant: true })
  expect(readSession('t', '{"type":1}')).toEqual({ signedIn: true, merchant: false })
  expect(readSession('t', '{"type":"8"}')).toEqual({ signedIn: true, merchant: false })
})

test.each([null, '', '{', 'null', '8', '"8"', '[]', 'undefined'])(
  'a user that cannot be read (%s) is signed in, but not a merchant',
  (user) => {
    expect(readSession('t', user)).toEqual({ signedIn: true, merchant: false })
  },
)
