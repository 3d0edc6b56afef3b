import { type Route, route } from '#platform/http/route.ts'
import { cashCalls } from './cash.calls.ts'
import { closeDay, listClosings, reviewClosing } from './cash-closing.service.ts'
import { changeDesk, listDesks, listMovements, openDesk, seatCashier } from './cash-desk.service.ts'
import { listHeld } from './cash-held.service.ts'
import {
  confirmTransfer,
  listTransfers,
  rejectTransfer,
  tellTransfer,
  withdrawTransfer,
} from './cash-transfer.service.ts'
import { listSettlements, noteSettlement } from './settlement.service.ts'

const fixedRoutes = [
  route(cashCalls.listDesks, 'cash-desk.read', (_, context) => listDesks(context)),
  route(cashCalls.openDesk, 'cash-desk.manage', ({ body }, context) => openDesk(context, body)),
  route(cashCalls.changeDesk, 'cash-desk.manage', ({ params, body }, context) =>
    changeDesk(context, params.id, body),
  ),
  route(cashCalls.seatCashier, 'cash-desk.manage', ({ params, body }, context) =>
    seatCashier(context, params.person, body.desk_id),
  ),
  route(cashCalls.listMovements, 'cash-desk.read', ({ params, query }, context) =>
    listMovements(context, params.id, query.cursor),
  ),
  route(cashCalls.listTransfers, 'cash-desk.read', (_, context) => listTransfers(context)),
  route(cashCalls.tellTransfer, 'cash-desk.work', ({ body }, context) => tellTransfer(context, body)),
  route(cashCalls.confirmTransfer, 'cash-desk.work', ({ params, body }, context) =>
    confirmTransfer(context, params.id, body.amount),
  ),
  route(cashCalls.rejectTransfer, 'cash-desk.work', ({ params, body }, context) =>
    rejectTransfer(context, params.id, body.reason),
  ),
  route(cashCalls.withdrawTransfer, 'cash-desk.work', ({ params }, context) =>
    withdrawTransfer(context, params.id),
  ),
  route(cashCalls.listClosings, 'cash-desk.read', ({ query }, context) => listClosings(context, query)),
  route(cashCalls.closeDay, 'cash-desk.work', ({ body }, context) => closeDay(context, body)),
  route(cashCalls.reviewClosing, 'cash-difference.review', ({ params, body }, context) =>
    reviewClosing(context, params.id, body),
  ),
  route(cashCalls.listHeld, 'cash-desk.read', (_, context) => listHeld(context)),
] satisfies Route[]

/** `providers`: every name that a payment can have. */
export const cashRoutes = (providers: readonly string[]) =>
  [
    ...fixedRoutes,
    route(cashCalls.listSettlements, 'payment.compare', ({ query }, context) =>
      listSettlements(context, providers, query.cursor),
    ),
    route(cashCalls.noteSettlement, 'payment.compare', ({ body }, context) =>
      noteSettlement(context, providers, body),
    ),
  ] satisfies Route[]
