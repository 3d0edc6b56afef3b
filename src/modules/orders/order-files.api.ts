import { type Route, route } from '#platform/http/route.ts'
import { pictureTypes, sentStored } from '#platform/http/sent-file.ts'
import { readPicture, uploadPicture } from './order-files.service.ts'
import { fileAnswer, filePathParams } from './orders.contract.ts'
import { sceneOf } from './scene.service.ts'

/** Pictures are uploaded before the call that names them: an order being written, a report from the door. */
const uploads = [
  {
    path: '/api/orders/v1/order-photos',
    action: 'order.create',
    purpose: 'order_photo',
    summary: 'Upload a photo of what is sent',
  },
  {
    path: '/api/orders/v1/claim-photos',
    action: 'claim.open',
    purpose: 'claim_photo',
    summary: 'Upload a photo for a claim',
  },
  {
    path: '/api/orders/v1/delivery-photos',
    action: 'order.prove',
    purpose: 'delivery_photo',
    summary: 'Upload a photo from the way: safe place, failed attempt, weighing',
  },
  {
    path: '/api/orders/v1/proof-signatures',
    action: 'order.prove',
    purpose: 'proof_signature',
    summary: 'Upload the receiver’s signature',
  },
  {
    path: '/api/orders/v1/proof-passports',
    action: 'order.prove',
    purpose: 'proof_passport',
    summary: 'Upload a photo of the receiver’s passport',
  },
] as const

export const orderFileRoutes: Route<'upload_incomplete' | 'not_found'>[] = [
  ...uploads.map(({ path, action, purpose, summary }) =>
    route({
      method: 'POST',
      path,
      action,
      group: 'Orders',
      summary,
      description:
        'Answers with an id to name in the call it belongs to. A picture that nothing names is deleted after three days.',
      upload: purpose,
      answer: fileAnswer,
      status: 201,
      errors: ['upload_incomplete'],
      handle: ({ file }, context) => uploadPicture(context, file),
    }),
  ),
  route({
    method: 'GET',
    path: '/api/orders/v1/orders/:id/files/:file',
    action: 'order.read',
    group: 'Orders',
    summary: 'A picture of an order',
    description: 'The ids are in `files` of the order. A look at a signature or a passport is written down.',
    params: filePathParams,
    sends: pictureTypes,
    answer: sentStored,
    errors: ['not_found'],
    handle: async ({ params }, context) => readPicture(await sceneOf(context), params.id, params.file),
  }),
]
