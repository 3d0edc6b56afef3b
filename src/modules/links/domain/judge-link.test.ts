import { expect, test } from 'vitest'
import { judgeLink } from './judge-link.ts'

const ours = {
  origin: 'https://tezbox.uz',
  name: 'TezBox',
  elsewhere: [
    'https://t.me/tezbox_example',
    'https://play.google.com/store/apps/details?id=uz.tezbox.example',
  ],
}
const verdictOf = (text: string, from = ours) => judgeLink(text, from).verdict

test.each([
  'https://tezbox.uz',
  'tezbox.uz/aB3dE6gH9jK2',
  'HTTPS://TEZBOX.UZ/ru/track?code=TB1',
  'http://tezbox.uz/',
  'https://www.tezbox.uz/pay/x',
  'TezBox: posilkangiz yoʻlda, https://tezbox.uz/t/TB12. Kuting.',
  '(tezbox.uz)',
  'TezBox: 17.11.2026, 15:00-18:00. 12.50 soʻm, 1.5kg. tezbox.uz/aB3dE6gH9jK2',
  'TezBox: kirish kodingiz 048213.\n@tezbox.uz #048213',
  'Havola:https://tezbox.uz/t/TB12 https://www.tezbox.uz',
])('%s leads to our site', (text) => {
  expect(verdictOf(text)).toBe('ours')
})

test.each(['https://t.me/tezbox_example', 't.me/tezbox_example/12', ours.elsewhere[1] as string])(
  '%s is ours on another site',
  (text) => {
    expect(verdictOf(text)).toBe('ours_elsewhere')
  },
)

test.each([
  'https://tezbox.uz.pay-now.top/card',
  'https://tezbox.uz@evil.top/',
  'https://user:tezbox.uz@evil.top',
  'tezb0x.uz',
  'tez-box.uz',
  'тezbox.uz',
  'тезбох.uz',
  'xn--ezbox-7cf.uz',
  'tezbox.com',
  'tezbx.uz',
  'tezobx.uz/pay',
  'tezzbox.uz',
  'evil.top/tezbox.uz/pay',
  'https://t.me/tezbox_example_support',
  'https://tezbox.uz:8443/pay',
  'javascript://tezbox.uz/%0aalert(1)',
  'https://tezbox.uz\\@evil.top/',
  'https://tezbox.uz%2eevil.top/',
  'https://tezbox.uz/t/TB12 (toʻlov: tezbox-pay.top)',
])('%s is made to be taken for ours', (text) => {
  expect(verdictOf(text)).toBe('looks_alike')
})

test.each([
  'https://tezbox.uz/t/TB12 https://bank.example/login',
  'https://bank.example/login',
  'http://10.0.0.1:8080/x',
  't.me/joinchat',
  'google.com',
])('%s is not ours', (text) => {
  expect(verdictOf(text)).toBe('not_ours')
})

test.each(['', '   ', 'salom', 'TB1234567890123456', 'http://', '::::', 'Kod:04821, 10:00, 17.11.2026'])(
  'in “%s” there is no address',
  (text) => {
    expect(verdictOf(text)).toBe('unreadable')
  },
)

test('a demo on this machine knows its own address by its port', () => {
  const demo = { ...ours, origin: 'http://localhost:3000' }
  expect(verdictOf('http://localhost:3000/t/TB1', demo)).toBe('ours')
  expect(verdictOf('localhost:3001/x', demo)).toBe('not_ours')
})

test('an address of any length is answered at once', () => {
  expect(verdictOf(`https://${'a.'.repeat(5000)}top/${'/x'.repeat(5000)}`)).not.toBe('ours')
  expect(verdictOf('a'.repeat(5000))).toBe('unreadable')
})
