import { call } from '#platform/calls/call.ts'
import { pictureTypes } from '#platform/calls/sent-types.ts'
import {
  deskTopUp,
  deskTopUpList,
  deskTopUpQuery,
  topUpApproval,
  topUpForm,
  topUpList,
  topUpParams,
  topUpQuery,
  topUpRejection,
  topUpView,
} from './top-up.contract.ts'

const receipt = { params: topUpParams, sends: pictureTypes, errors: ['not_found'] } as const

const decision = {
  group: 'Desk',
  params: topUpParams,
  answer: deskTopUp,
  errors: ['not_found', 'top_up_own', 'top_up_decided', 'top_up_owner_gone', 'approval_waiting'],
} as const

export const topUpCalls = {
  requestTopUp: call('POST', '/api/accounts/v1/top-ups', {
    group: 'Balance',
    summary: 'Ask for a top-up: what was paid to our bank account, with the receipt',
    description:
      'The balance changes when a cashier has looked at the receipt. At most five requests wait at a time. Position and camera data are taken out of the picture.',
    upload: 'receipt',
    body: topUpForm,
    idempotency: 'required',
    answer: topUpView,
    status: 201,
    errors: ['too_many_top_ups', 'upload_incomplete'],
  }),
  listTopUps: call('GET', '/api/accounts/v1/top-ups', {
    group: 'Balance',
    summary: 'Requests for a top-up and what became of them',
    query: topUpQuery,
    answer: topUpList,
    errors: [],
  }),
  readReceipt: call('GET', '/api/accounts/v1/top-ups/:id/receipt', {
    ...receipt,
    group: 'Balance',
    summary: 'The picture of a receipt',
  }),
  listTopUpsForDesk: call('GET', '/api/desk/v1/top-ups', {
    group: 'Desk',
    summary: 'Requests for a top-up, those that wait first',
    query: deskTopUpQuery,
    answer: deskTopUpList,
    errors: [],
  }),
  readReceiptForDesk: call('GET', '/api/desk/v1/top-ups/:id/receipt', {
    ...receipt,
    group: 'Desk',
    summary: 'The receipt, for whoever decides',
  }),
  approveTopUp: call('POST', '/api/desk/v1/top-ups/:id/approve', {
    ...decision,
    summary: 'The money has come: put it on the balance',
    description:
      "Over 10,000,000 so'm, another amount than was asked for, or a receipt that was seen before: it stays `new` and waits for a second person (`approval`).",
    body: topUpApproval,
  }),
  rejectTopUp: call('POST', '/api/desk/v1/top-ups/:id/reject', {
    ...decision,
    summary: 'Refuse a request and say why',
    body: topUpRejection,
  }),
}
