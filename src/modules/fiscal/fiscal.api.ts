import { type Route, route } from '#platform/http/route.ts'
import { fiscalCalls } from './fiscal.calls.ts'
import { listReceipts, retryReceipt } from './fiscal.service.ts'

export const fiscalRoutes = [
  route(fiscalCalls.listFiscalReceipts, 'fiscal.read', ({ query }, context) => listReceipts(context, query)),
  route(fiscalCalls.retryFiscalReceipt, 'fiscal.retry', ({ params }, context) =>
    retryReceipt(context, params.id),
  ),
] satisfies Route[]
