import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createSecrets, readSecretKey } from './secrets.ts'

const secrets = createSecrets(randomBytes(32))

test('what is sealed opens again, and never shows itself', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', minLength: 4 }), (text) => {
      const sealed = secrets.seal('test', text)
      expect(sealed.includes(text)).toBe(false)
      expect(secrets.open('test', sealed)).toBe(text)
    }),
  )
})

test('another purpose, another key and a changed byte open nothing', () => {
  const sealed = secrets.seal('one', 'Samarqand')
  expect(secrets.open('two', sealed)).toBeUndefined()
  expect(createSecrets(randomBytes(32)).open('one', sealed)).toBeUndefined()
  for (let at = 0; at < sealed.length; at++) {
    const changed = Buffer.from(sealed)
    changed[at] = (changed[at] ?? 0) ^ 1
    expect(secrets.open('one', changed)).toBeUndefined()
  }
  expect(secrets.open('one', Buffer.alloc(3))).toBeUndefined()
})

test('a mac tells purposes, texts and keys apart', () => {
  const of = (purpose: string, text: string) => secrets.mac(purpose, text).toString('hex')
  expect(of('code', '123456')).toBe(of('code', '123456'))
  expect(of('code', '123456')).not.toBe(of('code', '123457'))
  expect(of('code', '123456')).not.toBe(of('other', '123456'))
  expect(of('code', '123456')).not.toBe(createSecrets(randomBytes(32)).mac('code', '123456').toString('hex'))
})

test('a demo draws its key once; a real server must be given one', () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'secrets-'))
  try {
    const sealed = createSecrets(readSecretKey({}, { demo: true, dataDir }).take()).seal('x', 'kept')
    expect(createSecrets(readSecretKey({}, { demo: true, dataDir }).take()).open('x', sealed)).toBe('kept')
    expect(() => readSecretKey({}, { demo: false, dataDir })).toThrow(/SECRET_KEY/)
    expect(() => readSecretKey({ SECRET_KEY: 'short' }, { demo: false, dataDir })).toThrow(/32 random bytes/)
  } finally {
    rmSync(dataDir, { recursive: true })
  }
})
