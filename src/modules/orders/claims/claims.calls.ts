import { call } from '#platform/calls/call.ts'
import { pictureTypes } from '#platform/calls/sent-types.ts'
import { orderExamples } from '../order-examples.contract.ts'
import {
  claimAcceptance,
  claimOfOrderParams,
  claimParams,
  claimPayOut,
  claimPhotoParams,
  claimQuery,
  claimRejection,
  deskClaim,
  deskClaimList,
  foundDecision,
  morePhotos,
  photosAdded,
} from './claims.contract.ts'

const review = { group: 'Desk' } as const

const decision = { group: 'Desk', params: claimParams, answer: deskClaim } as const

const acceptance = [
  'not_found',
  'claim_own',
  'claim_decided',
  'order_changed',
  'claim_arrived',
  'claim_amount_wrong',
  'claim_owner_gone',
  'approval_waiting',
] as const

export const claimsCalls = {
  addClaimPhotos: call('POST', '/api/orders/v1/orders/:id/claims/:claim/photos', {
    group: 'Orders',
    summary: 'Add photos to a claim that is not decided yet',
    params: claimOfOrderParams,
    body: morePhotos,
    answer: photosAdded,
    example: orderExamples.addClaimPhotos,
    errors: ['invalid_input', 'not_found', 'claim_decided', 'claim_photos_full'],
  }),
  listClaims: call('GET', '/api/desk/v1/claims', {
    ...review,
    summary: 'Claims, those that wait first',
    query: claimQuery,
    answer: deskClaimList,
    errors: [],
  }),
  readClaim: call('GET', '/api/desk/v1/claims/:id', {
    ...review,
    summary: 'One claim with what can be paid for it',
    params: claimParams,
    answer: deskClaim,
    errors: ['not_found'],
  }),
  readClaimPhoto: call('GET', '/api/desk/v1/claims/:id/photos/:file', {
    ...review,
    summary: 'A photo of a claim',
    params: claimPhotoParams,
    sends: pictureTypes,
    errors: ['not_found'],
  }),
  acceptClaim: call('POST', '/api/desk/v1/claims/:id/accept', {
    ...decision,
    summary: 'Accept a claim: the compensation goes to the balance',
    description: "Over 300,000 so'm for one parcel it stays open and waits for a second person (`approval`).",
    body: claimAcceptance,
    errors: [...acceptance],
  }),
  payOutClaim: call('POST', '/api/desk/v1/claims/:id/pay-out', {
    ...decision,
    summary: 'Accept a claim and say how its compensation is paid',
    body: claimPayOut,
    errors: [...acceptance, 'no_cash_desk', 'cash_desk_short'],
  }),
  decideFound: call('POST', '/api/desk/v1/claims/:id/found', {
    ...decision,
    summary: 'Decide about a parcel that was paid for as lost and has turned up',
    description:
      '`stays`: the customer keeps the compensation, the parcel is ours. `taken_back`: they agreed to give it back, from their balance. `handed_out`: they get the parcel and keep the money. Of a large claim the last two wait for a second person.',
    body: foundDecision,
    errors: [
      'not_found',
      'claim_own',
      'claim_decided',
      'claim_owner_gone',
      'note_required',
      'insufficient_funds',
      'approval_waiting',
    ],
  }),
  rejectClaim: call('POST', '/api/desk/v1/claims/:id/reject', {
    ...decision,
    summary: 'Reject a claim and say why',
    body: claimRejection,
    errors: ['not_found', 'claim_own', 'claim_decided', 'approval_waiting'],
  }),
}
