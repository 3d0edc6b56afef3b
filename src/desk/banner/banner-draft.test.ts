import { expect, test } from 'vitest'
import { bodyOf, draftOf, faultsOf } from './banner-draft.ts'

const now = new Date('2026-11-17T20:30:00Z')
const texts = { uz: 'Dovon yopiq.', oz: ' ', ru: 'Перевал закрыт.', en: 'The pass is closed.' }

test('a new notice begins at once and is over by tomorrow evening of Tashkent', () => {
  const draft = { ...draftOf(undefined, now), texts }
  expect(bodyOf(draft, now)).toEqual({
    texts: { ...texts, oz: null },
    regions: [],
    starts_at: '2026-11-17T20:30:00.000Z',
    // In Tashkent it is the 18th already.
    ends_at: '2026-11-19T13:00:00.000Z',
  })
})

test('what is missing is told before anything is sent', () => {
  const draft = {
    ...draftOf(undefined, now),
    where: 'some',
    begins: 'later',
    from: { day: '', time: '' },
  } as const
  expect(faultsOf(draft, now)).toEqual({
    texts: ['uz', 'ru', 'en'],
    from: 'momentMissing',
    until: undefined,
    regions: 'regionsMissing',
  })
  expect(bodyOf(draft, now)).toBeUndefined()
})

test('the end comes after the beginning', () => {
  const draft = { ...draftOf(undefined, now), texts, until: { day: '2026-11-17', time: '10:00' } }
  expect(faultsOf(draft, now).until).toBe('endsEarly')
  expect(bodyOf({ ...draft, ends: 'never' }, now)?.ends_at).toBeNull()
})

test('a notice that is edited keeps its hours, by the clock of Tashkent', () => {
  const banner = {
    id: '3',
    state: 'planned' as const,
    version: 2,
    texts: { ...texts, oz: null },
    regions: [8],
    starts_at: '2026-11-20T04:00:00.000Z',
    ends_at: null,
    history: [],
  }
  const draft = draftOf(banner, now)
  expect(draft).toMatchObject({ from: { day: '2026-11-20', time: '09:00' }, ends: 'never', where: 'some' })
  expect(bodyOf(draft, now)).toEqual({
    texts: banner.texts,
    regions: [8],
    starts_at: banner.starts_at,
    ends_at: null,
  })
})
