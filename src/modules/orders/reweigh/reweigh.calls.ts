import { call } from '#platform/calls/call.ts'
import { pictureTypes } from '#platform/calls/sent-types.ts'
import type { ReweighPage } from './reweigh.contract.ts'
import { reweighPage, reweighParams, reweighPhotoParams } from './reweigh.contract.ts'

const group = 'Orders'

const page: ReweighPage = {
  state: 'waiting',
  tracking_code: 'TB48210937562814',
  price_before: 35_000,
  price_after: 40_000,
  difference: 5_000,
  ordered: { weight: 0.8, length: 0, width: 0, height: 0, billable: 0.8 },
  measured: { weight: 2.4, length: 30, width: 20, height: 10, billable: 2.4 },
  photos: ['q0hZx1uT3bW5nY7cK9dLfA'],
  answer_by: '2026-11-16T11:00:00.000Z',
  paid: 'balance',
}

const answer = {
  group,
  params: reweighParams,
  answer: reweighPage,
  errors: ['not_found', 'reweigh_answered', 'reweigh_over'],
} as const

/** The sender's answer to a higher price; the key of the link is the right. */
export const reweighCalls = {
  readReweigh: call('GET', '/api/orders/v1/reweigh/:key', {
    group,
    summary: 'A higher price that the sender is asked about',
    params: reweighParams,
    answer: reweighPage,
    example: { answer: page },
    errors: ['not_found'],
  }),
  readReweighPhoto: call('GET', '/api/orders/v1/reweigh/:key/photos/:file', {
    group,
    summary: 'A photo of the measuring',
    params: reweighPhotoParams,
    sends: pictureTypes,
    errors: ['not_found'],
  }),
  agreeToPrice: call('POST', '/api/orders/v1/reweigh/:key/agree', {
    ...answer,
    summary: 'The sender says yes',
    description: 'The balance is charged; what it does not hold is owed. Said twice it is charged once.',
    example: { answer: { ...page, state: 'agreed' } },
  }),
  declinePrice: call('POST', '/api/orders/v1/reweigh/:key/decline', {
    ...answer,
    summary: 'The sender says no',
    description: 'The price stays as it was agreed.',
    example: { answer: { ...page, state: 'declined' } },
  }),
}
