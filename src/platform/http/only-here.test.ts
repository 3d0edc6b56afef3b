import { expect, test } from 'vitest'
import { isLocalCaller } from './only-here.ts'

test.each([
  'localhost',
  'localhost:3000',
  'LOCALHOST:1',
  '127.0.0.1',
  '127.0.0.1:3000',
  '[::1]',
  '[::1]:3000',
])('this machine may be called %s', (host) => {
  for (const address of ['127.0.0.1', '127.1.2.3', '::1', '::ffff:127.0.0.1'])
    expect(isLocalCaller(address, host)).toBe(true)
})

test.each([
  'evil.example',
  'evil.example:3000',
  'localhost.evil.example',
  'evil-localhost',
  'localhost@evil.example',
  'localhost:3000.evil.example',
  '127.0.0.1.evil.example',
  '127.0.0.1.nip.io:3000',
  '192.168.1.4',
  '0.0.0.0:3000',
  '[::2]',
  '',
  undefined,
])('a caller at this machine who asks for %s is a stranger', (host) => {
  expect(isLocalCaller('127.0.0.1', host)).toBe(false)
})

test.each(['192.168.1.4', '203.0.113.7', '::ffff:10.0.0.1', 'fe80::1', '', undefined])(
  'a caller from %s is a stranger, whatever name they ask for',
  (address) => {
    expect(isLocalCaller(address, 'localhost:3000')).toBe(false)
  },
)
