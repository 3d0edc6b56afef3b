import { call } from '#platform/calls/call.ts'
import { packagePurchase, packagesAnswer } from './package.contract.ts'

export const packageCalls = {
  listPackages: call('GET', '/api/accounts/v1/packages', {
    group: 'Balance',
    summary: 'Prepaid packages: what is left, and what can be bought',
    answer: packagesAnswer,
    errors: [],
  }),
  buyPackage: call('POST', '/api/accounts/v1/packages', {
    group: 'Balance',
    summary: 'Buy a prepaid package from the balance',
    description:
      'From then on parcels that fit the limits go by it, the oldest package first; extras are paid beside it. A parcel that is cancelled before we take it gives its shipment back.',
    body: packagePurchase,
    answer: packagesAnswer,
    status: 201,
    idempotency: 'required',
    errors: ['package_not_offered', 'insufficient_funds'],
  }),
}
