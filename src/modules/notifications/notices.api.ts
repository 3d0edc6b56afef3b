import { type Route, route } from '#platform/http/route.ts'
import { toldList, toldParams } from './notices.contract.ts'
import { readTold } from './told.service.ts'

export const noticeRoutes = [
  route({
    method: 'GET',
    path: '/api/desk/v1/orders/:id/notices',
    action: 'order.inspect',
    group: 'Desk',
    summary: 'What the people of an order were told, and whether it reached them',
    params: toldParams,
    answer: toldList,
    errors: [],
    handle: ({ params }, context) => readTold(context, params.id),
  }),
] satisfies Route[]
