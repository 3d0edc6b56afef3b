import { expect, test } from 'vitest'
import { changedDraft, emptyOrderDraft } from '#parcel/draft/order-draft.ts'
import { selectedServices, toggled, withCover } from './selected-services.ts'

const withServices = (services: string[], product_fee = 0) =>
  changedDraft(emptyOrderDraft, { deliveryInformation: { services, product_fee } })

test('the door is selected by itself, as the only selection', () => {
  expect(selectedServices(emptyOrderDraft)).toEqual(['to_door_delivery'])
  expect(selectedServices(changedDraft(emptyOrderDraft, { delivery_option: 1 }))).toEqual([])
})

test('a sum to collect that came from the calculator is money to collect', () => {
  expect(selectedServices(withServices([], 5000))).toEqual(['to_door_delivery', 'cod'])
})

test('services toggle freely; the locked one is no part of what is kept', () => {
  expect(toggled(withServices(['signature']), 'cod_return', true).services).toEqual([
    'signature',
    'cod_return',
  ])
  expect(toggled(withServices(['signature', 'cod_return']), 'signature', false).services).toEqual([
    'cod_return',
  ])
})

test('without a service that collects money there is no money to collect', () => {
  expect(toggled(withServices(['cod', 'cod_return'], 5000), 'cod', false).product_fee).toBe(5000)
  expect(toggled(withServices(['cod'], 5000), 'cod', false).product_fee).toBe(0)
})

test('one level of cover at a time', () => {
  const covered = withServices(['cover_1', 'signature'])
  expect(withCover(covered, 'cover_3')).toEqual(['signature', 'cover_3'])
  expect(withCover(covered, '')).toEqual(['signature'])
})

test('looking before paying goes with the money it is about', () => {
  const { deliveryInformation } = emptyOrderDraft
  const draft = {
    ...emptyOrderDraft,
    deliveryInformation: {
      ...deliveryInformation,
      services: ['cod', 'inspect_before_paying'],
      product_fee: 9_000,
    },
  }
  expect(toggled(draft, 'cod', false)).toEqual({ services: [], product_fee: 0 })
  expect(toggled(draft, 'signature', true).services).toContain('inspect_before_paying')
})
