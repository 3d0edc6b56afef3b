import { type Route, route } from '#platform/http/route.ts'
import { confirmHandOver, withdrawHandOver } from './hand-over-end.service.ts'
import { handOverCalls } from './hand-overs.calls.ts'
import { giveOver, listDeskHandOvers, listHandOvers, listTakers, readHandOver } from './hand-overs.service.ts'

export const handOverRoutes = [
  route(handOverCalls.listHandOvers, 'hand-over.own', (_, context) => listHandOvers(context)),
  route(handOverCalls.listTakers, 'hand-over.own', (_, context) => listTakers(context)),
  route(handOverCalls.giveOver, 'hand-over.work', ({ body }, context) => giveOver(context, body)),
  route(handOverCalls.readHandOver, 'hand-over.work', ({ params }, context) =>
    readHandOver(context, params.id),
  ),
  route(handOverCalls.confirmHandOver, 'hand-over.work', ({ params, body }, context) =>
    confirmHandOver(context, params.id, body),
  ),
  route(handOverCalls.withdrawHandOver, 'hand-over.work', ({ params }, context) =>
    withdrawHandOver(context, params.id),
  ),
  route(handOverCalls.listDeskHandOvers, 'hand-over.review', (_, context) => listDeskHandOvers(context)),
] satisfies Route[]
