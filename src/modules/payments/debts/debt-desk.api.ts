import { type Route, route } from '#platform/http/route.ts'
import { debtDeskCalls } from './debt-desk.calls.ts'
import { askWriteOff, changeLimits, keepDebt, listDebtors } from './debt-desk.service.ts'

export const debtDeskRoutes = [
  route(debtDeskCalls.listDebtors, 'debt.review', ({ query }, context) => listDebtors(context, query)),
  route(debtDeskCalls.keepDebt, 'debt.decide', ({ params, body }, context) =>
    keepDebt(context, params.id, body.note),
  ),
  route(debtDeskCalls.writeOffDebt, 'debt.write-off', ({ params, body }, context) =>
    askWriteOff(context, params.id, body),
  ),
  route(debtDeskCalls.changeLimits, 'debt.limits', ({ body }, context) => changeLimits(context, body)),
] satisfies Route[]
