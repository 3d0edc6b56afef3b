import { expect, test } from 'vitest'
import { asksForOffer, offerInForce, offerNamed, offerVersions } from './offer-versions.ts'

type Named = Readonly<{ id: string }>
const versions: readonly [Named, ...Named[]] = [
  { id: '2026-01-10' },
  { id: '2026-03-01' },
  { id: '2026-09-01' },
]
const inForce = (at: string) => offerInForce(new Date(at), versions).id

test('a version holds from the first minute of its day in Tashkent until the next one begins', () => {
  expect(inForce('2026-02-28T18:59:59Z')).toBe('2026-01-10')
  expect(inForce('2026-02-28T19:00:00Z')).toBe('2026-03-01')
  expect(inForce('2026-08-31T18:59:59Z')).toBe('2026-03-01')
  expect(inForce('2030-01-01T00:00:00Z')).toBe('2026-09-01')
})

test('before the first version there is no other to accept', () => {
  expect(inForce('2020-01-01T00:00:00Z')).toBe('2026-01-10')
})

test('whoever accepted an older version, or none, is asked; whoever has the one in force, or is not known yet, is not', () => {
  const asks = (accepted: unknown) => asksForOffer(accepted, new Date('2026-05-05T00:00:00Z'), versions)
  expect([asks(null), asks('2026-01-10')]).toEqual([true, true])
  expect([asks('2026-03-01'), asks('2026-09-01'), asks(undefined), asks(8)]).toEqual([
    false,
    false,
    false,
    false,
  ])
})

test('versions follow each other, and a new one is on the page as long before its day as the offer promises', () => {
  const ids = offerVersions.map(({ id }) => id)
  expect(ids).toEqual([...new Set(ids)].sort())
  for (const { id, published, figures } of offerVersions.slice(1))
    expect((Date.parse(id) - Date.parse(published)) / 86_400_000).toBeGreaterThanOrEqual(figures.noticeDays)
})

test('a version is found by its name only', () => {
  expect(offerNamed(offerVersions[0].id)).toBe(offerVersions[0])
  expect([offerNamed('1999-01-01'), offerNamed(null), offerNamed('__proto__')]).toEqual([
    undefined,
    undefined,
    undefined,
  ])
})
