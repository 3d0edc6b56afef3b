import { type Route, route } from '#platform/http/route.ts'
import { askRelease, listWaitingAccounts } from './cod-choice.service.ts'
import { codDeskCalls } from './cod-desk.calls.ts'
import {
  closePayout,
  listBatches,
  listOwed,
  listOwedParcels,
  payInCash,
  readBatch,
  sendBatch,
} from './cod-desk.service.ts'
import { decideOnHandIn, listHandIns, tellHandInFor } from './cod-hand-in.service.ts'
import { readBankFile, readRegistry } from './cod-registry.service.ts'
import { runPayouts } from './cod-run.service.ts'

export const codDeskRoutes = [
  route(codDeskCalls.listOwed, 'cod.pay-out', ({ query }, context) => listOwed(context, query.search)),
  route(codDeskCalls.listOwedParcels, 'cod.pay-out', ({ params }, context) =>
    listOwedParcels(context, params.id),
  ),
  route(codDeskCalls.payInCash, 'cod.pay-out', ({ params, body }, context) =>
    payInCash(context, params.id, body.amount),
  ),
  route(codDeskCalls.runPayouts, 'cod.pay-out', ({ body }, context) => runPayouts(context, body.sender_ids)),
  route(codDeskCalls.listBatches, 'cod.pay-out', ({ query }, context) => listBatches(context, query.cursor)),
  route(codDeskCalls.readBatch, 'cod.pay-out', ({ params }, context) => readBatch(context, params.id)),
  route(codDeskCalls.readBankFile, 'cod.pay-out', ({ params, query }, context) =>
    readBankFile(context, params.id, query.format),
  ),
  route(codDeskCalls.sendBatch, 'cod.pay-out', ({ params }, context) => sendBatch(context, params.id)),
  route(codDeskCalls.confirmPayout, 'cod.pay-out', ({ params }, context) =>
    closePayout(context, params.id, { state: 'confirmed' }),
  ),
  route(codDeskCalls.returnPayout, 'cod.pay-out', ({ params, body }, context) =>
    closePayout(context, params.id, { state: 'returned', note: body.note }),
  ),
  route(codDeskCalls.readRegistry, 'cod.pay-out', ({ params, query }, context) =>
    readRegistry(context, params.id, query.format),
  ),
  route(codDeskCalls.listWaitingAccounts, 'cod.pay-out', (_, context) => listWaitingAccounts(context)),
  route(codDeskCalls.askRelease, 'cod.pay-out', ({ params }, context) => askRelease(context, params.id)),
  route(codDeskCalls.listHandIns, 'cod.pay-out', (_, context) => listHandIns(context)),
  route(codDeskCalls.tellHandInFor, 'cash.hand-in-for', ({ params, body }, context) =>
    tellHandInFor(context, Number(params.id), body.amount),
  ),
  route(codDeskCalls.confirmHandIn, 'cod.pay-out', ({ params, body }, context) =>
    decideOnHandIn(context, params.id, { state: 'confirmed', counted: body?.counted }),
  ),
  route(codDeskCalls.rejectHandIn, 'cod.pay-out', ({ params, body }, context) =>
    decideOnHandIn(context, params.id, { state: 'rejected', reason: body.reason }),
  ),
] satisfies Route[]
