import type { Order } from '#modules/orders/domain/order.ts'
import type { LabelGround } from '#modules/orders/labels/label.ts'
import { firstTariff } from '#modules/pricing/domain/first-tariff.ts'

/** An order as labels meet it: door to door, express, with money to collect. */
export function orderToPrint(overrides: Partial<Order> = {}): Order {
  return {
    id: 36_182_042,
    trackingCode: 'TB35470128846191',
    ownerId: 1,
    source: 'site',
    returnOf: null,
    firstCustody: { holder: 'sender' },
    createdAt: new Date('2026-11-15T09:00:00Z'),
    status: 'new',
    statusAt: new Date('2026-11-15T09:00:00Z'),
    holder: 'sender',
    holderPointId: null,
    holderCourierId: null,
    holderTripId: null,
    courierId: null,
    destinationPointId: null,
    submittedAt: new Date('2026-11-15T09:00:00Z'),
    storedUntil: null,
    version: 1,
    paidAt: null,
    receiverCode: null,
    codeTries: 0,
    callCard: null,
    doorPaidAt: null,
    doorPayment: null,
    deliveryOption: 2,
    deliveryType: 2,
    paymentType: 'receiver',
    sender: {
      fullName: 'Dilnoza Karimova',
      phone: '901112233',
      regionId: 14,
      districtId: 205,
      street: 'Bunyodkor shoh koʻchasi 12, 4-uy',
      mahalla: 'Gʻalaba mahallasi',
    },
    receiver: {
      fullName: 'Gʻulomjon Oʻktamov',
      phone: '934445566',
      additionalPhone: '977776655',
      regionId: 8,
      districtId: 122,
      street: 'Registon koʻchasi 7, 15-uy',
      mahalla: 'Baxt mahallasi',
      landmark: 'Maʼmun xiyoboni roʻparasi',
    },
    parcel: { weightGrams: 2400, sidesCm: [30, 20, 10], billableGrams: 2400, sizeClass: 'medium' },
    services: ['to_door_delivery', 'signature', 'cod'],
    description: 'Kitoblar va bolalar oʻyinchoqlari',
    comment: null,
    timeInterval: '09:00-12:00',
    images: [],
    externalId: null,
    productFee: 400_000,
    parcelValue: 0,
    tariffVersion: 1,
    lines: [],
    total: 52_000,
    promisedFrom: '2026-11-18',
    promisedTo: '2026-11-19',
    promise: {
      window: { from: '2026-11-18', to: '2026-11-19', hours: null, precision: 'day' },
      reason: 'agreed',
      at: '2026-11-15T09:00:00.000Z',
    },
    ...overrides,
  }
}

const bazaar = {
  id: 457,
  districtId: 122,
  name: { uz: 'Siyob bozori', oz: 'Сиёб бозори' },
  address: { uz: 'Toshkent koʻchasi 12', oz: 'Тошкент кўчаси 12' },
}

export const labelGround: LabelGround = {
  publicUrl: 'https://tezbox.example',
  belts: firstTariff.belts,
  pointOf: (id) => (id === bazaar.id ? bazaar : undefined),
}
