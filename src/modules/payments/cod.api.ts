import { type Route, route } from '#platform/http/route.ts'
import { sentFile } from '#platform/http/sent-file.ts'
import {
  carriedBack,
  cashInHand,
  codChoiceRequest,
  codChoiceView,
  codList,
  codOrderParams,
  codParcelView,
  codQuery,
  codSummary,
  doorRequest,
  doorView,
  handInRequest,
  handInView,
  payoutList,
  payoutParams,
  payoutQuery,
  registryQuery,
} from './cod.contract.ts'
import { choosePayout, confirmCarriedBack, listParcels, listPayouts, readSummary } from './cod.service.ts'
import { openDoorPayment } from './cod-door.service.ts'
import { readCash, tellHandIn } from './cod-hand-in.service.ts'
import { readRegistry, registryTypes } from './cod-registry.service.ts'
import type { PaymentSettings } from './payments.service.ts'

const group = 'Cash on delivery'

const fixedRoutes = [
  route({
    method: 'GET',
    path: '/api/accounts/v1/cod',
    action: 'cod.read',
    group,
    summary: 'What is owed for goods, and where it goes',
    answer: codSummary,
    errors: [],
    handle: (_, context) => readSummary(context),
  }),
  route({
    method: 'PUT',
    path: '/api/accounts/v1/cod/choice',
    action: 'cod.choose',
    group,
    summary: 'Choose where money for goods goes: the balance or a bank account',
    description:
      'Holds for everything that is not on its way yet. Accounts are shown by their last digits only.',
    body: codChoiceRequest,
    answer: codChoiceView,
    errors: ['invalid_input'],
    handle: ({ body }, context) => choosePayout(context, body),
  }),
  route({
    method: 'GET',
    path: '/api/accounts/v1/cod/parcels',
    action: 'cod.read',
    group,
    summary: 'Parcels whose money was collected, with their clocks',
    query: codQuery,
    answer: codList,
    errors: [],
    handle: ({ query }, context) => listParcels(context, query),
  }),
  route({
    method: 'GET',
    path: '/api/accounts/v1/cod/payouts',
    action: 'cod.read',
    group,
    summary: 'What was paid out, newest first',
    query: payoutQuery,
    answer: payoutList,
    errors: [],
    handle: ({ query }, context) => listPayouts(context, query.cursor),
  }),
  route({
    method: 'GET',
    path: '/api/accounts/v1/cod/payouts/:id/registry',
    action: 'cod.read',
    group,
    summary: 'The registry of a payout: a line a parcel',
    params: payoutParams,
    query: registryQuery,
    sends: registryTypes,
    answer: sentFile,
    errors: ['not_found', 'service_unavailable'],
    handle: ({ params, query }, context) => readRegistry(context, params.id, query.format),
  }),
  route({
    method: 'POST',
    path: '/api/payments/v1/cod/:id/carried-back',
    action: 'cod.carry-back',
    group,
    summary: 'The cash has been brought back to the sender',
    description: 'By the courier with the sender’s six digits, or by the desk.',
    params: codOrderParams,
    body: carriedBack,
    answer: codParcelView,
    errors: [
      'not_found',
      'payout_own',
      'nothing_owed',
      'wrong_cash_code',
      'cash_code_locked',
      'cash_not_there',
    ],
    handle: ({ params, body }, context) => confirmCarriedBack(context, params.id, body.code),
  }),
  route({
    method: 'GET',
    path: '/api/payments/v1/hand-ins',
    action: 'cash.hand-in',
    group,
    summary: 'Cash in one’s hands, and what was told to the cash desk',
    answer: cashInHand,
    errors: [],
    handle: (_, context) => readCash(context),
  }),
  route({
    method: 'POST',
    path: '/api/payments/v1/hand-ins',
    action: 'cash.hand-in',
    group,
    summary: 'Tell the cash desk how much is handed in',
    description: 'The books move when a cashier has counted it.',
    body: handInRequest,
    idempotency: 'required',
    answer: handInView,
    status: 201,
    errors: ['too_many_hand_ins', 'hand_in_too_big'],
    handle: ({ body }, context) => tellHandIn(context, body.amount),
  }),
] satisfies Route[]

export const codRoutes = (settings: PaymentSettings) =>
  [
    ...fixedRoutes,
    route({
      method: 'POST',
      path: '/api/payments/v1/door-payments',
      action: 'door-payment.open',
      group,
      summary: 'A link with which the receiver pays at the door',
      description:
        'For what is to be collected for one parcel. Once it is paid, `to_collect` of the order is 0; cash that is taken first closes the link.',
      body: doorRequest,
      answer: doorView,
      errors: ['not_found', 'not_at_the_door', 'payment_unavailable'],
      // The link is a secret of whoever stands there.
      rememberMinutes: 1,
      handle: ({ body }, context) => openDoorPayment(context, settings, body.order_id),
    }),
  ] satisfies Route[]
