import { type Route, route } from '#platform/http/route.ts'
import { pictureTypes, sentStored } from '#platform/http/sent-file.ts'
import { addClaimPhotos } from './claim.service.ts'
import {
  acceptClaim,
  listClaims,
  payOutClaim,
  readClaim,
  readClaimPhoto,
  rejectClaim,
} from './claim-desk.service.ts'
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
  morePhotos,
  photosAdded,
} from './claims.contract.ts'
import { sceneOf } from './scene.service.ts'

const review = { action: 'claim.review', group: 'Desk' } as const
const decision = { group: 'Desk', params: claimParams, answer: deskClaim } as const
const acceptance = [
  'not_found',
  'claim_own',
  'claim_decided',
  'order_changed',
  'claim_arrived',
  'claim_amount_wrong',
  'claim_owner_gone',
] as const

export const claimRoutes = [
  route({
    method: 'POST',
    path: '/api/orders/v1/orders/:id/claims/:claim/photos',
    action: 'claim.open',
    group: 'Orders',
    summary: 'Add photos to a claim that is not decided yet',
    params: claimOfOrderParams,
    body: morePhotos,
    answer: photosAdded,
    errors: ['invalid_input', 'not_found', 'claim_decided', 'claim_photos_full'],
    handle: async ({ params, body }, context) =>
      addClaimPhotos(await sceneOf(context), params.id, params.claim, body.images),
  }),
  route({
    ...review,
    method: 'GET',
    path: '/api/desk/v1/claims',
    summary: 'Claims, those that wait first',
    query: claimQuery,
    answer: deskClaimList,
    errors: [],
    handle: async ({ query }, context) => listClaims(await sceneOf(context), query),
  }),
  route({
    ...review,
    method: 'GET',
    path: '/api/desk/v1/claims/:id',
    summary: 'One claim with what can be paid for it',
    params: claimParams,
    answer: deskClaim,
    errors: ['not_found'],
    handle: async ({ params }, context) => readClaim(await sceneOf(context), params.id),
  }),
  route({
    ...review,
    method: 'GET',
    path: '/api/desk/v1/claims/:id/photos/:file',
    summary: 'A photo of a claim',
    params: claimPhotoParams,
    sends: pictureTypes,
    answer: sentStored,
    errors: ['not_found'],
    handle: async ({ params }, context) => readClaimPhoto(await sceneOf(context), params.id, params.file),
  }),
  route({
    ...decision,
    method: 'POST',
    path: '/api/desk/v1/claims/:id/accept',
    action: 'claim.decide',
    summary: 'Accept a claim: the compensation goes to the balance',
    description: "Up to 500,000 so'm; above that `pay-out` is for whoever answers for the money.",
    body: claimAcceptance,
    errors: [...acceptance, 'claim_above_operator'],
    handle: async ({ params, body }, context) => acceptClaim(await sceneOf(context), params.id, body),
  }),
  route({
    ...decision,
    method: 'POST',
    path: '/api/desk/v1/claims/:id/pay-out',
    action: 'claim.pay-out',
    summary: 'Accept a claim and say how its compensation is paid',
    body: claimPayOut,
    errors: [...acceptance],
    handle: async ({ params, body: { amount, to, note } }, context) =>
      payOutClaim(await sceneOf(context), params.id, { amount, paidTo: to, note }),
  }),
  route({
    ...decision,
    method: 'POST',
    path: '/api/desk/v1/claims/:id/reject',
    action: 'claim.decide',
    summary: 'Reject a claim and say why',
    body: claimRejection,
    errors: ['not_found', 'claim_own', 'claim_decided'],
    handle: async ({ params, body }, context) => rejectClaim(await sceneOf(context), params.id, body),
  }),
] satisfies Route[]
