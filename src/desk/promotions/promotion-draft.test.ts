import { expect, test } from 'vitest'
import { bodyOf, draftOf, faultsOf } from './promotion-draft.ts'

const now = new Date('2026-11-17T20:30:00Z')
const texts = { uz: 'Navroʻz', oz: ' ', ru: 'Навруз', en: 'Navruz' }
const written = { ...draftOf(undefined, now), name: texts, title: texts, text: texts }

test('what is missing is told before anything is sent', () => {
  const draft = {
    ...draftOf(undefined, now),
    gives: 'amount' as const,
    until: { date: '2026-11-17', time: '10:00' },
  }
  expect(faultsOf(draft)).toMatchObject({
    until: 'endsEarly',
    amount: 'amountMissing',
    name: ['uz', 'ru', 'en'],
  })
  expect(bodyOf(draft)).toBeUndefined()
})

test('a bound that is not given is not set, and hours are those of Tashkent', () => {
  const body = bodyOf({ ...written, ends: 'never', from: { date: '2026-12-01', time: '09:00' } })
  expect(body).toMatchObject({
    budget: null,
    most_per_parcel: 50_000,
    starts_at: '2026-12-01T04:00:00.000Z',
    ends_at: null,
    name: { ...texts, oz: null },
  })
})
