import { type Route, route } from '#platform/http/route.ts'
import { topUpCalls } from './top-up.calls.ts'
import { listTopUps, readReceipt, requestTopUp } from './top-up.service.ts'
import { approveTopUp, listTopUpsForDesk, rejectTopUp } from './top-up-desk.service.ts'

export const topUpRoutes = [
  route(topUpCalls.requestTopUp, 'top-up.create', ({ body, file }, context) =>
    requestTopUp(context, body, file),
  ),
  route(topUpCalls.listTopUps, 'top-up.read', ({ query }, context) => listTopUps(context, query.cursor)),
  route(topUpCalls.readReceipt, 'top-up.read', ({ params }, context) => readReceipt(context, params.id)),
  route(topUpCalls.listTopUpsForDesk, 'top-up.review', ({ query }, context) =>
    listTopUpsForDesk(context, query),
  ),
  route(topUpCalls.readReceiptForDesk, 'top-up.review', ({ params }, context) =>
    readReceipt(context, params.id),
  ),
  route(topUpCalls.approveTopUp, 'top-up.review', ({ params, body }, context) =>
    approveTopUp(context, params.id, body.amount),
  ),
  route(topUpCalls.rejectTopUp, 'top-up.review', ({ params, body }, context) =>
    rejectTopUp(context, params.id, body.reason),
  ),
] satisfies Route[]
