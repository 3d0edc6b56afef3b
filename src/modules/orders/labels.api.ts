import { type Route, route } from '#platform/http/route.ts'
import { sentFile } from '#platform/http/sent-file.ts'
import { labelQuery, labelsRequest } from './labels.contract.ts'
import { type LabelSettings, PDF, printLabels } from './labels.service.ts'
import { orderParams } from './orders.contract.ts'
import { sceneOf } from './scene.service.ts'

const errors = [
  'not_found',
  'label_not_ready',
  'label_not_possible',
  'label_at_intake',
  'service_unavailable',
  'rate_limited',
] as const

const common = { action: 'order.read', group: 'Orders', answer: sentFile, sends: [PDF], errors } as const

export const labelRoutes = (settings: LabelSettings) =>
  [
    route({
      ...common,
      method: 'GET',
      path: '/api/orders/v1/orders/:id/label.pdf',
      summary: 'The label of a parcel, to print',
      description:
        'Code 128 and QR of the tracking code, the routing code, both ends of the way and the money to collect. From the moment the order is paid for or submitted.',
      params: orderParams,
      query: labelQuery,
      handle: async ({ params, query }, context) =>
        printLabels(settings, await sceneOf(context), { ids: [params.id], format: query.format }),
    }),
    route({
      ...common,
      method: 'POST',
      path: '/api/orders/v1/labels',
      summary: 'Labels of up to a hundred parcels in one document',
      description:
        'All of them or none: one order that is not yours or has no label yet refuses the whole call.',
      body: labelsRequest,
      // A document is made anew for every call.
      rememberMinutes: 0,
      handle: async ({ body }, context) =>
        printLabels(settings, await sceneOf(context), { ids: body.order_ids, format: body.format }),
    }),
  ] satisfies Route[]
