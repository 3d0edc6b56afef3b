import { call } from '#platform/calls/call.ts'
import {
  deskHandOvers,
  handOverCount,
  handOverList,
  handOverParams,
  handOverRequest,
  handOverView,
  takers,
} from './hand-overs.contract.ts'

const group = 'Couriers'

export const handOverCalls = {
  listHandOvers: call('GET', '/api/delivery/v1/hand-overs', {
    group,
    summary: 'What is given to others, and what is to be taken from them',
    answer: handOverList,
    errors: [],
  }),
  listTakers: call('GET', '/api/delivery/v1/hand-overs/takers', {
    group,
    summary: 'Colleagues and depots that parcels can be handed to',
    answer: takers,
    errors: [],
  }),
  giveOver: call('POST', '/api/delivery/v1/hand-overs', {
    group,
    summary: 'Say what is handed over, parcels and cash',
    description:
      'The first of the two confirmations. The parcels change hands when the other side scans them: a courier by `hand-over` (or `pick-up` at a point), a point or depot by `store`.',
    body: handOverRequest,
    answer: handOverView,
    status: 201,
    errors: [
      'invalid_input',
      'not_found',
      'taker_unknown',
      'parcel_not_in_hands',
      'parcel_waits_here',
      'cash_not_in_hands',
    ],
  }),
  readHandOver: call('GET', '/api/delivery/v1/hand-overs/:id', {
    group,
    summary: 'A hand-over with its parcels',
    params: handOverParams,
    answer: handOverView,
    errors: ['not_found'],
  }),
  confirmHandOver: call('POST', '/api/delivery/v1/hand-overs/:id/confirm', {
    group,
    summary: 'Scanned and counted by whoever takes it',
    description:
      'The second confirmation: the cash moves as it was counted. What was said and not scanned, what was there and not said, and cash that differs are kept for the desk.',
    params: handOverParams,
    body: handOverCount,
    answer: handOverView,
    errors: ['not_found', 'hand_over_ended', 'hand_over_own', 'cash_not_in_hands'],
  }),
  withdrawHandOver: call('POST', '/api/delivery/v1/hand-overs/:id/withdraw', {
    group,
    summary: 'Nothing is handed over after all',
    params: handOverParams,
    answer: handOverView,
    errors: ['not_found', 'hand_over_ended'],
  }),
  listDeskHandOvers: call('GET', '/api/desk/v1/hand-overs', {
    group: 'Desk',
    summary: 'Hand-overs that nobody has confirmed yet, oldest first',
    answer: deskHandOvers,
    errors: [],
  }),
}
