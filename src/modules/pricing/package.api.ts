import { type Route, route } from '#platform/http/route.ts'
import { packagePurchase, packagesAnswer } from './package.contract.ts'
import { buyPackage, listPackages } from './package.service.ts'

const path = '/api/accounts/v1/packages'

export const packageRoutes = [
  route({
    method: 'GET',
    path,
    action: 'package.read',
    group: 'Balance',
    summary: 'Prepaid packages: what is left, and what can be bought',
    answer: packagesAnswer,
    errors: [],
    handle: (_, context) => listPackages(context),
  }),
  route({
    method: 'POST',
    path,
    action: 'package.buy',
    group: 'Balance',
    summary: 'Buy a prepaid package from the balance',
    description:
      'From then on parcels that fit the limits go by it, the oldest package first; extras are paid beside it. A parcel that is cancelled before we take it gives its shipment back.',
    body: packagePurchase,
    answer: packagesAnswer,
    status: 201,
    idempotency: 'required',
    errors: ['package_not_offered', 'insufficient_funds'],
    handle: ({ body }, context) => buyPackage(context, body),
  }),
] satisfies Route[]
