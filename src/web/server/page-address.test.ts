import { expect, test } from 'vitest'
import { answerTo } from './page-address.server.ts'

const at = (path: string, cookie?: string, demo = true) =>
  answerTo(new URL(`https://tezbox.example${path}`), cookie, { demo })
const kept = (key: unknown, path: unknown) => ({ kind: 'kept', key, path })
const moved = (to: string) => ({ kind: 'moved', to, forGood: true })

test('a page without parameters is kept once a language, whatever the query', () => {
  expect(at('/ru/calculator')).toEqual(kept('ru:calculator', '/ru/calculator'))
  expect(at('/calculator?utm=1&x=2')).toEqual(kept('uz:calculator', '/calculator'))
  expect(at('/')).toEqual(kept('uz:home', '/'))
  expect(at('/oz')).toEqual(kept('oz:home', '/oz'))
})

test('a page with a parameter is rendered for its caller; without it, it is kept like any other', () => {
  expect(at('/t/TB00000000000000')).toEqual({ kind: 'fresh' })
  expect(at('/order-list/12345678')).toEqual({ kind: 'fresh' })
  expect(at('/t')).toEqual(kept('uz:trackLight', '/t'))
  expect(at('/t?code=')).toEqual({ kind: 'fresh' })
  expect(at('/ru/t?code=TB1')).toEqual({ kind: 'moved', to: '/ru/t/TB1', forGood: false })
})

test('a page that answers to its query is rendered for its caller when it is asked', () => {
  expect(at('/ru/calculator?utm=1&to=8')).toEqual({ kind: 'fresh' })
  expect(at('/faq?to=8')).toEqual(kept('uz:faq', '/faq'))
})

test.each([
  ['/ru/', '/ru'],
  ['/calculator/?a=1', '/calculator?a=1'],
  ['/OUR-SERVICES', '/Our-Services'],
  ['/T/', '/t'],
  ['/en/Feedback/AbC/', '/en/feedback/AbC'],
  ['/About-Us?ref=x', '/about?ref=x'],
  ['/ru/promos/', '/ru/promo/friends'],
])('%s moves to its one address %s', (from, to) => {
  expect(at(from)).toEqual(moved(to))
})

test('only the bare address follows the language that was chosen', () => {
  expect(at('/?ref=a', 'x=1; locale=ru')).toEqual({ kind: 'moved', to: '/ru?ref=a', forGood: false })
  expect(at('/', 'locale=uz')).toEqual(kept('uz:home', '/'))
  expect(at('/', 'locale=xx')).toEqual(kept('uz:home', '/'))
  expect(at('/faq', 'locale=ru')).toEqual(kept('uz:faq', '/faq'))
})

test.each([
  '//evil.example',
  '//evil.example/calculator',
  '/\\evil.example',
  '/%2f%2fevil.example',
  '/api-docs',
  '/uz/faq',
])('%s is nobody, and leads nowhere else', (path) => {
  expect(at(path)).toEqual(
    kept(expect.stringMatching(/^uz:other/), expect.stringMatching(/^\/404(\?near=\w+)?$/)),
  )
})

test('a lost address shares its page with all that were meant for the same one', () => {
  expect(at('/prohibited-items')).toEqual(kept('uz:other:prohibitedItems', '/404?near=prohibitedItems'))
  expect(at('/ru/prohibitedItems.html')).toEqual(
    kept('ru:other:prohibitedItems', '/ru/404?near=prohibitedItems'),
  )
})

test('all unknown links share one page a language', () => {
  const link = (token: string, dead: object) => ({ kind: 'link', token, dead })
  const page = kept('uz:token', '/aaaaaaaaaaaa')
  expect(at('/abcdefghijkl')).toEqual(link('abcdefghijkl', page))
  expect(at('/ABCDEFGHIJKLMNOPQR')).toEqual(link('ABCDEFGHIJKLMNOPQR', page))
  expect(at('/ru/abcdefghijkl')).toEqual(link('abcdefghijkl', kept('ru:token', '/ru/aaaaaaaaaaaa')))
})

test('a dead link is told of in the language that was chosen', () => {
  const moved = { kind: 'moved', to: '/ru/abcdefghijkl', forGood: false }
  expect(at('/abcdefghijkl', 'locale=ru')).toMatchObject({ dead: moved })
  expect(at('/ru/abcdefghijkl', 'locale=en')).toMatchObject({ dead: { kind: 'kept', key: 'ru:token' } })
})

test('pages for developers are shown in demo mode only', () => {
  expect(at('/dev/gallery')).toEqual(kept('uz:gallery', '/dev/gallery'))
  expect(at('/dev/gallery', undefined, false)).toEqual(kept('uz:other', '/404'))
})
