import { expect, test } from 'vitest'
import { ozExceptions, sources } from '#locales/index.ts'
import { transliterator } from '#platform/i18n/transliterate.ts'
import {
  mostCm,
  mostKg,
  mostSoum,
  longest as orderLongest,
  shortestStreet,
} from '../../orders/domain/order-fields.ts'
import { cellCodes } from './cell-codes.ts'
import { type ColumnField, fields } from './fields.ts'
import { readHeader } from './headers/read-header.ts'
import { columnsAt, findLayout, headerKey, isSettled, type Sheet } from './headers.ts'
import * as limits from './limits.ts'
import { isParcelRow, textsOf } from './row-texts.ts'

const nobody = new Map<string, ColumnField | null>()
const rows: Sheet['rows'] = [
  ['Noyabr zakazlar, oxirgisi'],
  [],
  ['№', 'ФИО', 'Номер тел.', 'Город', 'Адрес', 'вес', 'Нал ?', 'товар', 'Sana'],
  [
    '1',
    'Gulbahor Xoliqova',
    '905123308',
    'Fargona',
    'Al-Fargʻoniy 31, 4-maktab yonida',
    '0.8',
    '185000',
    'koʻylak',
    '12.11.2026',
  ],
  [
    '2',
    'Jahongir Toʻxtasinov',
    '99 812 44 60',
    'Фаргона',
    'Мустақиллик 45',
    '0,5',
    '94 000',
    'рўмол',
    '12.11.2026',
  ],
  ['3', 'Xurshid aka', '912034517', 'Qoʻqon', 'Turon 9-uy', '1.2', '', 'sumka', '13.11.2026'],
  ['Итого:', '', '', '', '', '2.5', '279000'],
]
const fieldsIn = (columns: readonly { field: ColumnField | null }[]) => columns.map(({ field }) => field)

test('headers are found below a title, whatever they are called', () => {
  const layout = findLayout(
    [
      { name: 'Spravka', rows: [['a', 'b']] },
      { name: 'Asosiy', rows },
    ],
    nobody,
  )
  expect(layout).toMatchObject({ sheet: 1, headerRow: 3 })
  expect(fieldsIn(layout?.columns ?? [])).toEqual([
    null,
    ...([
      'receiver_name',
      'receiver_phone',
      'to_city',
      'to_address',
      'weight',
      'product_fee',
      'description',
    ] as const),
    null,
  ])
  expect(isSettled(layout?.columns ?? [])).toBe(true)
  expect(layout?.columns.find(({ header }) => header === 'Нал ?')?.certainty).toBeLessThan(0.8)
})

test.each<[string, ColumnField | null]>([
  ['Oluvchining F.I.Sh.', 'receiver_name'],
  ['Xaridor ismi', 'receiver_name'],
  ['Имя клиента', 'receiver_name'],
  ['Mijoz', 'receiver_name'],
  ['Получатель', 'receiver_name'],
  ['Customer name', 'receiver_name'],
  ['receiver_name', 'receiver_name'],
  ['Отправитель', 'sender_name'],
  ['Тел. отправителя', 'sender_phone'],
  ['Joʻnatuvchi telefoni', 'sender_phone'],
  ['tel raqam', 'receiver_phone'],
  ['Тел.2', 'receiver_phone_2'],
  ['Доп. телефон', 'receiver_phone_2'],
  ['Телефон получателя', 'receiver_phone'],
  ['Область', 'to_region'],
  ['Viloyati', 'to_region'],
  ['Tuman/shahar', 'to_city'],
  ['Р-н', 'to_city'],
  ['Ko`cha, uy', 'to_street'],
  ['Улица, дом, кв.', 'to_street'],
  ['To‘liq manzil', 'to_address'],
  ['Адрес доставки', 'to_address'],
  ['Адрес отправителя', 'from_address'],
  ['Mo‘ljal', 'to_landmark'],
  ['ПВЗ', 'to_point'],
  ['Og‘irligi (kg)', 'weight'],
  ['Вес, кг', 'weight'],
  ['Габариты (ДхШхВ)', 'sides'],
  ['Наложенный платёж', 'product_fee'],
  ['Сумма к оплате', 'product_fee'],
  ['Объявленная ценность', 'parcel_value'],
  ['Способ доставки', 'delivery_option'],
  ['Тариф', 'delivery_type'],
  ['Доп. услуги', 'services'],
  ['Примечание', 'comment'],
  ['Номер заказа', 'external_id'],
  ['Order ID', 'external_id'],
  ['Nomi', 'description'],
  ['Наименование товара', 'description'],
  ['Телефн', 'receiver_phone'],
  ['Дата заказа', null],
  ['Кол-во', null],
  ['Статус', null],
])('the header %s', (header, field) => {
  const read = readHeader(header)
  expect(read?.field).toBe(field)
  expect(read?.certainty).toBeGreaterThanOrEqual(0.6)
})

