import { expect, test } from 'vitest'
import { sharedWay } from './shared-way.ts'

const origin = 'https://tezbox.example'
const wayOf = (text: string) => sharedWay({ text }, origin)

test.each([
  ['TB00000000005724', '/track?code=TB00000000005724'],
  ['Sizning posilkangiz: tb 0000 0000 0057 24, kuting', '/track?code=tb00000000005724'],
  ['Посылка ТВ00000000005724', '/track?code=%D0%A2%D0%9200000000005724'],
  // A digit too few is still a code: tracking says what is wrong with it.
  ['TB0000000000572', '/track?code=TB0000000000572'],
])('a code leads to tracking: %s', (text, way) => {
  expect(wayOf(text)).toBe(way)
})

test('a link of ours leads to its page with what it opens, in the language of the app', () => {
  expect(wayOf(`Kuzating: ${origin}/ru/t/TB00000000005724?p=abc.`)).toBe('/t/TB00000000005724?p=abc')
  expect(sharedWay({ title: 'TezBox', url: `${origin}/u/aziz` }, origin)).toBe('/u/aziz')
})

test.each([`${origin}/share?text=x`, `${origin}/api/anything`, 'https://elsewhere.example/t/x', ''])(
  'what leads to no page of ours leads home: %s',
  (text) => {
    expect(wayOf(text)).toBe('/')
  },
)

test.each([
  'https://maps.google.com/?q=41.3111,69.2797',
  'https://yandex.uz/maps/?ll=69.2797%2C41.3111&z=16',
  'https://2gis.uz/tashkent/geo/69.2797,41.3111',
  'geo:41.3111,69.2797',
])('a place of any map leads to the wizard, north first: %s', (text) => {
  expect(wayOf(text)).toBe('/send_parcel?spot=41.3111%2C69.2797')
})

test('a place abroad is no place of ours', () => {
  expect(wayOf('https://maps.google.com/?q=55.7558,37.6173')).toBe('/')
})

test('words lead to the wizard as an address, without the links among them and not longer than is read', () => {
  expect(wayOf('Chilonzor 5-mavze,\n12-uy https://t.me/x/1')).toBe(
    `/send_parcel?${new URLSearchParams({ address: 'Chilonzor 5-mavze, 12-uy' })}`,
  )
  expect(wayOf('Чиланзар '.repeat(500)).length).toBeLessThan(1_400)
  expect(wayOf('12345')).toBe('/')
})
