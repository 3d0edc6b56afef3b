import { expect, test } from 'vitest'
import { readMessageSettings } from './settings.ts'

const eskiz = { ESKIZ_EMAIL: 'a@b.uz', ESKIZ_PASSWORD: 'x' }
const telegram = { TELEGRAM_GATEWAY_TOKEN: 'token' }

test('without a gateway messages stay on the machine', () => {
  expect(readMessageSettings({})).toEqual({ eskiz: undefined, telegram: undefined, order: ['local'] })
  expect(readMessageSettings({ ESKIZ_EMAIL: '', ESKIZ_PASSWORD: '', MESSAGE_ORDER: '' }).order).toEqual([
    'local',
  ])
})

test('configured gateways are tried in the usual order, or in the one that is asked for', () => {
  expect(readMessageSettings({ ...eskiz, ...telegram })).toEqual({
    eskiz: { url: 'https://notify.eskiz.uz', email: 'a@b.uz', password: 'x', from: '4546', price: 160 },
    telegram: { url: 'https://gatewayapi.telegram.org', token: 'token', price: 130 },
    order: ['eskiz', 'telegram'],
  })
  expect(readMessageSettings(telegram).order).toEqual(['telegram'])
  const turned = { ...eskiz, ...telegram, MESSAGE_ORDER: 'telegram, eskiz' }
  expect(readMessageSettings(turned).order).toEqual(['telegram', 'eskiz'])
})

test.each([
  [{ ESKIZ_EMAIL: 'a@b.uz' }, /ESKIZ_EMAIL and ESKIZ_PASSWORD/],
  [{ ESKIZ_PASSWORD: 'x' }, /ESKIZ_EMAIL and ESKIZ_PASSWORD/],
  [{ MESSAGE_ORDER: 'eskiz' }, /MESSAGE_ORDER/],
  [{ ...eskiz, MESSAGE_ORDER: 'eskiz,telegram' }, /MESSAGE_ORDER/],
  [{ ...eskiz, MESSAGE_ORDER: 'eskiz,local' }, /MESSAGE_ORDER/],
  [{ ...eskiz, MESSAGE_ORDER: 'eskiz,eskiz' }, /MESSAGE_ORDER/],
  [{ ...eskiz, ...telegram, MESSAGE_ORDER: 'telegram' }, /MESSAGE_ORDER/],
  [{ ...eskiz, ESKIZ_URL: 'http://sms.example' }, /ESKIZ_URL.*https/],
  [{ ...eskiz, ESKIZ_URL: 'sms' }, /ESKIZ_URL/],
])('refuses to start with %j', (env, sentence) => {
  expect(() => readMessageSettings(env)).toThrow(sentence)
})

test('a gateway on this machine may speak plain HTTP', () => {
  const { eskiz: settings } = readMessageSettings({ ...eskiz, ESKIZ_URL: 'http://127.0.0.1:9000/' })
  expect(settings?.url).toBe('http://127.0.0.1:9000')
})
