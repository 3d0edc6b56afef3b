import { type Route, route } from '#platform/http/route.ts'
import { sceneOf } from '../life/scene.service.ts'
import { deskListCalls } from './desk-list.calls.ts'
import { listDeskOrders } from './desk-list.service.ts'
import { exportOrders } from './export.service.ts'
import { dropFilter, keepFilter, listFilters } from './kept-filters.service.ts'

export const deskListRoutes = [
  route(deskListCalls.listDeskOrders, 'order.inspect', async ({ query }, context) =>
    listDeskOrders(await sceneOf(context), query),
  ),
  route(deskListCalls.exportOrders, 'order.inspect', async ({ query }, context) =>
    exportOrders(await sceneOf(context), query),
  ),
  route(deskListCalls.listFilters, 'order.inspect', (_, context) => listFilters(context)),
  route(deskListCalls.keepFilter, 'order.inspect', ({ body }, context) => keepFilter(context, body)),
  route(deskListCalls.dropFilter, 'order.inspect', ({ params }, context) => dropFilter(context, params.id)),
] satisfies Route[]
