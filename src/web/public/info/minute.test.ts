import { expect, test } from 'vitest'
import { firstTariff } from '#modules/pricing/domain/first-tariff.ts'
import type { Site } from '../../server/site.server.ts'
import { minuteOf } from './minute.server.ts'

function site() {
  const day = { now: new Date('2026-11-16T05:00:10Z'), version: 1, tariff: firstTariff, counts: {} }
  const told = {
    origin: 'https://tezbox.test',
    now: () => day.now,
    tariff: async () => ({ version: day.version, tariff: day.tariff }),
    counts: async () => day.counts,
    mapFacts: async () => undefined,
  }
  return { day, cod: async () => (await minuteOf(told as unknown as Site)).figures('en').priceCod, told }
}

test('within a minute figures are told once, and a new tariff or count at once', async () => {
  const { day, cod, told } = site()
  const minute = () => minuteOf(told as unknown as Site)
  const first = await minute()
  expect(first.figures('uz')).toBe(first.figures('uz'))
  day.now = new Date('2026-11-16T05:00:50Z')
  expect(await minute()).toBe(first)
  day.counts = { points: 7 }
  const counted = await minute()
  expect([counted === first, counted.figures('en').points]).toEqual([false, '7'])
  expect(await cod()).toContain('6,900')
  Object.assign(day, { version: 2, tariff: { ...firstTariff, cod: 7_500 } })
  expect(await cod()).toContain('7,500')
  day.now = new Date('2026-11-16T05:01:00Z')
  expect((await minute()).figures('en').countedAt).toBe('10:01')
})
