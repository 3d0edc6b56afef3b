import { expect, test } from 'vitest'
import { findPhones } from './find-phones.ts'
import { readMessage } from './tokens.ts'

const phonesIn = (text: string, own?: string) =>
  findPhones(readMessage(text), own).map(({ digits }) => digits)

test.each([
  '90 845 12 36',
  '+998 (90) 845-12-36',
  '998908451236',
  '8 90 845 12 36',
  '90.845.12.36',
  '90-8451236',
  '+99890 8451236',
  'Navoiy 14 90 845 12 36 460000',
  'uy 8 90 845 12 36',
])('%s has one phone', (text) => {
  expect(phonesIn(text)).toEqual(['908451236'])
})

test.each(['8600 1234 5678 9012', '845 12 36', '+7 912 345 67 89', '1 250 000', 'kvartal 24 51'])(
  '%s has none',
  (text) => {
    expect(phonesIn(text)).toEqual([])
  },
)

test('what was taken back is no phone, and the same one twice is one', () => {
  expect(phonesIn('94 611 22 33 xato, toʻgʻrisi 94 612 34 56')).toEqual(['946123456'])
  expect(phonesIn('909 77 55 33 (90 977 55 33)')).toEqual(['909775533'])
})

test('a number with a code that nobody has is a guess', () => {
  expect(findPhones(readMessage('58 845 12 36'), undefined)[0]?.certainty).toBeLessThan(0.9)
})
