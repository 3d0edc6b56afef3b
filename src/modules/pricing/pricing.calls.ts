import { call } from '#platform/calls/call.ts'
import { calculateAnswer, calculateRequest, servicesAnswer, servicesQuery } from './pricing.contract.ts'

export const pricingCalls = {
  calculateParcel: call('POST', '/api/orders/v1/calculate-parcel', {
    group: 'Prices',
    summary: 'What a parcel costs, every way it can go',
    description:
      'Takes the order draft; region, city and parcel_size are enough. Answers all four delivery options in both service levels. With a token the prices are those of the caller: promotions and prepaid shipments count.',
    body: calculateRequest,
    answer: calculateAnswer,
    envelope: 'results',
    rememberMinutes: 0,
    errors: ['invalid_input'],
  }),
  listServices: call('GET', '/api/orders/v1/order-extra/get-services/', {
    group: 'Prices',
    summary: 'Extra services and what they cost',
    query: servicesQuery,
    answer: servicesAnswer,
    errors: [],
  }),
}
