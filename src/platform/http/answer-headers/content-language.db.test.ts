import { expect, test } from 'vitest'
import { contentCalls } from '#modules/content/content.calls.ts'
import { startTestApp } from '../../../../tests/support/test-app.ts'

test('every answer of the API says its language, and that it depends on the one asked for', async () => {
  const app = await startTestApp()
  const spoken = async (language: string, path: string = contentCalls.readWarning.path) => {
    const { headers } = await app.call('GET', path, { headers: { 'accept-language': language } })
    expect(headers.vary, path).toContain('Accept-Language')
    return headers['content-language']
  }
  expect(
    await Promise.all(['uz', 'oz', 'uz-Cyrl', 'ru', 'en', 'de', ''].map((language) => spoken(language))),
  ).toEqual(['uz', 'uz-Cyrl', 'uz-Cyrl', 'ru', 'en', 'uz', 'uz'])
  expect(await spoken('ru', `${contentCalls.readWarning.path}?lang=en`)).toBe('en')
  // What is refused, by a verb or before one is reached, speaks too.
  for (const path of ['/api/nowhere', '/api/accounts/v1/detail', '/api/%ff', '/nowhere'])
    expect(await spoken('ru', path), path).toBe('ru')
})

test('with the site on another address the answer depends on both, and the browser is known there too', async () => {
  const env = {
    TEZBOX_DEMO: '1',
    PUBLIC_URL: 'https://tezbox.example',
    API_URL: 'https://api.tezbox.example',
  }
  const apart = await startTestApp({ env })
  const { headers } = await apart.call(contentCalls.readWarning, { headers: { origin: env.PUBLIC_URL } })
  expect(headers.vary).toBe('Accept-Language, Origin')
  expect(headers['access-control-allow-credentials']).toBe('true')
  const stranger = await apart.call(contentCalls.readWarning, { headers: { origin: 'https://evil.example' } })
  expect(stranger.headers['access-control-allow-credentials']).toBeUndefined()
})
