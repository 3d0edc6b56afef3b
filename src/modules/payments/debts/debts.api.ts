import { type Route, route } from '#platform/http/route.ts'
import type { PaymentSettings } from '../checkout/payments.service.ts'
import { readParcelDebt, takeCash } from './debt-cash.service.ts'
import { debtsCalls } from './debts.calls.ts'
import { disputeDebt, listDebts, payDebts } from './debts.service.ts'

export const debtRoutes = (settings: PaymentSettings) =>
  [
    route(debtsCalls.listDebts, 'debt.read', (_, context) => listDebts(context)),
    route(debtsCalls.payDebts, 'debt.pay', ({ body }, context) => payDebts(context, settings, body)),
    route(debtsCalls.disputeDebt, 'debt.dispute', ({ params, body }, context) =>
      disputeDebt(context, params.id, body.reason),
    ),
    route(debtsCalls.readParcelDebt, 'debt.take-cash', ({ query }, context) =>
      readParcelDebt(context, query.order_id),
    ),
    route(debtsCalls.takeCash, 'debt.take-cash', ({ body }, context) => takeCash(context, body)),
  ] satisfies Route[]
