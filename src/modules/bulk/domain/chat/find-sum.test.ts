import { expect, test } from 'vitest'
import { findPhones } from './find-phones.ts'
import { findShortSum, findSum } from './find-sum.ts'
import { readMessage } from './tokens.ts'

function sumIn(text: string) {
  const reading = readMessage(text)
  findPhones(reading, undefined)
  return findSum(reading) ?? findShortSum(reading)
}

test.each([
  ['460 ming', 460_000],
  ['460ming soʻm', 460_000],
  ['320k naqd', 320_000],
  ['285 000', 285_000],
  ['1.350.000', 1_350_000],
  ['380,000', 380_000],
  ['415000 сум', 415_000],
  ['1,2 mln', 1_200_000],
  ['1 mln 50 ming', 1_050_000],
  ['2mln 600', 2_600_000],
  ['1 350 тыс', 1_350_000],
  ['560 т.с.', 560_000],
  ['юз йигирма минг', 120_000],
  ['бир миллион икки юз минг', 1_200_000],
  ['полтора миллиона', 1_500_000],
  ['240 mingdan ekan, jami 720 ming', 720_000],
  ['два платка по 75 тысяч, итого 150 тысяч', 150_000],
  ['3 та, ҳар бири 110 мингдан', 330_000],
  ['Two knives at 150k each', 300_000],
  ['275 ming. dostavka 30 ming alohida', 275_000],
  ['20 000 доставка 180 000 товар', 180_000],
  ['4 500 000 soʻm, oldindan 1 000 000 toʻlaganman', 3_500_000],
  ['код 77к. Картина 145 000', 145_000],
  ['lokatsiya tashladim, 200 000', 200_000],
  ['hali toʻlaganman emas, 200 000', 200_000],
])('%s is the money for the goods', (text, value) => {
  expect(sumIn(text)?.value).toBe(value)
})

test.each([
  'oplatil 200 000 na kartu',
  'pulini tashladim 200 000',
  'krossovka 42 razmer',
  'indeks 100000',
  '8600 1234 5678 9012',
  'soat 18:00',
])('%s asks for nothing', (text) => {
  expect(sumIn(text)).toBeUndefined()
})

test('a short number is a sum in thousands, and a guess', () => {
  expect(sumIn('ро‘мол, 150 да')).toMatchObject({ value: 150_000, certainty: 0.7 })
})
