import { expect, test } from 'vitest'
import type { CounterParcel } from '#modules/counter/counter.contract.ts'
import { handOutBody, handOutOffer, missingFor, noDocument } from './offer.ts'

type Order = CounterParcel['order']
type Code = NonNullable<Order['pickup_code']>

const openCode: Code = {
  state: 'open',
  tries_left: 5,
  sends_left: 3,
  new_codes_left: 3,
  needs_operator: false,
  document: null,
}
const asked = (decision: 'yes' | 'no' | null) => ({
  name: 'TOSHMATOV BOBUR',
  file: 'file-1',
  file_is_here: true,
  asked_at: '2026-11-18T09:00:00.000Z',
  decision,
})
const noWishes = { day: null, point_id: null, hand_over: null, delegate: null, refused: false }

/** Of an order only what a hand-out looks at. */
const orderWith = (part: Partial<Order>, code: Partial<Code> = {}): Order =>
  ({
    to_collect: 0,
    product_fee: 0,
    version: 7,
    wishes: noWishes,
    allowed_actions: ['hand_out', 'send_code', 'refuse'],
    pickup_code: { ...openCode, ...code },
    ...part,
  }) as Order
const offerWith = (part: Partial<Order>, code?: Partial<Code>) =>
  handOutOffer({ order: orderWith(part, code) })
const nothing = { code: '', document: noDocument }
const document = { file: 'file-2', name: ' Toshmatov Bobur ', isSame: true }

test('money is goods first, the rest is delivery; what was paid by a link leaves nothing', () => {
  expect(offerWith({ product_fee: 240_000, to_collect: 277_500 })).toMatchObject({
    goods: 240_000,
    delivery: 37_500,
  })
  expect(offerWith({ product_fee: 240_000, to_collect: 0 })).toMatchObject({ goods: 0, delivery: 0 })
})

test('a locked code leads to the document, and says so on the way with the code', () => {
  const offer = offerWith({ allowed_actions: ['refuse'] }, { state: 'locked', tries_left: 0 })
  expect(offer.first).toBe('document')
  expect(offer.maySend).toBe(false)
  expect(missingFor(offer, { way: 'code', code: '123456', document: noDocument })).toBe('locked')
  expect(missingFor(offer, { way: 'document', code: '', document })).toBeUndefined()
})

test('somebody else comes with a code of their own, once the receiver has named them', () => {
  const offer = offerWith({})
  expect(missingFor(offer, { way: 'delegate', code: '123456', document: noDocument })).toBe('no_delegate')
  const named = offerWith({ wishes: { ...noWishes, delegate: { name: 'Sardor', phone: '901234567' } } })
  expect(missingFor(named, { way: 'delegate', code: '123456', document: noDocument })).toBeUndefined()
})

test('six digits, or all of a document: picture, name, word, in this order', () => {
  const offer = offerWith({})
  expect(missingFor(offer, { way: 'code', ...nothing, code: '12345' })).toBe('code')
  expect(missingFor(offer, { way: 'document', ...nothing })).toBe('picture')
  expect(missingFor(offer, { way: 'document', code: '', document: { ...document, name: ' ' } })).toBe('name')
  expect(missingFor(offer, { way: 'document', code: '', document: { ...document, isSame: false } })).toBe(
    'word',
  )
})

test('above the limit an operator is asked; their yes needs nothing more, their no another document', () => {
  expect(offerWith({}, { needs_operator: true }).document).toBe('asks_operator')
  const waits = offerWith({}, { document: asked(null) })
  expect(missingFor(waits, { way: 'document', code: '', document })).toBe('operator')
  const yes = orderWith({}, { document: asked('yes') })
  expect(missingFor(handOutOffer({ order: yes }), { way: 'document', ...nothing })).toBeUndefined()
  expect(handOutBody(yes, { way: 'document', ...nothing })).toMatchObject({
    proof: { kind: 'document', word: true, passport: 'file-1', name: 'TOSHMATOV BOBUR' },
  })
  const no = offerWith({}, { document: asked('no') })
  expect(missingFor(no, { way: 'document', ...nothing })).toBe('picture')
})

test('what was refused is given to nobody', () => {
  const offer = offerWith({ wishes: { ...noWishes, refused: true }, allowed_actions: [] })
  for (const way of ['code', 'delegate', 'document'] as const)
    expect(missingFor(offer, { way, code: '123456', document })).toBe('refused')
})

test('a hand-out names the version that was seen and the money that is due', () => {
  const order = orderWith({ to_collect: 277_500 })
  expect(handOutBody(order, { way: 'code', code: '123456', document: noDocument })).toEqual({
    version: 7,
    collected: 277_500,
    code: '123456',
  })
  expect(handOutBody(order, { way: 'document', code: '', document })).toMatchObject({
    proof: { passport: 'file-2', name: 'Toshmatov Bobur' },
  })
})