test('our own names of the columns are understood in every language, and every message is there', () => {
  const inCyrillic = transliterator(ozExceptions)
  for (const field of fields) {
    const names = [sources.uz, sources.ru, sources.en].map(({ bulk }) => bulk.fields[field])
    for (const name of [...names, inCyrillic(names[0] ?? '')]) {
      const read = readHeader(name)
      expect([name, read?.field, (read?.certainty ?? 0) >= 0.8]).toEqual([name, field, true])
    }
  }
  expect(Object.keys(sources.uz.bulk.cells).sort()).toEqual([...cellCodes].sort())
})

test('without headers the cells tell what they are', () => {
  const columns = columnsAt(rows.slice(3, 6), null, nobody)
  expect(fieldsIn(columns).slice(1, 5)).toEqual(['receiver_name', 'receiver_phone', 'to_city', null])
  expect(fieldsIn(columns).slice(6, 7)).toEqual(['product_fee'])
  expect(isSettled(columns)).toBe(false)
  expect(findLayout([{ name: '', rows: rows.slice(3, 6) }], nobody)?.headerRow).toBeNull()
})

test('what was chosen before is chosen again, however the header is spelled', () => {
  const remembered = new Map<string, ColumnField | null>([
    [headerKey('Kimga'), 'to_city'],
    [headerKey('Baho'), 'product_fee'],
    [headerKey('telefon'), null],
  ])
  const columns = columnsAt(
    [
      ['КИМГА', 'baho ', 'Telefon'],
      ['Quva', '1', '901234567'],
    ],
    1,
    remembered,
  )
  expect(columns.map(({ field, remembered }) => [field, remembered])).toEqual([
    ['to_city', true],
    ['product_fee', true],
    [null, true],
  ])
  expect(isSettled(columns)).toBe(true)
})

test('two columns of phones are two phones, a name and a surname are one name', () => {
  const columns = columnsAt(
    [
      ['Ism', 'Familiya', 'Telefon', 'Tel'],
      ['Ali', 'Valiyev', '901234567', '931234567'],
    ],
    1,
    nobody,
  )
  expect(fieldsIn(columns)).toEqual(['receiver_name', 'receiver_name', 'receiver_phone', 'receiver_phone_2'])
  expect(textsOf(['Ali', 'Valiyev', '901234567', ''], columns)).toEqual({
    receiver_name: 'Ali Valiyev',
    receiver_phone: '901234567',
  })
})

test('in a file that speaks of both, a phone is of whom the header before it is', () => {
  const headers = ['Отправитель', 'Телефон', 'Получатель', 'Телефон', 'Цена', 'Сумма', 'Заказ']
  const columns = columnsAt(
    [headers, ['Atlas', '901112233', 'Ali', '901234567', '100', '250000', 'A-17']],
    1,
    nobody,
  )
  expect(fieldsIn(columns)).toEqual([
    ...(['sender_name', 'sender_phone', 'receiver_name', 'receiver_phone'] as const),
    ...([null, 'product_fee', 'external_id'] as const),
  ])
})

const person = ['Ali Valiyev', '901234567']
const place = ['Fargʻona viloyati', 'Quva tumani', 'Navoiy 14']
const twoRows: Sheet['rows'] = [
  ['Noyabr'],
  ['№', 'Отправитель', '', 'Получатель', '', 'Адрес', '', '', 'Вес', 'Заказ', ''],
  ['', 'Имя', 'Телефон', 'Имя', 'Телефон', 'Область', 'Район', 'Улица', '', 'Номер', 'Состав'],
  ['1', '2', '3', '4', '5', '6', '7', '8', '9', '10', '11'],
  ['1', 'Atlas', '901112233', ...person, ...place, '0.8', 'A-17', 'koʻylak'],
]

test('headers in two rows are read together', () => {
  const layout = findLayout([{ name: '', rows: twoRows }], nobody)
  expect(layout?.headerRow).toBe(3)
  const columns = layout?.columns ?? []
  expect(fieldsIn(columns)).toEqual([
    ...([null, 'sender_name', 'sender_phone', 'receiver_name', 'receiver_phone'] as const),
    ...(['to_region', 'to_city', 'to_street', 'weight', 'external_id', 'description'] as const),
  ])
  expect(columns.map(({ header }) => header).slice(2, 5)).toEqual([
    'Отправитель: Телефон',
    'Получатель: Имя',
    'Получатель: Телефон',
  ])
  expect(isSettled(columns)).toBe(true)
  // The numbers of the columns below them, and both rows once more on the next page, are no parcels.
  expect(twoRows.map((row) => isParcelRow(row, columns))).toEqual([false, false, false, false, true])
})

