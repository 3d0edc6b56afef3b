import { type Route, route } from '#platform/http/route.ts'
import { sceneOf } from '../life/scene.service.ts'
import { labelsCalls } from './labels.calls.ts'
import { type LabelSettings, printLabels } from './labels.service.ts'

export const labelRoutes = (settings: LabelSettings) =>
  [
    route(labelsCalls.printLabel, 'order.read', async ({ params, query }, context) =>
      printLabels(settings, await sceneOf(context), { ids: [params.id], format: query.format }),
    ),
    route(labelsCalls.printLabelZpl, 'order.read', async ({ params }, context) =>
      printLabels(settings, await sceneOf(context), { ids: [params.id], format: 'zpl' }),
    ),
    route(labelsCalls.printLabels, 'order.read', async ({ body }, context) =>
      printLabels(settings, await sceneOf(context), { ids: body.order_ids, format: body.format }),
    ),
  ] satisfies Route[]
