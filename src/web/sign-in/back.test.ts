import fc from 'fast-check'
import { expect, test } from 'vitest'
import { ownPath } from './back.ts'

test.each(['/', '/order-list?page=2', '/ru/dashboard/my_profile#devices', '/update/5f?p=x'])(
  '%s is a way back',
  (path) => {
    expect(ownPath(path)).toBe(path)
  },
)

test.each([
  null,
  '',
  'order-list',
  '//evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  '/\t/evil.example',
  '/\n/evil.example',
  '/.//evil.example',
  '/x/..//evil.example',
  'https://evil.example/',
  'javascript:alert(1)',
  ' /order-list',
])('%j leads nowhere', (text) => {
  expect(ownPath(text)).toBeUndefined()
})

test.each(['/login', '/ru/login', '/sign_up', '/oz/sign_up?x=1', '/login/', '/Login'])(
  '%s would lead in a circle',
  (path) => {
    expect(ownPath(path)).toBeUndefined()
  },
)

test('whatever is kept as a way back stays on this site', () => {
  const site = 'https://tezbox.example'
  const pieces = fc.constantFrom(
    '/',
    '\\',
    '.',
    '..',
    '\t',
    '\n',
    '@',
    ':',
    '?',
    '#',
    'evil.example',
    'https:',
    '%2f',
    'a',
  )
  fc.assert(
    fc.property(fc.array(pieces, { maxLength: 8 }), (parts) => {
      const path = ownPath(`/${parts.join('')}`)
      if (path !== undefined) expect(new URL(path, site).origin).toBe(site)
    }),
    { numRuns: 2_000 },
  )
})
