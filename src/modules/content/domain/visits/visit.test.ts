import { expect, test } from 'vitest'
import { createTally, daysBetween, isProgram, type VisitCount } from './visit.ts'

const home = { page: 'home', language: 'uz', day: '2026-11-17' } as const

test('what comes while a write is under way is added up and written by the next one', async () => {
  const written: (readonly VisitCount[])[] = []
  let release = Promise.withResolvers<void>()
  const tally = createTally()
  const write = async (counts: readonly VisitCount[]) => {
    written.push(counts)
    await release.promise
  }
  tally.add(home)
  const first = tally.flush(write)
  for (let look = 0; look < 5; look++) {
    tally.add(home)
    void tally.flush(write)
  }
  tally.add({ ...home, language: 'ru' })
  release.resolve()
  release = Promise.withResolvers()
  release.resolve()
  await first
  expect(written).toEqual([
    [{ ...home, visits: 1 }],
    [
      { ...home, visits: 5 },
      { ...home, language: 'ru', visits: 1 },
    ],
  ])
})

test('what could not be written is written with the next look', async () => {
  const written: (readonly VisitCount[])[] = []
  let isAway = true
  const tally = createTally()
  const write = async (counts: readonly VisitCount[]) => {
    if (isAway) throw new Error('the database is away')
    written.push(counts)
  }
  tally.add(home)
  await expect(tally.flush(write)).rejects.toThrow('away')
  isAway = false
  tally.add(home)
  await tally.flush(write)
  expect(written).toEqual([[{ ...home, visits: 2 }]])
})

test.each([
  [
    'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0 Mobile Safari/537.36',
    false,
  ],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 Version/18.1 Safari/604.1',
    false,
  ],
  ['Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)', true],
  ['Mozilla/5.0 (compatible; YandexBot/3.0; +http://yandex.com/bots)', true],
  ['Mozilla/5.0 (X11; Linux x86_64) HeadlessChrome/130.0', true],
  ['TelegramBot (like TwitterBot)', true],
  ['', true],
])('%s is taken for a program: %s', (userAgent, expected) => {
  expect(isProgram(userAgent)).toBe(expected)
})

test('a span has all its days, over the end of a month', () => {
  expect(daysBetween('2026-10-30', '2026-11-02')).toEqual([
    '2026-10-30',
    '2026-10-31',
    '2026-11-01',
    '2026-11-02',
  ])
  expect(daysBetween('2026-11-02', '2026-11-01')).toEqual([])
})
