import { expect, test } from 'vitest'
import { bannerState, bannerText, isBannerFor } from './banner.ts'

const at = (time: string) => new Date(`2026-11-17T${time}:00Z`)
const plan = { startsAt: at('09:00'), endsAt: at('12:00'), offAt: null }
const cyrillic = (latin: string) => `[${latin}]`
const texts = { uz: 'Dovon yopiq.', oz: null, ru: 'Перевал закрыт.', en: 'The pass is closed.' }

test('a banner runs from its first moment until its last, unless it is switched off', () => {
  expect(bannerState(plan, at('08:59'))).toBe('planned')
  expect(bannerState(plan, at('09:00'))).toBe('running')
  expect(bannerState(plan, at('12:00'))).toBe('over')
  expect(bannerState({ ...plan, offAt: at('08:00') }, at('10:00'))).toBe('off')
  expect(bannerState({ ...plan, endsAt: null }, at('23:00'))).toBe('running')
})

test('a banner of some regions is kept from those who are known to be elsewhere, and from nobody else', () => {
  expect(isBannerFor([3, 8], 3)).toBe(true)
  expect(isBannerFor([3, 8], 5)).toBe(false)
  expect(isBannerFor([3, 8], undefined)).toBe(true)
  expect(isBannerFor([3, 8], 99)).toBe(true)
  expect(isBannerFor([], 5)).toBe(true)
})

test('the regions stand in front of the text, in its language', () => {
  expect(bannerText({ texts, regions: [] }, 'ru', cyrillic)).toBe('Перевал закрыт.')
  expect(bannerText({ texts, regions: [2, 1] }, 'ru', cyrillic)).toBe(
    'Каракалпакстан, Андижанская область: Перевал закрыт.',
  )
  expect(bannerText({ texts, regions: [2] }, 'oz', cyrillic)).toBe('Андижон вилояти: [Dovon yopiq.]')
  expect(bannerText({ texts: { ...texts, oz: 'Довон ёпиқ.' }, regions: [] }, 'oz', cyrillic)).toBe(
    'Довон ёпиқ.',
  )
})
