import fc from 'fast-check'
import { expect, test } from 'vitest'
import { csvOf } from '#platform/sheets/write-csv.ts'
import {
  accountPattern,
  coveredBy,
  dueAt,
  goesTo,
  isDueToBalance,
  isLate,
  sixDigits,
  stageOf,
} from './cod.ts'
import { bankRows, bankText, inWindows1251 } from './cod-bank-file.ts'

const at = (hours: number) => new Date(Date.UTC(2026, 10, 15) + hours * 3_600_000)
const collected = { collectedAt: at(0), handedInAt: null, payoutId: null, paidAt: null }

test('money is due a day after it was collected, and late from then on', () => {
  expect(dueAt(collected)).toEqual(at(24))
  expect(isLate(collected, at(24))).toBe(false)
  expect(isLate(collected, new Date(at(24).getTime() + 1))).toBe(true)
  expect(isLate({ ...collected, paidAt: at(23) }, at(99))).toBe(false)
  expect(isLate({ ...collected, paidAt: at(25) }, at(99))).toBe(true)
})

test('a balance gets what is handed in at once, and the rest four hours before its time is over', () => {
  expect(isDueToBalance(collected, at(19))).toBe(false)
  expect(isDueToBalance(collected, at(20))).toBe(true)
  expect(isDueToBalance({ ...collected, handedInAt: at(1) }, at(1))).toBe(true)
})

test('the stages follow each other', () => {
  expect(stageOf(collected)).toBe('collected')
  expect(stageOf({ ...collected, handedInAt: at(1) })).toBe('handed_in')
  expect(stageOf({ ...collected, payoutId: 4 })).toBe('on_the_way')
  expect(stageOf({ ...collected, payoutId: 4, paidAt: at(2) })).toBe('paid')
})

test('cash goes back where it was ordered, the rest as the sender chose, and what is paid stays where it went', () => {
  expect(goesTo({ goesBack: true, how: null }, 'bank')).toBe('cash')
  expect(goesTo({ goesBack: false, how: null }, 'bank')).toBe('bank')
  expect(goesTo({ goesBack: false, how: 'balance' }, 'bank')).toBe('balance')
  expect(goesTo({ goesBack: true, how: 'carried_back' }, 'balance')).toBe('cash')
})

const three = [
  { orderId: 1, amount: 100 },
  { orderId: 2, amount: 50 },
  { orderId: 3, amount: 70 },
]

test('a sum covers the oldest parcels, and a part of a parcel covers nothing', () => {
  expect(coveredBy(three, { amount: 149, cashLeft: 71 })).toEqual([1])
  expect(coveredBy(three, { amount: 150, cashLeft: 70 })).toEqual([1, 2])
  expect(coveredBy(three, { amount: 99, cashLeft: 121 })).toEqual([])
})

test('what came in parts is handed in with the last part', () => {
  expect(coveredBy(three, { amount: 40, cashLeft: 70 })).toEqual([1, 2])
  expect(coveredBy(three, { amount: 1, cashLeft: 0 })).toEqual([1, 2, 3])
})

test('never more than was there, and everything once nothing is left in hand', () => {
  const parcels = fc.array(fc.integer({ min: 1, max: 1_000_000 }), { maxLength: 20 })
  fc.assert(
    fc.property(parcels, fc.nat(2_000_000), fc.nat(2_000_000), (amounts, amount, cashLeft) => {
      const listed = amounts.map((sum, index) => ({ orderId: index, amount: sum }))
      const covered = coveredBy(listed, { amount, cashLeft })
      expect(covered).toEqual(listed.slice(0, covered.length).map(({ orderId }) => orderId))
      expect(coveredBy(listed, { amount, cashLeft: 0 })).toHaveLength(listed.length)
    }),
  )
})

test.each([
  ['20208000900123456001', true],
  ['2020800090012345600', false],
  ['20208840900123456001', false],
  ['2020800090012345600A', false],
])('an account in so‘m has twenty digits: %s', (account, isOne) => {
  expect(accountPattern.test(account)).toBe(isOne)
})

test('six digits come of any hash', () => {
  fc.assert(
    fc.property(fc.uint8Array({ minLength: 32, maxLength: 32 }), (hash) => {
      expect(sixDigits(hash)).toMatch(/^\d{6}$/)
    }),
  )
})

const payer = { holder: 'TEZBOX MCHJ', mfo: '00000', account: '20208000000000000001', stir: '300000000' }
const order = {
  number: '7',
  amount: 150_000,
  holder: 'OʻGʻIL "SAVDO"; MCHJ',
  mfo: '00444',
  account: '20208000900123456001',
  purpose: 'Reyestr №7',
}

test('the bank file names payer, receiver, account, amount and purpose, a line a payment', () => {
  expect(
    csvOf(bankRows(payer, [order], '2026-11-15'))
      .toString()
      .split('\r\n')[1],
  ).toBe(
    '7;15.11.2026;TEZBOX MCHJ;300000000;00000;20208000000000000001;"OʻGʻIL ""SAVDO""; MCHJ";00444;20208000900123456001;150000;Reyestr №7',
  )
})

test('the exchange file of client banks has a section a payment, in the code page it asks for', () => {
  const text = bankText(payer, [order, { ...order, number: '8' }], '2026-11-15')
  expect(text.match(/СекцияДокумент=Платежное поручение/g)).toHaveLength(2)
  expect(text).toContain('Сумма=150000.00')
  expect(text).toContain('ПолучательСчет=20208000900123456001')
  const back = new TextDecoder('windows-1251').decode(inWindows1251(text))
  expect(back).toBe(text.replaceAll('ʻ', "'"))
  expect(new TextDecoder('windows-1251').decode(inWindows1251('Ўғил қиз ҳам, ёш'))).toBe('Ўгил киз хам, ёш')
  const held = '«Барака» — “Savdo” №7 … € І'
  expect(new TextDecoder('windows-1251').decode(inWindows1251(held))).toBe(held)
  expect(new TextDecoder('windows-1251').decode(inWindows1251('中😀'))).toBe('??')
})
