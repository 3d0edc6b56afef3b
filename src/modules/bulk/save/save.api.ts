import { type Route, route } from '#platform/http/route.ts'
import { bulkCalls } from '../bulk.calls.ts'
import { type Methods, readBill } from './bill.service.ts'
import { saveUpload } from './save.service.ts'

/** Which ways to pay are on is handed in: payments know of uploads no more than uploads of them. */
export const saveRoutes = (methods: Methods) =>
  [
    route(bulkCalls.readBill, 'bulk.own', ({ params, query }, context) =>
      readBill(context, params.id, query, methods),
    ),
    route(bulkCalls.saveUpload, 'bulk.own', ({ params, body }, context) =>
      saveUpload(context, params.id, body, methods),
    ),
  ] satisfies Route[]
