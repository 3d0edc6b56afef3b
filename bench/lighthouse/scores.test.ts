import { expect, test } from 'vitest'
import { type Category, categories, median, missedBy, type Report, resultOf, tableOf } from './scores.ts'

type Scores = Partial<Record<Category, number | null>>
type Faults = Report['audits']

const weights: Record<string, [Category, number]> = {
  'total-blocking-time': ['performance', 30],
  'speed-index': ['performance', 10],
  'color-contrast': ['accessibility', 7],
  'errors-in-console': ['best-practices', 1],
  'has-hsts': ['best-practices', 0],
  'meta-description': ['seo', 1],
}

/** A run of Lighthouse with these scores, out of one; what is not named was not asked for. */
function run(scores: Scores, audits: Faults = {}): Report {
  const asked = categories.filter((category) => category in scores)
  const found = asked.map((category) => {
    const refs = Object.entries(weights).filter(([, [of]]) => of === category)
    return [
      category,
      { score: scores[category] ?? null, auditRefs: refs.map(([id, [, weight]]) => ({ id, weight })) },
    ]
  })
  return { categories: Object.fromEntries(found), audits, environment: { benchmarkIndex: 1_000 } }
}

const perfect = { performance: 1, accessibility: 1, 'best-practices': 1, seo: 1 }
const audit = (score: number | null, displayValue?: string, scoreDisplayMode = 'numeric') => ({
  title: 'Title',
  score,
  scoreDisplayMode,
  ...(displayValue === undefined ? {} : { displayValue }),
})

test('the middle of three counts, of an even number the lower one', () => {
  expect(median([97, 60, 95])).toBe(95)
  expect(median([97, 60])).toBe(60)
  expect(() => median([])).toThrow('nothing was measured')
})

test('performance is that of the run in the middle, with its metrics', () => {
  const runs = [
    run(perfect, { 'total-blocking-time': audit(1, '20\u00a0ms') }),
    run({ performance: 0.6 }, { 'total-blocking-time': audit(0.1, '900\u00a0ms') }),
    run({ performance: 0.95 }, { 'total-blocking-time': audit(0.8, '250\u00a0ms') }),
  ]
  const result = resultOf('home uz', runs)
  expect(result.scores.performance).toBe(95)
  expect(result.performances).toEqual([100, 60, 95])
  expect(result.metrics).toContain('TBT 250 ms')
  expect(result.weak).toEqual(['performance: total-blocking-time, Title (250 ms)'])
  expect(missedBy(result)).toEqual([])
})

test('a fault that one run saw counts, and is named', () => {
  const shown = { 'color-contrast': audit(0, undefined, 'binary'), 'has-hsts': audit(0, undefined, 'binary') }
  const result = resultOf('faq ru', [run(perfect), run({ ...perfect, accessibility: 0.99 }, shown)])
  expect(missedBy(result)).toEqual(['accessibility'])
  expect(result.weak).toEqual(['accessibility: color-contrast, Title'])
})

test('a hair below is below', () => {
  const almost = { performance: 0.94, accessibility: 0.99, 'best-practices': 0.96, seo: 0.92 }
  expect(missedBy(resultOf('home uz', [run(almost)]))).toEqual([...categories])
})

test('a category that could not be judged is missed, and the audit that broke is named', () => {
  const broken = { 'meta-description': { ...audit(null, undefined, 'error'), errorMessage: 'no trace' } }
  const result = resultOf('home uz', [run({ ...perfect, seo: null }, broken)])
  expect(result.scores.seo).toBe(0)
  expect(missedBy(result)).toEqual(['seo'])
  expect(result.weak).toEqual(['seo: meta-description, Title (no trace)'])
})

test('the table has a line for each page, marks what is missed and names why below it', () => {
  const slow = { 'speed-index': audit(0.4, '5.0\u00a0s') }
  const table = tableOf([
    resultOf('home uz', [run(perfect)]),
    resultOf('pricing ru', [run({ ...perfect, performance: 0.8 }, slow)]),
  ])
  const [head, home, pricing, why, ...rest] = table.split('\n')
  expect(head).toMatch(/^page +performance +accessibility +best-practices +seo/)
  expect(home).toMatch(/^home uz +100 +100 +100 +100 /)
  expect(pricing).toMatch(/^pricing ru +80 MISSED +100 +100 +100 .*SI 5\.0 s \(80\)$/)
  expect(why?.trim()).toBe('performance: speed-index, Title (5.0 s)')
  expect(rest).toEqual([])
})
