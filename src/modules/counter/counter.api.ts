import { type Route, route } from '#platform/http/route.ts'
import { counterCalls } from './counter.calls.ts'
import { readPost, saveLayout } from './hands/post.service.ts'
import { type ScanSettings, scan } from './hands/scan.service.ts'
import { printShelfLabels } from './labels/shelf-labels.service.ts'
import { listShelf, placeOnShelf } from './shelf/shelf.service.ts'

const work = 'counter.work'

export const counterRoutes = (settings: ScanSettings) =>
  [
    route(counterCalls.readPost, work, (_, context) => readPost(context)),
    route(counterCalls.saveLayout, work, ({ body }, context) => saveLayout(context, body)),
    route(counterCalls.scan, work, ({ query }, context) => scan(context, settings, query.q)),
    route(counterCalls.printShelfLabels, work, ({ query }, context) => printShelfLabels(context, query)),
    route(counterCalls.listShelf, work, (_, context) => listShelf(context)),
    route(counterCalls.placeOnShelf, work, ({ params, body }, context) =>
      placeOnShelf(context, params.id, body.place),
    ),
  ] satisfies Route[]
