import { expect, test } from 'vitest'
import { labelGround, orderToPrint } from '../../../../tests/support/label-orders.ts'
import type { Order } from '../domain/order.ts'
import { labelOf } from './label.ts'
import { labelsZpl } from './label-zpl.ts'

const zplOf = async (...orders: Partial<Order>[]) =>
  (await labelsZpl(orders.map((order) => labelOf(orderToPrint(order), labelGround)))).toString()

test('a label printer is told the code twice, to whom it goes and what is to be paid', async () => {
  const zpl = await zplOf({ productFee: 185_000 })
  const { trackingCode } = orderToPrint()
  expect(zpl).toContain(`^BCN,124,N,N,N,A^FD${trackingCode}^FS`)
  expect(zpl).toContain(`^FDMA,https://tezbox.example/t/${trackingCode}^FS`)
  expect(zpl).toContain('^FDG‘ulomjon O‘ktamov^FS')
  expect(zpl).toContain('^FR^A@N,59,59,E:TT0003M_.FNT^FD237 000 so‘m^FS')
})

test('every label is a document of its own, and nothing lies beside the paper', async () => {
  const zpl = await zplOf({}, {}, {})
  expect(zpl.match(/\^XA/g)).toHaveLength(3)
  expect(zpl.match(/\^XZ/g)).toHaveLength(3)
  const places = [...zpl.matchAll(/\^FO(\d+),(\d+)/g)].map(([, x, y]) => [Number(x), Number(y)] as const)
  expect(places.length).toBeGreaterThan(100)
  expect(places.filter(([x, y]) => x > 800 || y > 1200)).toEqual([])
})

test('what somebody writes is never a command', async () => {
  const { receiver } = orderToPrint()
  const zpl = await zplOf({
    receiver: { ...receiver, fullName: 'Ali^XZ~JA^XA\nVali' },
    description: '^FS^XZ',
  })
  expect(zpl.match(/\^XZ/g)).toHaveLength(1)
  expect(zpl).not.toContain('~JA')
  expect(zpl).toContain('Ali XZ JA XA Vali')
})
