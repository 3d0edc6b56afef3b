import { type RequestContext, type Route, route } from '#platform/http/route.ts'
import {
  type CalculateRequest,
  calculateAnswer,
  calculateRequest,
  servicesAnswer,
  servicesQuery,
} from './pricing.contract.ts'
import { calculateParcel, listServices } from './pricing.service.ts'

/** Staff at the desk price for the customer who called; everybody else for themselves. */
const whosePrice = ({ caller }: RequestContext, { owner_id }: CalculateRequest) =>
  caller.kind === 'operator' || caller.kind === 'admin' ? (owner_id ?? undefined) : caller.person

export const pricingRoutes = [
  route({
    method: 'POST',
    path: '/api/orders/v1/calculate-parcel',
    action: 'price.quote',
    group: 'Prices',
    summary: 'What a parcel costs, every way it can go',
    description:
      'Takes the order draft; region, city and parcel_size are enough. Answers all four delivery options in both service levels. With a token the prices are those of the caller: promotions and prepaid shipments count.',
    body: calculateRequest,
    answer: calculateAnswer,
    envelope: 'results',
    rememberMinutes: 0,
    errors: ['invalid_input'],
    handle: ({ body }, context) => calculateParcel({ ...context, person: whosePrice(context, body) }, body),
  }),
  route({
    method: 'GET',
    path: '/api/orders/v1/order-extra/get-services/',
    action: 'service.list',
    group: 'Prices',
    summary: 'Extra services and what they cost',
    query: servicesQuery,
    answer: servicesAnswer,
    errors: [],
    handle: (_, context) => listServices(context),
  }),
] satisfies Route[]
