import { call } from '#platform/calls/call.ts'
import { sheetTypes } from '#platform/calls/sent-types.ts'
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
  payoutCodeAnswer,
  payoutList,
  payoutParams,
  payoutQuery,
  registryQuery,
} from './cod.contract.ts'

const group = 'Cash on delivery'

export const codCalls = {
  readSummary: call('GET', '/api/accounts/v1/cod', {
    group,
    summary: 'What is owed for goods, and where it goes',
    answer: codSummary,
    errors: [],
  }),
  choosePayout: call('PUT', '/api/accounts/v1/cod/choice', {
    group,
    summary: 'Choose where money for goods goes: the balance or a bank account',
    description:
      'Holds for everything that is not on its way yet. To a bank account it takes a fresh code, and a new account waits 24 hours (`waiting`). Accounts are shown by their last digits only.',
    body: codChoiceRequest,
    answer: codChoiceView,
    errors: ['invalid_input', 'payout_code_required', 'wrong_code', 'code_expired'],
  }),
  sendPayoutCode: call('POST', '/api/accounts/v1/cod/choice/code', {
    group,
    summary: 'Send a code by SMS, to change where money for goods goes',
    description:
      'To the phone of the account. A code for signing in is not taken for it, nor the other way round.',
    answer: payoutCodeAnswer,
    errors: ['code_wait', 'too_many_codes'],
    rememberMinutes: 0,
  }),
  withdrawAccount: call('DELETE', '/api/accounts/v1/cod/choice/waiting', {
    group,
    summary: 'Withdraw a new account that waits',
    answer: codChoiceView,
    errors: ['not_found'],
  }),
  listParcels: call('GET', '/api/accounts/v1/cod/parcels', {
    group,
    summary: 'Parcels whose money was collected, with their clocks',
    query: codQuery,
    answer: codList,
    errors: [],
  }),
  listPayouts: call('GET', '/api/accounts/v1/cod/payouts', {
    group,
    summary: 'What was paid out, newest first',
    query: payoutQuery,
    answer: payoutList,
    errors: [],
  }),
  readRegistry: call('GET', '/api/accounts/v1/cod/payouts/:id/registry', {
    group,
    summary: 'The registry of a payout: a line a parcel',
    params: payoutParams,
    query: registryQuery,
    sends: Object.values(sheetTypes),
    errors: ['not_found', 'service_unavailable'],
  }),
  confirmCarriedBack: call('POST', '/api/payments/v1/cod/:id/carried-back', {
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
  }),
  readCash: call('GET', '/api/payments/v1/hand-ins', {
    group,
    summary: 'Cash in one’s hands, and what was told to the cash desk',
    answer: cashInHand,
    errors: [],
  }),
  tellHandIn: call('POST', '/api/payments/v1/hand-ins', {
    group,
    summary: 'Tell the cash desk how much is handed in',
    description: 'The books move when a cashier has counted it.',
    body: handInRequest,
    idempotency: 'required',
    answer: handInView,
    status: 201,
    errors: ['too_many_hand_ins', 'hand_in_too_big'],
  }),
  openDoorPayment: call('POST', '/api/payments/v1/door-payments', {
    group,
    summary: 'A link with which the receiver pays at the door',
    description:
      'For what is to be collected for one parcel. Once it is paid, `to_collect` of the order is 0; cash that is taken first closes the link.',
    body: doorRequest,
    answer: doorView,
    errors: ['not_found', 'not_at_the_door', 'payment_unavailable'],
    // The link is a secret of whoever stands there.
    rememberMinutes: 1,
  }),
}
