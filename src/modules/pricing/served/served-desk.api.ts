import { type Route, route } from '#platform/http/route.ts'
import { servedCalls } from './served-desk.calls.ts'
import {
  closeService,
  listPauses,
  moveServiceEnd,
  openService,
  readUnderWay,
  type UnderWayIn,
} from './served-desk.service.ts'

/** `underWayIn`: how many parcels of the orders go from or to districts. */
export const serviceRoutes = (underWayIn: UnderWayIn) =>
  [
    route(servedCalls.listPauses, 'service-pause.read', ({ query }, context) =>
      listPauses(context, query.state === 'over', underWayIn),
    ),
    route(servedCalls.countUnderWay, 'service-pause.read', ({ query }, context) =>
      readUnderWay(context, query, underWayIn),
    ),
    route(servedCalls.closeService, 'service-pause.edit', ({ body }, context) =>
      closeService(context, body, underWayIn),
    ),
    route(servedCalls.openService, 'service-pause.edit', ({ params }, context) =>
      openService(context, params.id, underWayIn),
    ),
    route(servedCalls.moveServiceEnd, 'service-pause.edit', ({ params, body }, context) =>
      moveServiceEnd(context, params.id, body.last_day, underWayIn),
    ),
  ] satisfies Route[]
