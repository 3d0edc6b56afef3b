import fc from 'fast-check'
import { expect, test } from 'vitest'
import { canonicalApostrophes, transliterator } from './transliterate.ts'

const toCyrillic = transliterator({
  stems: {
    aksiya: 'акция',
    budjet: 'бюджет',
    kuryer: 'курьер',
    oktabr: 'октябрь',
    sentabr: 'сентябрь',
    sirk: 'цирк',
  },
  keptLatin: ['TezBox', 'SMS', 'Google Pay', 'Google Play', 'Telegram', 'UTF-8', 'API'],
})
const byRulesAlone = transliterator({ stems: {}, keptLatin: [] })

test.each([
  ['Yangiyoʻl', 'Янгийўл'],
  ['Yangiyer', 'Янгиер'],
  ['Boyovut', 'Боёвут'],
  ['Yozyovon', 'Ёзёвон'],
  ['Ellikqalʼa', 'Элликқалъа'],
  ['Oʻzbekiston', 'Ўзбекистон'],
  ['Gʻijduvon', 'Ғиждувон'],
  ['Shahrixon', 'Шаҳрихон'],
  ['Moʻynoq', 'Мўйноқ'],
  ['Qoraoʻzak', 'Қораўзак'],
  ['Payariq', 'Паяриқ'],
  ['Sariosiyo', 'Сариосиё'],
  ['Uchqoʻrgʻon', 'Учқўрғон'],
  ['Yunusobod', 'Юнусобод'],
  ['Yangihayot', 'Янгиҳаёт'],
])('place name %s is %s', (latin, cyrillic) => {
  expect(byRulesAlone(latin)).toBe(cyrillic)
})

test.each([
  ['Isʼhoq, ISʼHOQ', 'Исҳоқ, ИСҲОҚ'],
  ['eshik, poema, aeroport', 'эшик, поэма, аэропорт'],
  ['yetkazish', 'етказиш'],
  ['maʼlumot, sheʼr, eʼlon', 'маълумот, шеър, эълон'],
  ['konstitutsiya, litsenziya, retsept, integratsion', 'конституция, лицензия, рецепт, интеграцион'],
  ['ketsa, aytsin, yetsin, kutsangiz', 'кетса, айтсин, етсин, кутсангиз'],
  ['SHAHAR, Shahar, CHORSU, YOʻL, Yoʻl', 'ШАҲАР, Шаҳар, ЧОРСУ, ЙЎЛ, Йўл'],
  ['YOZ, Yoz, YUK', 'ЁЗ, Ёз, ЮК'],
  ['24 soatda, 50 % — toʻlang!', '24 соатда, 50 % — тўланг!'],
])('%s is %s', (latin, cyrillic) => {
  expect(byRulesAlone(latin)).toBe(cyrillic)
})

test.each([
  ['aksiya, Aksiyalar, AKSIYA', 'акция, Акциялар, АКЦИЯ'],
  ['sentabr, sentabrda, 1-oktabrdan', 'сентябрь, сентябрда, 1-октябрдан'],
  ['kuryeringizga, kuryerlarimizdagilar', 'курьерингизга, курьерларимиздагилар'],
  ['budjet, sirkda', 'бюджет, циркда'],
  ['sirka', 'сирка'],
])('exceptions: %s is %s', (latin, cyrillic) => {
  expect(toCyrillic(latin)).toBe(cyrillic)
})

test.each([
  ['TezBoxning, TezBoxga', 'TezBoxнинг, TezBoxга'],
  ['SMSda, SMS-xabar, SMSlardagi', 'SMSда, SMS-хабар, SMSлардаги'],
  ['Google Pay va Google Playdan', 'Google Pay ва Google Playдан'],
  ['UTF-8 da, APIni', 'UTF-8 да, APIни'],
  ['Telegramdan', 'Telegramдан'],
])('names stay Latin: %s is %s', (latin, cyrillic) => {
  expect(toCyrillic(latin)).toBe(cyrillic)
})

test('a kept name inside another word is not a name', () => {
  expect(toCyrillic('tezbox')).not.toContain('tez')
  expect(toCyrillic('SMSxona')).toBe('СМСхона')
})

test('an ending glued to an argument is not the beginning of a word', () => {
  expect(byRulesAlone('ega')).toBe('эга')
  expect(byRulesAlone('ega', true)).toBe('ега')
  expect(byRulesAlone('da ega', true)).toBe('да эга')
})

test('every typed apostrophe becomes one of the two', () => {
  for (const typed of ["'", '’', '‘', '`', '´', 'ʹ', 'ʻ', 'ʼ']) {
    expect(canonicalApostrophes(`O${typed}zbek sang${typed}at ma${typed}no`)).toBe('Oʻzbek sangʻat maʼno')
    expect(byRulesAlone(`yo${typed}l, qal${typed}a`)).toBe('йўл, қалъа')
  }
})

test('an apostrophe that is a quotation mark stays', () => {
  expect(canonicalApostrophes('‘salom’ dedi')).toBe('‘salom’ dedi')
})

const uzbekWord = fc
  .array(fc.constantFrom(...'abdefghijklmnopqrstuvxyz', 'oʻ', 'gʻ', 'sh', 'ch', 'yo', 'ʼ'), {
    minLength: 1,
    maxLength: 12,
  })
  .map((parts) => parts.join('').replace(/^ʼ+/, 'a'))

test('no Latin letter is left of an Uzbek word', () => {
  fc.assert(fc.property(uzbekWord, (latin) => !/[a-zʻ]/i.test(byRulesAlone(latin))))
})

test('words do not influence each other', () => {
  fc.assert(
    fc.property(uzbekWord, uzbekWord, (one, other) => {
      expect(toCyrillic(`${one} ${other}`)).toBe(`${toCyrillic(one)} ${toCyrillic(other)}`)
    }),
  )
})

test('capitals stay capitals', () => {
  fc.assert(
    fc.property(uzbekWord, (latin) => {
      expect(byRulesAlone(latin.toUpperCase()).toLowerCase()).toBe(byRulesAlone(latin))
    }),
  )
})

test('Cyrillic text and digits pass unchanged', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[А-Яа-яёўқғҳ0-9 .,]*$/), (text) => {
      expect(toCyrillic(text)).toBe(text)
    }),
  )
})

test('a hostile word does not take long', () => {
  // Of its own time, which a busy machine does not stretch.
  const start = process.cpuUsage()
  toCyrillic(`kuryer${'imi'.repeat(5_000)}x SMS${'imi'.repeat(5_000)}x`)
  expect(process.cpuUsage(start).user / 1_000).toBeLessThan(500)
})
