import { expect, test } from 'vitest'
import { cellsBack, homeless } from './cells-back.ts'
import type { ColumnField } from './fields.ts'
import { textsOf } from './row-texts.ts'

const columnsOf = (...fields: (ColumnField | null)[]) => fields.map((field, index) => ({ index, field }))
const textsIn = (...args: Parameters<typeof cellsBack>) => cellsBack(...args).map(({ text }) => text)

test('what nobody touched goes back as it came, with what its columns speak of', () => {
  const columns = columnsOf('to_city', 'to_address', null)
  const cells = ['Quva', 'Navoiy 14, bozor yonida', '12.11']
  const row = { texts: textsOf(cells, columns), edited: [] }
  expect(textsIn(row, cells, columns)).toEqual(cells)
  expect(cellsBack(row, cells, columns).map(({ of }) => of)).toEqual([
    ['to_city'],
    ['to_region', 'to_street', 'to_landmark'],
    [],
  ])
})

test('a part that was written anew goes back with its whole, and is read the same again', () => {
  const columns = columnsOf('to_city', 'to_address', 'sides')
  const cells = ['Quva', '31/4, bozor yonida', '30x20x10']
  const texts = { ...textsOf(cells, columns), to_street: 'Navoiy 14', width: '25' }
  const back = textsIn({ texts, edited: ['to_street', 'width'] }, cells, columns)
  expect(back).toEqual(['Quva', 'Navoiy 14, bozor yonida', '30×25×10'])
  expect(textsOf(back, columns)).toEqual(texts)
})

test('a name in two columns goes back once', () => {
  const columns = columnsOf('receiver_name', 'receiver_name')
  const row = { texts: { receiver_name: 'Ali Karimov' }, edited: ['receiver_name'] as const }
  expect(textsIn(row, ['Ali', 'Valiyev'], columns)).toEqual(['Ali Karimov', ''])
})

test('what has no column in the file gets one; a row of a chat has none at all', () => {
  const edited = ['weight', 'to_street'] as const
  expect(homeless(edited, columnsOf('receiver_name', 'to_address'))).toEqual(['weight'])
  expect(homeless(edited, columnsOf('receiver_name', 'to_city'))).toEqual(['to_street', 'weight'])
  const columns = columnsOf('receiver_name', 'weight')
  expect(textsIn({ texts: { receiver_name: 'Ali' }, edited: [] }, [], columns)).toEqual(['Ali', ''])
})
