import { expect, test } from 'vitest'
import { forbiddenWords, inAnyForm, readGlossary } from './glossary.ts'

const table = `# Words

| thing | uz | never in uz | ru | never in ru | en | never in en |
|---|---|---|---|---|---|---|
| parcel | posilka | joʻnatma | посылка | отправлени- | parcel | shipment |
| all | barcha | hamma | все | — | all | — |

Text after it.
`

test('the table of the glossary is read until it ends', () => {
  const [parcel, all] = readGlossary(table)
  expect(parcel?.never).toEqual({ uz: ['joʻnatma'], ru: ['отправлени-'], en: ['shipment'] })
  expect(all?.never).toEqual({ uz: ['hamma'], ru: [], en: [] })
  expect(readGlossary(table)).toHaveLength(2)
})

test.each([
  ['uz', 'joʻnatma', 'Joʻnatmalaringizdan biri'],
  ['uz', 'qabul qiluvchi', 'Qabul qiluvchilarga'],
  ['ru', 'отправлени-', 'Возврат отправления'],
  ['ru', 'адресат', 'У адресата'],
  ['en', 'shipment', 'Two shipments left'],
] as const)('%s: “%s” is found in “%s”', (language, word, text) => {
  expect(inAnyForm(word, language).test(text)).toBe(true)
})

test.each([
  ['uz', 'joʻnatma', 'joʻnatmaydi'],
  ['uz', 'surat', 'suratkash'],
  ['ru', 'админ', 'администратор'],
  ['en', 'state', 'statement'],
] as const)('%s: “%s” is not found in “%s”', (language, word, text) => {
  expect(inAnyForm(word, language).test(text)).toBe(false)
})

test('names of arguments are not words, what stands in their branches is', () => {
  const texts = new Map([
    ['a', '{shipment} <shipment>sent</shipment>'],
    ['b', '{count, plural, one {{shown} shipment} other {{shown} shipments}}'],
    ['c', '{count, plural, one {shipment} other {parcels}}'],
    ['d', 'Each shipment {price}'],
    ['e', '{kind, select, shipment {parcel} other {box}}'],
  ])
  expect(forbiddenWords(texts, readGlossary(table), 'en').map(({ key }) => key)).toEqual(['b', 'c', 'd'])
})