test('a cell joined over both rows is one header, and what the lower row does not tell the upper one does', () => {
  const columns = columnsAt(
    [
      ['Oluvchi', 'Telefon', '', 'Oʻlchami', '', '', 'Vazni'],
      ['Oluvchi', '1', '2', 'Boʻyi', 'Eni', 'Balandligi', 'Vazni'],
      ['Ali Valiyev', '901234567', '931234567', '30', '20', '10', '2'],
    ],
    2,
    nobody,
  )
  expect(fieldsIn(columns)).toEqual([
    ...(['receiver_name', 'receiver_phone', 'receiver_phone_2', 'length', 'width', 'height'] as const),
    'weight',
  ])
})

test('a column without a name of its own does not take that of the group it begins', () => {
  const columns = columnsAt(
    [
      ['Oluvchi', '', 'Posilka', '', '', 'Summa'],
      ['Ism', 'Telefon', '', 'Vazni', 'Nima', ''],
      ['Ali Valiyev', '901234567', 'B-3', '1.2', 'koʻylak', '150000'],
    ],
    2,
    nobody,
  )
  expect(columns.map(({ header }) => header)).toEqual([
    ...['Oluvchi: Ism', 'Oluvchi: Telefon', '', 'Posilka: Vazni', 'Posilka: Nima', 'Summa'],
  ])
  expect(columns[2]?.field).not.toBe('description')
})

test('titles above the headers, and headers above a row that was chosen instead, are no groups', () => {
  const headers = ['Kimga', 'Telefon', 'Tuman', 'Vazni']
  const sheet = [
    ['Telefon va manzillar'],
    headers,
    ['Ali', '901234567', 'Quva', ''],
    ['Vali', '', 'Quva', '1'],
  ]
  const headersIn = (row: number) => columnsAt(sheet, row, nobody).map(({ header }) => header)
  expect(headersIn(2)).toEqual(headers)
  expect(headersIn(3)).toEqual(['Ali', '901234567', 'Quva', ''])
  expect(headersIn(4)).toEqual(['Vali', 'Quva', '1'])
})

test('the reasons that we wrote behind failed rows are no content of a parcel when the file comes back', () => {
  const { reasons } = sources.uz.bulkUploads
  const oz = transliterator(ozExceptions)(reasons)
  for (const header of [reasons, oz, sources.ru.bulkUploads.reasons, sources.en.bulkUploads.reasons])
    expect(readHeader(header), header).toMatchObject({ told: 'ignored', field: null })
})

test('a unit that only the header names comes to the cells', () => {
  const columns = columnsAt(
    [
      ['Вес (г)', 'Сумма, тыс'],
      ['800', '150'],
    ],
    1,
    nobody,
  )
  expect(textsOf(['800', '150'], columns)).toEqual({ weight: '800 g', product_fee: '150 ming' })
  expect(textsOf(['0,8 кг', ''], columns)).toEqual({ weight: '0,8 кг' })
})

test('whole columns are taken apart, and a district of its own column wins', () => {
  const address = { index: 0, field: 'to_address' } as const
  const text = 'Fargʻona vil., Quva tumani, Navoiy 14, bozor yonida'
  expect(textsOf([text, '30x20x10'], [address, { index: 1, field: 'sides' }])).toEqual({
    ...{
      to_region: 'Fargʻona vil',
      to_city: 'Quva tumani',
      to_street: 'Navoiy 14',
      to_landmark: 'bozor yonida',
    },
    ...{ length: '30', width: '20', height: '10' },
  })
  expect(textsOf(['Turon 9-uy, bozor yonida', 'Qoʻqon'], [address, { index: 1, field: 'to_city' }])).toEqual({
    to_city: 'Qoʻqon',
    to_street: 'Turon 9-uy',
    to_landmark: 'bozor yonida',
  })
  expect(textsOf(['', 'katta quti'], [address, { index: 1, field: 'sides' }])).toEqual({
    length: 'katta quti',
  })
})

test('empty rows, totals and headers once more are no parcels', () => {
  const columns = columnsAt(rows, 3, nobody)
  expect(rows.map((row) => isParcelRow(row, columns))).toEqual([false, false, false, true, true, true, false])
})

test('the limits are those of an order', () => {
  const { name, street, landmark, description, comment } = orderLongest
  expect(limits.longest).toMatchObject({
    ...{ receiver_name: name, sender_name: name, to_street: street, from_street: street },
    ...{ to_landmark: landmark, description, comment },
  })
  expect(limits).toMatchObject({ mostCm, mostKg, mostSoum, shortestStreet })
})
