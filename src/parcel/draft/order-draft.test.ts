import { expect, test } from 'vitest'
import { changedDraft, emptyOrderDraft, readOrderDraft } from './order-draft.ts'

test('a new draft has the defaults of the specification', () => {
  expect(emptyOrderDraft).toMatchObject({
    delivery_option: 2,
    images: [],
    parcel_size: { weight: 0, length: 0, width: 0, height: 0 },
    from: { country: 'UZ', type: 1 },
    to: { country: 'UZ', type: 1 },
  })
})

test('addresses are merged field by field, each on its own', () => {
  const named = changedDraft(emptyOrderDraft, {
    from: { full_name: 'Dilnoza' },
    to: { city: 122, region: 8 },
  })
  const moved = changedDraft(named, { from: { city: 15, region: 1 } })
  expect(moved.from).toMatchObject({ full_name: 'Dilnoza', city: 15, country: 'UZ' })
  expect(moved.to).toMatchObject({ city: 122, region: 8 })
})

test('street, landmark, point and pin stay only in their district', () => {
  const at = {
    city: 122,
    region: 8,
    mahalla: 'Registon',
    street: 'Registon 1',
    landmark: 'Ulugʻbek madrasasi',
    point_id: 7,
    address1: 'Registon 1',
    latitude: 39.6,
    longitude: 66.9,
    pin_source: 'found',
    flat: '18',
    name: 'Ofis',
  } as const
  const draft = changedDraft(emptyOrderDraft, { to: at })
  expect(changedDraft(draft, { to: { city: 122, region: 8 } }).to).toMatchObject(at)
  expect(changedDraft(draft, { to: { city: 15, region: 1 } }).to).toMatchObject({
    mahalla: '',
    street: '',
    landmark: '',
    point_id: null,
    address1: '',
    latitude: null,
    longitude: null,
    pin_source: null,
    flat: '',
    name: 'Ofis',
  })
})

test('what is sent with the parcel is merged, so that the calculator does not forget what the wizard knows', () => {
  const described = changedDraft(emptyOrderDraft, { deliveryInformation: { description: 'Kitoblar' } })
  const counted = changedDraft(described, {
    deliveryInformation: { services: ['signature'], product_fee: 9000 },
  })
  expect(counted.deliveryInformation).toMatchObject({
    description: 'Kitoblar',
    services: ['signature'],
    product_fee: 9000,
  })
})

test('measures without a class forget the class that was pressed before', () => {
  const pressed = changedDraft(emptyOrderDraft, {
    parcel_size: { weight: 1, length: 20, width: 20, height: 15, size_class: 'small' },
  })
  const sizes = { weight: 5, length: 40, width: 30, height: 25 }
  expect(changedDraft(pressed, { parcel_size: sizes }).parcel_size).toEqual({ ...sizes, size_class: null })
})

test('a draft comes back from storage as it was kept', () => {
  const draft = changedDraft(emptyOrderDraft, {
    delivery_option: 4,
    deliveryMethod: { delivery_type: 2 },
    deliveryInformation: {
      services: ['signature'],
      product_fee: 5000,
      parcel_value: 0,
      description: 'Kitoblar',
      comment: 'Ehtiyot boʻling',
      time_interval: '09:00-12:00',
      payment_type: 'cash',
      same_phone_ok: true,
    },
    receiver_phone: '901234567',
    images: ['1', '2'],
    parcel_size: { weight: 2.5, length: 30, width: 20, height: 10, size_class: 'other' },
    from: {
      street: 'Bunyodkor 1',
      mahalla: 'Doʻstlik',
      landmark: 'Bozor',
      point_id: 3,
      point_region: 14,
      point_city: 205,
    },
    to: {
      region: 8,
      city: 122,
      latitude: 39.6,
      longitude: 66.9,
      coords: [39.6, 66.9],
      pin_source: 'dragged',
      pin_confirmed: true,
      pin_fresh: true,
      entrance: '2',
      floor: '4',
      flat: '18',
      intercom: '18#',
      additional_phone: '911234567',
      email: 'malika@misol.uz',
      note: 'Domofon yoʻq',
      link: 'aB3dE5gH7jK9mN',
      link_name: 'Malika Y.',
    },
  })
  expect(readOrderDraft(JSON.parse(JSON.stringify(draft)))).toEqual(draft)
})

test.each([null, 'text', 7, [], { from: 5, parcel_size: 'x', images: [1], delivery_option: 9 }])(
  'what cannot be understood is an empty draft: %j',
  (stored) => {
    expect(readOrderDraft(stored)).toEqual(emptyOrderDraft)
  },
)
