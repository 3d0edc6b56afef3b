import compile from 'icu-minify/compile'
import { expect, test } from 'vitest'
import { buildCatalogs, compileSources, flatten, type OzExceptions, transliterateMessage } from './catalog.ts'
import { transliterator } from './transliterate.ts'

const exceptions: OzExceptions = {
  stems: [],
  irregular: {},
  combining: [],
  keptLatin: ['SMS'],
  messages: { 'a.byHand': 'Қўлда' },
}
const toCyrillic = transliterator(exceptions)
const oz = (text: string) => transliterateMessage(compile(text), toCyrillic)

test('only texts become Cyrillic, not names of arguments, branches and tags', () => {
  expect(oz('Salom, {name}!')).toEqual(compile('Салом, {name}!'))
  expect(oz('<b>Bepul</b> {who, select, sender {joʻnatuvchi} other {oluvchi}}')).toEqual(
    compile('<b>Бепул</b> {who, select, sender {жўнатувчи} other {олувчи}}'),
  )
  expect(oz('{n, plural, =0 {posilka yoʻq} other {<b>{nText}</b> ta posilka}}')).toEqual(
    compile('{n, plural, =0 {посилка йўқ} other {<b>{nText}</b> та посилка}}'),
  )
})

test('an ending after an argument continues its word', () => {
  expect(oz('{city}ega, egasi')).toEqual(compile('{city}ега, эгаси'))
})

test('an argument that only a tag holds, and an empty tag, survive', () => {
  expect(oz('<b>{name}</b><br></br>')).toEqual(compile('<b>{name}</b><br></br>'))
})

test('a message missing in a language is lent by Russian', () => {
  const catalogs = buildCatalogs(
    { uz: { a: { x: 'Bir' } }, ru: { a: { x: 'Один', y: 'Два {n}' } }, en: { a: {} } },
    exceptions,
  )
  expect(catalogs).toEqual({
    uz: { a: { x: 'Bir', y: ['Два ', ['n']] } },
    oz: { a: { x: 'Бир', y: ['Два ', ['n']] } },
    ru: { a: { x: 'Один', y: ['Два ', ['n']] } },
    en: { a: { x: 'Один', y: ['Два ', ['n']] } },
  })
})

test('lending does not hide a missing message from the catalogue test', () => {
  const compiled = compileSources({ uz: {}, ru: { a: { x: 'Один' } }, en: {} }, exceptions)
  expect(compiled.en.has('a.x')).toBe(false)
  expect(compiled.ru.get('a.x')).toBe('Один')
})

test('a message written by hand for Uzbek Cyrillic wins', () => {
  const tree = { a: { byHand: 'Qoʻlda yozilgan' } }
  expect(buildCatalogs({ uz: tree, ru: tree, en: tree }, exceptions).oz).toEqual({ a: { byHand: 'Қўлда' } })
})

test('a broken message is named', () => {
  expect(() => buildCatalogs({ uz: { a: { x: '{name' } }, ru: {}, en: {} }, exceptions)).toThrow('a.x')
})

test('flattening gives full keys', () => {
  expect([...flatten({ a: { b: { c: 'x' }, d: 'y' } })]).toEqual([
    ['a.b.c', 'x'],
    ['a.d', 'y'],
  ])
})
