import { expect, test } from 'vitest'
import type { CounterParcel } from '#modules/counter/counter.contract.ts'
import { cashFor, intakeOf, intakeStep, measuredBody, measuredState, unmeasured } from './intake.ts'

type Order = CounterParcel['order']
const orderWith = (part: Partial<Order> = {}): Order =>
  ({
    price: 25_600,
    payment_type: 'cash',
    paid: false,
    version: 3,
    reweigh: null,
    allowed_actions: ['drop_off', 'reweigh'],
    parcel_size: { weight: 0.8, length: 20, width: 20, height: 15, size_class: 'small' },
    ...part,
  }) as Order
const asked = {
  price: 30_600,
  asked_at: '',
  answer_by: '2026-11-18T11:00:00.000Z',
  state: 'waiting' as const,
}
const checked = { seen: true, labelled: true }
const measured = { weight: 2.4, length: 30, width: 30, height: 20 }

test('the same figures as in the order are no measuring, two sides are half a one', () => {
  const order = orderWith()
  expect(measuredState(order, unmeasured)).toBe('same')
  expect(measuredState(order, { ...unmeasured, weight: 0.8 })).toBe('same')
  expect(measuredState(order, { ...unmeasured, weight: 2.4 })).toBe('other')
  expect(measuredState(order, { ...unmeasured, length: 30, width: 30 })).toBe('half')
  expect(measuredState(order, { ...measured, weight: undefined })).toBe('other')
})

test('what was not weighed goes by the weight of the order, and the picture and what was read go along', () => {
  const taken = { photo: 'photo-1', scan: 'TB57291836405120' }
  expect(measuredBody(orderWith(), { ...measured, weight: undefined }, taken)).toEqual({
    version: 3,
    scan: 'TB57291836405120',
    weight: 0.8,
    length: 30,
    width: 30,
    height: 20,
    photos: ['photo-1'],
  })
  expect(measuredBody(orderWith(), { ...unmeasured, weight: 2.4 }, taken)).toEqual({
    version: 3,
    scan: 'TB57291836405120',
    weight: 2.4,
    photos: ['photo-1'],
  })
})

test('cash is the whole price: the new one with a yes, the old one without', () => {
  const intake = intakeOf(orderWith({ reweigh: asked }))
  expect(intake.asked).toBe(30_600)
  expect(cashFor(intake, true)).toBe(30_600)
  expect(cashFor(intake, false)).toBe(25_600)
  expect(cashFor(intakeOf(orderWith({ paid: true, reweigh: asked })), true)).toBe(0)
  expect(cashFor(intakeOf(orderWith({ payment_type: 'receiver' })), true)).toBe(0)
})

test('what the sender has answered is no question any more', () => {
  for (const state of ['agreed', 'declined', 'expired'] as const)
    expect(intakeOf(orderWith({ reweigh: { ...asked, state } })).asked).toBeUndefined()
})

test('a picture of the scales before the price, the yes before the checks, nothing without the checks', () => {
  const plain = intakeOf(orderWith())
  const entered = { measured: 'same' as const, photo: undefined, checks: checked }
  expect(intakeStep(plain, { ...entered, measured: 'other' })).toBe('measure_photo')
  expect(intakeStep(plain, { ...entered, measured: 'other', photo: 'photo-1' })).toBe('price')
  expect(intakeStep(plain, { ...entered, measured: 'half' })).toBe('half')
  expect(intakeStep(plain, entered)).toBe('take')
  expect(intakeStep(plain, { ...entered, checks: { seen: true, labelled: false } })).toBe('checks')
  expect(intakeStep(intakeOf(orderWith({ reweigh: asked })), entered)).toBe('consent')
})
