import { call } from '#platform/calls/call.ts'
import { sheetTypes } from '#platform/calls/sent-types.ts'
import { bankFileTypes } from '../domain/cod-bank-file.ts'
import { handInRequest, payoutParams, payoutView, registryQuery } from './cod.contract.ts'
import {
  batchDetail,
  batchFileQuery,
  batchList,
  batchPayout,
  batchQuery,
  cashPayoutRequest,
  deskHandIn,
  deskHandIns,
  handInCount,
  handInRejection,
  owedList,
  owedParcels,
  owedQuery,
  releaseAsked,
  returnRequest,
  runAnswer,
  runRequest,
  senderParams,
  waitingAccounts,
} from './cod-desk.contract.ts'

const desk = { group: 'Desk' } as const

const decision = {
  ...desk,
  params: payoutParams,
  answer: deskHandIn,
  errors: ['not_found', 'hand_in_decided', 'hand_in_own', 'cash_not_there', 'no_cash_desk'],
} as const

const said = {
  ...desk,
  params: payoutParams,
  answer: batchPayout,
  errors: ['not_found', 'payout_closed'],
} as const

export const codDeskCalls = {
  listOwed: call('GET', '/api/desk/v1/cod', {
    ...desk,
    summary: 'Money for goods that is owed, by sender: whoever waits longest first',
    query: owedQuery,
    answer: owedList,
    errors: [],
  }),
  listOwedParcels: call('GET', '/api/desk/v1/cod/senders/:id/parcels', {
    ...desk,
    summary: 'What one sender is owed, parcel by parcel',
    params: senderParams,
    answer: owedParcels,
    errors: [],
  }),
  payInCash: call('POST', '/api/desk/v1/cod/senders/:id/pay-cash', {
    ...desk,
    summary: 'Pay one sender in cash over the counter',
    params: senderParams,
    body: cashPayoutRequest,
    idempotency: 'required',
    answer: payoutView,
    errors: ['nothing_owed', 'owed_changed', 'payout_own', 'no_cash_desk', 'cash_desk_short'],
  }),
  runPayouts: call('POST', '/api/desk/v1/cod/runs', {
    ...desk,
    summary: 'Pay out: balances at once, bank accounts on a list for the bank',
    description: "Over 50,000,000 so'm it pays nothing yet and waits for a second person (`approval`).",
    body: runRequest,
    idempotency: 'required',
    answer: runAnswer,
    status: 201,
    errors: ['nothing_owed', 'approval_waiting'],
  }),
  listBatches: call('GET', '/api/desk/v1/cod/batches', {
    ...desk,
    summary: 'Lists for the bank, newest first',
    query: batchQuery,
    answer: batchList,
    errors: [],
  }),
  readBatch: call('GET', '/api/desk/v1/cod/batches/:id', {
    ...desk,
    summary: 'One list for the bank, payout by payout',
    params: payoutParams,
    answer: batchDetail,
    errors: ['not_found'],
  }),
  readBankFile: call('GET', '/api/desk/v1/cod/batches/:id/file', {
    ...desk,
    summary: 'The file for the client bank',
    params: payoutParams,
    query: batchFileQuery,
    sends: Object.values(bankFileTypes),
    errors: ['not_found'],
  }),
  sendBatch: call('POST', '/api/desk/v1/cod/batches/:id/sent', {
    ...desk,
    summary: 'The file is at the bank: the money is out',
    params: payoutParams,
    answer: batchDetail,
    errors: ['not_found', 'payout_closed'],
  }),
  confirmPayout: call('POST', '/api/desk/v1/cod/payouts/:id/confirm', {
    ...said,
    summary: 'The bank has paid it',
  }),
  returnPayout: call('POST', '/api/desk/v1/cod/payouts/:id/return', {
    ...said,
    summary: 'The bank has sent it back: it is owed again',
    body: returnRequest,
  }),
  readRegistry: call('GET', '/api/desk/v1/cod/payouts/:id/registry', {
    ...desk,
    summary: 'The registry of a payout, for whoever makes it',
    params: payoutParams,
    query: registryQuery,
    sends: Object.values(sheetTypes),
    errors: ['not_found', 'service_unavailable'],
  }),
  listWaitingAccounts: call('GET', '/api/desk/v1/cod/waiting-accounts', {
    ...desk,
    summary: 'New accounts for payouts that wait their 24 hours',
    answer: waitingAccounts,
    errors: [],
  }),
  askRelease: call('POST', '/api/desk/v1/cod/waiting-accounts/:id/release', {
    ...desk,
    summary: 'Ask for a second person who releases a new account before its 24 hours are over',
    params: payoutParams,
    answer: releaseAsked,
    status: 201,
    errors: ['not_found', 'payout_own', 'approval_waiting'],
  }),
  listHandIns: call('GET', '/api/desk/v1/hand-ins', {
    ...desk,
    summary: 'Cash that couriers and agents have told us of',
    answer: deskHandIns,
    errors: [],
  }),
  tellHandInFor: call('POST', '/api/desk/v1/staff/:id/hand-ins', {
    ...desk,
    summary: 'Say what somebody who is suspended hands in',
    description: 'They cannot sign in to say it. Somebody else counts it, and then the books move.',
    params: senderParams,
    body: handInRequest,
    idempotency: 'required',
    answer: deskHandIn,
    status: 201,
    errors: ['not_found', 'hand_in_by_holder', 'too_many_hand_ins', 'hand_in_too_big'],
  }),
  confirmHandIn: call('POST', '/api/desk/v1/hand-ins/:id/confirm', {
    ...decision,
    summary: 'Counted: the cash is in the cash desk of whoever counted it',
    description: 'Another sum than told moves as it was counted; the rest stays in the hands that told it.',
    body: handInCount,
  }),
  rejectHandIn: call('POST', '/api/desk/v1/hand-ins/:id/reject', {
    ...decision,
    summary: 'Not what was told: nothing moves',
    body: handInRejection,
  }),
}
