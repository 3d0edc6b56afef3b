import compile from 'icu-minify/compile'
import { expect, test } from 'vitest'
import type { FlatCatalog } from './catalog.ts'
import {
  argumentsFormattedByIntl,
  type Catalogues,
  changedNames,
  cyrillicLetters,
  differentParts,
  formsUzbekLacks,
  incompletePlurals,
  latinWords,
  missingKeys,
  straightApostrophes,
  undecidedNames,
  uzbekLetters,
  wrongApostrophes,
} from './catalogue-checks.ts'

function catalogue(texts: Record<string, string>): FlatCatalog {
  return new Map(Object.entries(texts).map(([key, text]) => [key, compile(text)]))
}

function inAllLanguages(text: string, other: Partial<Record<keyof Catalogues, string>> = {}): Catalogues {
  const one = (locale: keyof Catalogues) => catalogue({ 'a.b': other[locale] ?? text })
  return { uz: one('uz'), oz: one('oz'), ru: one('ru'), en: one('en') }
}

test('finds a message that one language lacks or leaves empty', () => {
  const whole = inAllLanguages('x')
  expect(missingKeys(whole)).toEqual([])
  expect(missingKeys({ ...whole, en: catalogue({}) })).toEqual(['en has no a.b'])
  expect(missingKeys({ ...whole, ru: catalogue({ 'a.b': '' }) })).toEqual(['ru has no a.b'])
  expect(missingKeys({ ...whole, uz: catalogue({ 'a.b': 'x', 'a.c': 'y' }) })).toHaveLength(3)
})

test('finds an argument that another language does not have', () => {
  expect(differentParts(inAllLanguages('{name} keldi'))).toEqual([])
  expect(differentParts(inAllLanguages('{name} keldi', { ru: '{nam} здесь' }))).toHaveLength(1)
  expect(differentParts(inAllLanguages('keldi', { en: '{name} came' }))).toHaveLength(1)
})

test('finds an argument of another kind', () => {
  const plural = '{n, plural, other {kun}}'
  expect(differentParts(inAllLanguages(plural, { ru: '{n, plural, one {день} other {дней}}' }))).toEqual([])
  expect(differentParts(inAllLanguages(plural, { ru: '{n} дней' }))).toHaveLength(1)
})

test('finds a missing tag, also inside a branch', () => {
  expect(differentParts(inAllLanguages('<b>x</b>', { en: 'x' }))).toHaveLength(1)
  expect(
    differentParts(inAllLanguages('{n, plural, other {<b>x</b>}}', { en: '{n, plural, one {x} other {x}}' })),
  ).toHaveLength(1)
})

test('finds a select that lacks an option', () => {
  const select = '{who, select, sender {a} other {b}}'
  expect(differentParts(inAllLanguages(select, { en: '{who, select, other {b}}' }))).toHaveLength(1)
})

test('finds a plural without a branch that the language needs', () => {
  const en = '{n, plural, one {day} other {days}}'
  const ru = '{n, plural, one {день} few {дня} many {дней} other {дня}}'
  const whole = inAllLanguages('{n, plural, other {kun}}', { en, ru })
  expect(incompletePlurals(whole)).toEqual([])
  expect(incompletePlurals({ ...whole, ru: catalogue({ 'a.b': en }) })).toHaveLength(2)
})

test('finds a plural form that Uzbek does not have', () => {
  const forms = { a: '{n, plural, one {x} other {y}}', b: '{n, plural, =1 {x} other {y}}' }
  expect(formsUzbekLacks(catalogue(forms))).toEqual(['a {n} has the branch one'])
})

test('finds numbers, dates and # left to Intl', () => {
  const left = catalogue({
    number: '{n, number}',
    date: '<b>{d, date, short}</b>',
    time: '{t, time}',
    pound: '{n, plural, one {# day} other {days}}',
    lonePound: '{n, plural, one {#} other {days}}',
  })
  expect(argumentsFormattedByIntl(left)).toHaveLength(5)
  expect(argumentsFormattedByIntl(catalogue({ plain: '{n} # {m, plural, other {x}}' }))).toEqual([])
})

test('finds a Latin word in Cyrillic text, but not what stays Latin', () => {
  const found = (text: string, kept = ['TezBox', 'Google Play', 'SMS'], uz = '') =>
    latinWords(catalogue({ a: text }), new Map([['a', uz]]), kept)
  expect(found('TezBoxга SMS ва Google Play')).toEqual([])
  expect(found('{name} <b>келди</b>')).toEqual([])
  expect(found('/stop, a@b.uz, tezbox.uz/offer, .csv')).toEqual([])
  expect(found('Бу sahifa')).toHaveLength(1)
  expect(found('SMSing')).toHaveLength(1)
  expect(found('{n, plural, other {<b>kun</b>}}')).toHaveLength(1)
  expect(found('TezBox', [])).toHaveLength(1)
  expect(found('Устун: amount', [], 'Ustun: ⟨amount⟩')).toEqual([])
  expect(found('Устун: amount', [], 'Ustun: amount')).toHaveLength(1)
})

test('finds a name that lost its script', () => {
  const catalogues = inAllLanguages('SMSda /stop yozing', { oz: 'SMSда /стоп ёзинг' })
  expect(changedNames(catalogues, ['SMS'])).toHaveLength(1)
  expect(changedNames({ ...catalogues, oz: catalogue({ 'a.b': 'SMSда /stop ёзинг' }) }, ['SMS'])).toEqual([])
})

test('finds a word in capitals of which nobody has said in which script it stands', () => {
  expect(undecidedNames(catalogue({ a: 'STIR va SMSlar, Toshkent' }), ['STIR', 'SMS'])).toEqual([])
  expect(undecidedNames(catalogue({ a: 'NDSsiz' }), ['SMS'])).toHaveLength(1)
  expect(undecidedNames(catalogue({ a: 'JavaScript' }), ['SMS'])).toHaveLength(1)
})

test('finds a Cyrillic letter among Latin ones, though it looks the same', () => {
  expect(cyrillicLetters(catalogue({ a: 'Buyurtma' }))).toEqual([])
  expect(cyrillicLetters(catalogue({ a: 'Buyurtmа' }))).toHaveLength(1)
})

test('finds an Uzbek letter in Russian', () => {
  expect(uzbekLetters(catalogue({ a: 'Заказ' }))).toEqual([])
  expect(uzbekLetters(catalogue({ a: 'Буюртма қилинг' }))).toHaveLength(1)
})

test('finds every apostrophe but the two of the alphabet', () => {
  const wrong = ["soʻm o'zi", 'o’zi', 'maʻlumot', 'soʼm', 'maʼ', 'ʼa', 'o`zi', '‘soʻz']
  const texts = new Map([...wrong.entries()].map(([index, text]) => [String(index), text]))
  expect(wrongApostrophes(texts)).toHaveLength(wrong.length)
  expect(wrongApostrophes(new Map([['a', 'Oʻzbek sanʼati, choʻgʻ, Gʻijduvon']]))).toEqual([])
})

test('finds a straight apostrophe', () => {
  expect(straightApostrophes(new Map([['a', "it's"]]))).toHaveLength(1)
  expect(straightApostrophes(new Map([['a', 'it’s']]))).toEqual([])
})
