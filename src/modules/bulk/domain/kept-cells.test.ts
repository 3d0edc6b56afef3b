import { expect, test } from 'vitest'
import { usualGround } from '../../../../tests/support/bulk-ground.ts'
import { checkRow } from './check-row.ts'
import { keptCells, wholeCells } from './kept-cells.ts'
import type { Texts } from './row.ts'

const right: Texts = {
  receiver_name: 'Nodira "N" Saidova',
  receiver_phone: '+998 90 123-45-67',
  to_city: 'Самарқанд шаҳри',
  to_street: 'Registon koʻchasi, 1\\2-uy',
  description: 'Koʻylak',
  weight: '0,8',
  length: '20',
  width: '20',
  height: '15',
  product_fee: '185000',
  comment: '-',
  services: 'cod',
}

test.each<Texts>([
  right,
  { ...right, receiver_phone: '9.98901E+11', to_city: 'Samarqnd', weight: '' },
  { ...right, to_city: 'Toshkent', length: '20 m', services: 'xyz' },
  { ...right, weight: '2.0', length: '0', product_fee: '1e5' },
  { to_region: 'Samarqand' },
  {},
])('cells come back as they were kept (%#)', (texts) => {
  const { cells } = checkRow(texts, usualGround)
  const kept = keptCells(cells, texts)
  expect(wholeCells(JSON.parse(kept), texts)).toEqual(cells)
})

test('what is as written is not kept twice', () => {
  const cells = {
    comment: { value: 'tez' },
    weight: { value: 2 },
    height: { value: 3, repaired: true },
  } as const
  expect(keptCells(cells, { comment: 'tez', weight: '2', height: '3' })).toBe(
    '{"height":{"value":3,"repaired":true}}',
  )
})
