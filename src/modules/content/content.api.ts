import { type Route, route } from '#platform/http/route.ts'
import { askCanSend, type FiguresInForce } from './can-send/can-send.service.ts'
import { contentCalls } from './content.calls.ts'
import { readWarning } from './content.service.ts'

/** What the module is told by others: pricing knows content, so content is handed the figures. */
export type ContentDoors = { figures: FiguresInForce }

export const contentRoutes = ({ figures }: ContentDoors) =>
  [
    route(contentCalls.readWarning, 'warning.read', (_, { db, locale }) => readWarning({ db }, locale)),
    route(contentCalls.canISend, 'can-send.ask', ({ query }, context) =>
      askCanSend({ figures }, query.q, context),
    ),
  ] satisfies Route[]
