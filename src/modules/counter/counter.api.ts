import { type Route, route } from '#platform/http/route.ts'
import { listRates, readStatement, readStatementDay, setRate } from './commission/commission.service.ts'
import { counterCalls } from './counter.calls.ts'
import { closeDrawer, listClosings, reviewClosing } from './drawer/closing.service.ts'
import { readDrawer } from './drawer/drawer.service.ts'
import { readOfflinePack } from './hands/offline.service.ts'
import { readPost, saveLayout } from './hands/post.service.ts'
import { type ScanSettings, scan } from './hands/scan.service.ts'
import { listShelf, placeOnShelf } from './shelf/shelf.service.ts'

const work = 'counter.work'

const deskRoutes = [
  route(counterCalls.listRates, 'commission.read', (_, context) => listRates(context)),
  route(counterCalls.setRate, 'commission.edit', ({ body }, context) => setRate(context, body)),
  route(counterCalls.listClosings, 'drawer.review', ({ query }, context) => listClosings(context, query)),
  route(counterCalls.reviewClosing, 'drawer.review', ({ params, body }, context) =>
    reviewClosing(context, params.id, body),
  ),
] satisfies Route[]

export const counterRoutes = (settings: ScanSettings) =>
  [
    route(counterCalls.readPost, work, (_, context) => readPost(context)),
    route(counterCalls.saveLayout, work, ({ body }, context) => saveLayout(context, body)),
    route(counterCalls.scan, work, ({ query }, context) => scan(context, settings, query.q)),
    route(counterCalls.readOfflinePack, work, (_, context) => readOfflinePack(context)),
    route(counterCalls.listShelf, work, (_, context) => listShelf(context)),
    route(counterCalls.placeOnShelf, work, ({ params, body }, context) =>
      placeOnShelf(context, params.id, body.place),
    ),
    route(counterCalls.readDrawer, work, ({ query }, context) => readDrawer(context, query.day)),
    route(counterCalls.closeDrawer, work, ({ body }, context) => closeDrawer(context, body)),
    route(counterCalls.readStatement, work, ({ query }, context) => readStatement(context, query.month)),
    route(counterCalls.readStatementDay, work, ({ params }, context) =>
      readStatementDay(context, params.day),
    ),
    ...deskRoutes,
  ] satisfies Route[]
