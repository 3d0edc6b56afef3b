import { type RequestContext, type Route, route } from '#platform/http/route.ts'
import { pricingCalls } from './pricing.calls.ts'
import type { CalculateRequest } from './pricing.contract.ts'
import { calculateParcel, listServices } from './pricing.service.ts'

/** Staff at the desk price for the customer who called; everybody else for themselves. */
const whosePrice = ({ caller }: RequestContext, { owner_id }: CalculateRequest) =>
  caller.kind === 'operator' || caller.kind === 'admin' ? (owner_id ?? undefined) : caller.person

export const pricingRoutes = [
  route(pricingCalls.calculateParcel, 'price.quote', ({ body }, context) =>
    calculateParcel({ ...context, person: whosePrice(context, body) }, body),
  ),
  route(pricingCalls.listServices, 'service.list', (_, context) => listServices(context)),
] satisfies Route[]
