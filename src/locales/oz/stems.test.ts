import { expect, test } from 'vitest'
import { ozExceptions } from '#locales/index.ts'
import { transliterator } from '#platform/i18n/transliterate.ts'
import { latinSpellings } from '#platform/i18n/uzbek/latin.ts'
import { lettersToCyrillic } from '#platform/i18n/uzbek/letters.ts'

const toCyrillic = transliterator(ozExceptions)
const stems = ozExceptions.stems.map((stem) => stem.replace('-', ''))

test('a stem spelled in Latin, by the law or by habit, comes back as itself', () => {
  const lost = stems.flatMap((stem) =>
    latinSpellings(stem)
      .filter((latin) => toCyrillic(latin) !== stem)
      .map((latin) => `${latin}: ${toCyrillic(latin)}`),
  )
  expect(lost).toEqual([])
})

test('no stem stands twice, and none that the letter rules give anyway', () => {
  expect(stems.filter((stem, at) => stems.indexOf(stem) !== at)).toEqual([])
  expect(
    stems.filter((stem) => latinSpellings(stem).every((latin) => lettersToCyrillic(latin) === stem)),
  ).toEqual([])
  expect(
    Object.entries(ozExceptions.irregular).filter(([latin, stem]) => latinSpellings(stem).includes(latin)),
  ).toEqual([])
})

test('a stem with an ending keeps its letters and loses a soft sign at its end', () => {
  const changed = stems.flatMap((stem) => {
    const [latin = ''] = latinSpellings(stem)
    const expected = `${stem.replace(/ь$/, '')}лардан`
    return toCyrillic(`${latin}lardan`) === expected
      ? []
      : [`${latin}lardan: ${toCyrillic(`${latin}lardan`)}`]
  })
  expect(changed).toEqual([])
})

test('words of Uzbek that begin like a short stem are left to the rules', () => {
  expect(toCyrillic('sirka, mergan, rolik, pulsiz, sexr')).toBe('сирка, мерган, ролик, пулсиз, сехр')
})
