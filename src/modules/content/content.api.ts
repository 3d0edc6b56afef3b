import { type Route, route } from '#platform/http/route.ts'
import { askCanSend, type FiguresInForce } from './can-send/can-send.service.ts'
import { contentCalls } from './content.calls.ts'
import { readWarning, type WarningDeps } from './warning/warning.service.ts'

/** What the module is told by others: pricing knows content, so content is handed the figures. */
export type ContentDoors = { figures: FiguresInForce; cyrillic: WarningDeps['cyrillic'] }

export const contentRoutes = ({ figures, cyrillic }: ContentDoors) =>
  [
    route(contentCalls.readWarning, 'warning.read', ({ query }, { db, locale, now }) =>
      readWarning({ db, cyrillic, now }, locale, query.region),
    ),
    route(contentCalls.canISend, 'can-send.ask', ({ query }, context) =>
      askCanSend({ figures }, query.q, context),
    ),
  ] satisfies Route[]
