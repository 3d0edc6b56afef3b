import { type Route, route } from '#platform/http/route.ts'
import { pictureTypes, sentStored } from '#platform/http/sent-file.ts'
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
import { listTopUps, readReceipt, requestTopUp } from './top-up.service.ts'
import { approveTopUp, listTopUpsForDesk, rejectTopUp } from './top-up-desk.service.ts'

const receipt = {
  params: topUpParams,
  sends: pictureTypes,
  answer: sentStored,
  errors: ['not_found'],
} as const
const decision = {
  action: 'top-up.review',
  group: 'Desk',
  params: topUpParams,
  answer: deskTopUp,
  errors: ['not_found', 'top_up_own', 'top_up_decided', 'top_up_owner_gone'],
} as const

export const topUpRoutes = [
  route({
    method: 'POST',
    path: '/api/accounts/v1/top-ups',
    action: 'top-up.create',
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
    handle: ({ body, file }, context) => requestTopUp(context, body, file),
  }),
  route({
    method: 'GET',
    path: '/api/accounts/v1/top-ups',
    action: 'top-up.read',
    group: 'Balance',
    summary: 'Requests for a top-up and what became of them',
    query: topUpQuery,
    answer: topUpList,
    errors: [],
    handle: ({ query }, context) => listTopUps(context, query.cursor),
  }),
  route({
    ...receipt,
    method: 'GET',
    path: '/api/accounts/v1/top-ups/:id/receipt',
    action: 'top-up.read',
    group: 'Balance',
    summary: 'The picture of a receipt',
    handle: ({ params }, context) => readReceipt(context, params.id),
  }),
  route({
    method: 'GET',
    path: '/api/desk/v1/top-ups',
    action: 'top-up.review',
    group: 'Desk',
    summary: 'Requests for a top-up, those that wait first',
    query: deskTopUpQuery,
    answer: deskTopUpList,
    errors: [],
    handle: ({ query }, context) => listTopUpsForDesk(context, query),
  }),
  route({
    ...receipt,
    method: 'GET',
    path: '/api/desk/v1/top-ups/:id/receipt',
    action: 'top-up.review',
    group: 'Desk',
    summary: 'The receipt, for whoever decides',
    handle: ({ params }, context) => readReceipt(context, params.id),
  }),
  route({
    ...decision,
    method: 'POST',
    path: '/api/desk/v1/top-ups/:id/approve',
    summary: 'The money has come: put it on the balance',
    body: topUpApproval,
    handle: ({ params, body }, context) => approveTopUp(context, params.id, body.amount),
  }),
  route({
    ...decision,
    method: 'POST',
    path: '/api/desk/v1/top-ups/:id/reject',
    summary: 'Refuse a request and say why',
    body: topUpRejection,
    handle: ({ params, body }, context) => rejectTopUp(context, params.id, body.reason),
  }),
] satisfies Route[]
