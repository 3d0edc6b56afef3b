import { expect, test } from 'vitest'
import { suspicionsAbout, tooFastMs } from './suspicion.ts'

const honest = [
  'Assalomu alaykum! Onamga Nukusga dori yubormoqchiman. Muzlatgichda turadigan dorini ham olasizlarmi?',
  'Juda juda rahmat, kuryer yigit juda xushmuomala ekan, posilka ham butun keldi!!!!!!!!!!!!!!!!!!!!',
  'Doʻkonimiz: https://instagram.com/chorsu.kids.example, saytimiz www.chorsu-kids.example. Oyiga 40 ta posilka boʻladi, narxini aytsangiz.',
  'Ассалому алайкум. Посилкам уч кундан бери Қаршида турибди, қачон келади? Рақами TB00000000000017.',
  'Здравствуйте! Хочу отправить холодильник из Ташкента в Термез, вес 65 кг. Нужен ли грузчик и сколько это будет стоить?',
  'Здравствуйте, здравствуйте! Алло, есть кто? Третий раз пишу, третий раз. Когда позвоните?',
  'Вот ссылки: https://tezbox.example/t/TB00000000000017 https://yandex.example/maps/1 www.shop.example — курьер не смог найти дом.',
  'Hello, I sent a laptop to my sister in Samarkand, and the courier could not reach her. Could you please try again on Friday?',
  'We are a small shop that sells ceramics, and we would like to know how the cash on delivery works, how long the money takes, what the fee is, and whether the courier can wait while the buyer looks at the things. The parcels are small, the things are fragile, and the buyers are mostly in the regions.',
  'Да',
  'ok ok ok',
  'Ha ha ha ha, zoʻr xizmat, rahmat sizlarga, yana yozaman!',
]

test.each(honest)('an honest letter is no suspect: %s', (message) => {
  for (const kind of ['contact', 'business', 'report'])
    expect(suspicionsAbout({ kind, name: 'Madina', company: 'chorsu-kids.uz', message }, undefined)).toEqual(
      [],
    )
})

const spam: readonly (readonly [string, string])[] = [
  [
    'links',
    'SEO promotion https://a.example/1 https://b.example/2 https://c.example/3 https://d.example/4 best price',
  ],
  ['links', 'Зарабатывай от 500$ в день <a href="https://casino.example">тут</a>'],
  ['links', 'Kazino bonus [url=https://casino.example]bosing[/url]'],
  ['links', 'Тез пул керакми? t.me/pul1 t.me/pul2 t.me/pul3 t.me/pul4'],
  ['repeated', 'casino bonus casino bonus casino bonus casino bonus casino bonus'],
  ['repeated', 'кредит кредит кредит быстро кредит кредит кредит кредит быстро кредит'],
  ['repeated', 'kredit oling kredit oling kredit oling kredit oling kredit oling tez'],
  ['repeated', 'ааааааааааааааааааааааа'],
]

test.each(spam)('%s give it away: %s', (why, message) => {
  expect(suspicionsAbout({ kind: 'contact', name: 'Alex', message }, undefined)).toEqual([why])
})

test('a link where a name belongs gives it away', () => {
  const name = 'Win now https://casino.example'
  expect(suspicionsAbout({ kind: 'business', name }, undefined)).toEqual(['links'])
})

test('whoever reports a false message may send as many links as they met', () => {
  const message = 'tezb0x.example/1 tezb0x.example/2 tezb0x.example/3 tezb0x.example/4 dan kelgan SMSlar'
  expect(suspicionsAbout({ kind: 'report', name: 'Hamid', message }, undefined)).toEqual([])
})

test('the field that nobody sees is filled in by programs only', () => {
  const letter = { kind: 'business', name: 'Alex' }
  expect(suspicionsAbout(letter, { trap: '1', openMs: undefined })).toEqual(['trap'])
  expect(suspicionsAbout(letter, { trap: '', openMs: undefined })).toEqual([])
})

test('a form sent faster than anybody types is a suspect; without a script nobody knows how long it took', () => {
  const letter = { kind: 'business', name: 'Alex' }
  expect(suspicionsAbout(letter, { trap: '', openMs: tooFastMs - 1 })).toEqual(['too_fast'])
  expect(suspicionsAbout(letter, { trap: '', openMs: tooFastMs })).toEqual([])
})
