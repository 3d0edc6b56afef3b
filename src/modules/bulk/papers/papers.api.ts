import { type Route, route } from '#platform/http/route.ts'
import { bulkCalls } from '../bulk.calls.ts'
import { collectionsCalls } from './collections.calls.ts'
import { listCollections } from './collections.service.ts'
import { type LabelSettings, printManifest, printUploadLabels } from './papers.service.ts'

export const paperRoutes = (settings: LabelSettings) =>
  [
    route(bulkCalls.sendLabels, 'bulk.own', ({ params, query }, context) =>
      printUploadLabels(settings, context, { ...params, ...query }),
    ),
    route(bulkCalls.sendZpl, 'bulk.own', ({ params, query }, context) =>
      printUploadLabels(settings, context, { ...params, format: 'zpl', part: query.part }),
    ),
    route(bulkCalls.sendManifest, 'bulk.own', ({ params }, context) => printManifest(context, params.id)),
    route(collectionsCalls.listCollections, 'collection.read', ({ query }, context) =>
      listCollections(context, query.day),
    ),
  ] satisfies Route[]
