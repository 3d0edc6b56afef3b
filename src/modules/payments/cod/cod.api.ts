import { type Route, route } from '#platform/http/route.ts'
import type { PaymentSettings } from '../checkout/payments.service.ts'
import { codCalls } from './cod.calls.ts'
import { confirmCarriedBack, listParcels, listPayouts, readSummary } from './cod.service.ts'
import { choosePayout, sendPayoutCode, withdrawAccount } from './cod-choice.service.ts'
import { openDoorPayment } from './cod-door.service.ts'
import { readCash, tellHandIn } from './cod-hand-in.service.ts'
import { readRegistry } from './cod-registry.service.ts'

const fixedRoutes = [
  route(codCalls.readSummary, 'cod.read', (_, context) => readSummary(context)),
  route(codCalls.choosePayout, 'cod.choose', ({ body }, context) => choosePayout(context, body)),
  route(codCalls.sendPayoutCode, 'cod.choose', (_, context) => sendPayoutCode(context)),
  route(codCalls.withdrawAccount, 'cod.choose', (_, context) => withdrawAccount(context)),
  route(codCalls.listParcels, 'cod.read', ({ query }, context) => listParcels(context, query)),
  route(codCalls.listPayouts, 'cod.read', ({ query }, context) => listPayouts(context, query.cursor)),
  route(codCalls.readRegistry, 'cod.read', ({ params, query }, context) =>
    readRegistry(context, params.id, query.format),
  ),
  route(codCalls.confirmCarriedBack, 'cod.carry-back', ({ params, body }, context) =>
    confirmCarriedBack(context, params.id, body.code),
  ),
  route(codCalls.readCash, 'cash.hand-in', (_, context) => readCash(context)),
  route(codCalls.tellHandIn, 'cash.hand-in', ({ body }, context) => tellHandIn(context, body.amount)),
] satisfies Route[]

export const codRoutes = (settings: PaymentSettings) =>
  [
    ...fixedRoutes,
    route(codCalls.openDoorPayment, 'door-payment.open', ({ body }, context) =>
      openDoorPayment(context, settings, body.order_id),
    ),
  ] satisfies Route[]
