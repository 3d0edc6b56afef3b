import { keyOf, keysOf } from './tokens.ts'

/** After a number: so many of something. */
export const countWords = keysOf(
  'ta dona donadan tadan sht shtuk shtuki shtuka shtuku pcs pc piece pieces juft para pari par pair pairs komplekt komplekta komplektov nabor quti korobka banka banki flakon flakona metr metra metrov meter meters qop kg litr pachka jars jar set sets x',
)

const uzbek = {
  bir: 1,
  bitta: 1,
  ikki: 2,
  ikkita: 2,
  uch: 3,
  uchta: 3,
  tort: 4,
  tortta: 4,
  besh: 5,
  beshta: 5,
}
const uzbekMore = { olti: 6, oltita: 6, yetti: 7, yettita: 7, sakkiz: 8, toqqiz: 9, on: 10, onta: 10 }
const uzbekTens = {
  yigirma: 20,
  ottiz: 30,
  qirq: 40,
  ellik: 50,
  oltmish: 60,
  yetmish: 70,
  sakson: 80,
  toqson: 90,
}
const russian = {
  odin: 1,
  odna: 1,
  odnu: 1,
  dva: 2,
  dve: 2,
  tri: 3,
  chetire: 4,
  pyat: 5,
  shest: 6,
  sem: 7,
  vosem: 8,
}
const russianTens = {
  desyat: 10,
  dvadsat: 20,
  tridsat: 30,
  sorok: 40,
  pyatdesyat: 50,
  shestdesyat: 60,
  semdesyat: 70,
}
const hundreds = {
  yuz: 100,
  sto: 100,
  dvesti: 200,
  trista: 300,
  chetiresta: 400,
  pyatsot: 500,
  shestsot: 600,
}
const parts = { yarim: 0.5, polmilliona: 0.5, poltora: 1.5, hundred: 100 }
const english = { one: 1, two: 2, three: 3, four: 4, five: 5, six: 6, seven: 7, eight: 8, ten: 10 }

/** Numbers as words, by their keys. */
export const numberWords: ReadonlyMap<string, number> = new Map(
  [uzbek, uzbekMore, uzbekTens, russian, russianTens, hundreds, parts, english].flatMap((words) =>
    Object.entries(words).map(([word, value]) => [keyOf(word), value] as const),
  ),
)
