import { call } from '#platform/calls/call.ts'
import { pictureTypes } from '#platform/calls/sent-types.ts'
import { orderExamples } from '../order-examples.contract.ts'
import { fileAnswer, filePathParams } from './order-files.contract.ts'

/** Pictures are uploaded before the call that names them: an order being written, a report from the door. */
const uploaded = {
  group: 'Orders',
  description:
    'Answers with an id to name in the call it belongs to. A picture that nothing names is deleted after three days.',
  answer: fileAnswer,
  example: orderExamples.uploaded,
  status: 201,
  errors: ['upload_incomplete'],
} as const

export const orderFilesCalls = {
  uploadOrderPhoto: call('POST', '/api/orders/v1/order-photos', {
    ...uploaded,
    summary: 'Upload a photo of what is sent',
    upload: 'order_photo',
  }),
  uploadClaimPhoto: call('POST', '/api/orders/v1/claim-photos', {
    ...uploaded,
    summary: 'Upload a photo for a claim',
    upload: 'claim_photo',
  }),
  uploadDeliveryPhoto: call('POST', '/api/orders/v1/delivery-photos', {
    ...uploaded,
    summary: 'Upload a photo from the way: safe place, failed attempt, weighing',
    upload: 'delivery_photo',
  }),
  uploadSignature: call('POST', '/api/orders/v1/proof-signatures', {
    ...uploaded,
    summary: 'Upload the receiver’s signature',
    upload: 'proof_signature',
  }),
  uploadPassport: call('POST', '/api/orders/v1/proof-passports', {
    ...uploaded,
    summary: 'Upload a photo of the receiver’s passport',
    upload: 'proof_passport',
  }),
  readPicture: call('GET', '/api/orders/v1/orders/:id/files/:file', {
    group: 'Orders',
    summary: 'A picture of an order',
    description: 'The ids are in `files` of the order. A look at a signature or a passport is written down.',
    params: filePathParams,
    sends: pictureTypes,
    errors: ['not_found'],
  }),
}
