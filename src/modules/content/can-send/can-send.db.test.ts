import { expect, test } from 'vitest'
import { startTestApp } from '../../../../tests/support/test-app.ts'
import { contentCalls } from '../content.calls.ts'
import type { CanSendAnswer } from '../content.contract.ts'

test('anyone may ask whether a thing can be sent, and is answered in their language with the figures of the tariff', async () => {
  const app = await startTestApp()
  const ask = async (q: string, language: string) => {
    const { status, body } = await app.call(contentCalls.canISend, {
      query: { q },
      headers: { 'accept-language': language },
    })
    expect(status).toBe(200)
    return body.data as CanSendAnswer
  }
  expect(await ask('telefon yuborsam boʻladimi', 'uz')).toMatchObject({ answer: 'conditions', rule: 4 })
  expect(await ask('водка', 'ru')).toMatchObject({ answer: 'no', rule: 8 })
  expect(await ask('books', 'en')).toMatchObject({ answer: 'yes', rule: null })
  expect((await ask('gold ring', 'en')).text).toContain('2,000,000')
  const unknown = await ask('qwertyuiop', 'uz-Cyrl')
  expect(unknown).toMatchObject({ answer: 'unknown', rule: null })
  expect(unknown.text).toMatch(/[а-я]/)
  expect(unknown.text).toContain('+998')
})
