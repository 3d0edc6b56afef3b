import { type Route, route } from '#platform/http/route.ts'
import { methodList } from './payments.contract.ts'
import { listMethods } from './payments.service.ts'

export const paymentRoutes = [
  route({
    method: 'GET',
    path: '/api/payments/v1/methods',
    action: 'payment-method.list',
    group: 'Payments',
    summary: 'The ways to pay and whether they work now',
    answer: methodList,
    errors: [],
    handle: (_, { db, translate }) => listMethods({ db }, translate),
  }),
] satisfies Route[]
