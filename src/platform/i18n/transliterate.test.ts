import fc from 'fast-check'
import { expect, test } from 'vitest'
import { canonicalApostrophes, transliterator } from './transliterate.ts'
import { uzbekLatin } from './uzbek/latin.ts'

const toCyrillic = transliterator({
  stems: ['акция', 'курьер', 'цирк', 'октябрь', 'фельд-', 'фильм', 'центнер', 'роль'],
  irregular: { budjet: 'бюджет', oktabr: 'октябрь', sentabr: 'сентябрь' },
  combining: ['video', 'kino'],
  keptLatin: ['TezBox', 'SMS', 'Google Pay', 'Google Play', 'Telegram', 'UTF-8', 'API'],
})
const byRulesAlone = transliterator({ stems: [], irregular: {}, combining: [], keptLatin: [] })

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
  ['aksiya, kvitansiya, korrupsiya, potensial, versiya', 'акция, квитанция, коррупция, потенциал, версия'],
  ['karyera, KARYERA, atelye, Yuryevich, Oqyer', 'карьера, КАРЬЕРА, ателье, Юрьевич, Оқер'],
  ['pochtalyon, plyonka, zelyonka, dunyoni, bunyodkor', 'почтальон, плёнка, зелёнка, дунёни, бунёдкор'],
  ['tsex, ssenariy, abzats, platskart, shpritslar', 'цех, сценарий, абзац, плацкарт, шприцлар'],
  ['uyatsiz, otsimon, eshitsa', 'уятсиз, отсимон, эшитса'],
  ['panel, dvigatel, dvigatelda, bel, kel', 'панель, двигатель, двигателда, бел, кел'],
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
  ['rol, roli, rolda, rolik', 'роль, роли, ролда, ролик'],
  ['feldsher, sentner, tsentnerli', 'фельдшер, центнер, центнерли'],
  ['videofilm, Kinofilmlar, KINOFILM', 'видеофильм, Кинофильмлар, КИНОФИЛЬМ'],
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

test.each([
  ['Uzish uchun /stop, tilni /language bilan.', 'Узиш учун /stop, тилни /language билан.'],
  ['va/yoki', 'ва/ёки'],
  ['Masalan: malika@misol.uz', 'Масалан: malika@misol.uz'],
  ['tezbox.uz/offer saytida, tezbox.uzga', 'tezbox.uz/offer сайтида, tezbox.uzга'],
  ['https://tezbox.uz/t/TB1?p=2. Keyin', 'https://tezbox.uz/t/TB1?p=2. Кейин'],
  ['.xlsx yoki .csv fayl', '.xlsx ёки .csv файл'],
  ['TEZBOX_DEMO=1 bilan', 'TEZBOX_DEMO=1 билан'],
  ['Ustunlar: ⟨id⟩, ⟨amount⟩ni', 'Устунлар: id, amountни'],
])('what is Latin in every language stays so: %s is %s', (latin, cyrillic) => {
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

/** Of letters that stand for themselves in both scripts, whatever is beside them. */
const openSyllable = fc
  .tuple(
    fc.constantFrom(...'бвгджзкмпрфхшчқғҳ'),
    fc.constantFrom(...'аеиоуў'),
    fc.constantFrom('', ...'мрзшчқғ'),
  )
  .map((letters) => letters.join(''))
const cyrillicWord = fc
  .tuple(fc.constantFrom('', ...'аэиоуўёюя'), fc.array(openSyllable, { minLength: 1, maxLength: 5 }))
  .map(([first, rest]) => first + rest.join(''))

test('from Cyrillic to Latin and back nothing is lost', () => {
  fc.assert(fc.property(cyrillicWord, (word) => byRulesAlone(uzbekLatin(word)) === word))
})

test.each([
  ['конституция', 'konstitutsiya'],
  ['цирк', 'sirk'],
  ['акция', 'aksiya'],
  ['объект', 'obyekt'],
  ['премьера', 'premyera'],
  ['бульон', 'bulyon'],
  ['исҳоқ', 'isʼhoq'],
  ['янгийўл', 'yangiyoʻl'],
  ['маъно', 'maʼno'],
  ['мўъжиза', 'moʻjiza'],
])('the law spells %s as %s', (cyrillic, latin) => {
  expect(uzbekLatin(cyrillic)).toBe(latin)
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
