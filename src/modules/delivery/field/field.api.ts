import { type Route, route } from '#platform/http/route.ts'
import { fieldCalls } from './field.calls.ts'
import { takeFile } from './files.service.ts'
import { listOffers } from './offers.service.ts'
import { takePositions } from './positions.service.ts'
import { sync } from './sync.service.ts'
import { arrangeStops, type FieldSettings, readToday } from './today.service.ts'

export function fieldRoutes(settings: FieldSettings) {
  return [
    route(fieldCalls.sync, 'field.report', ({ body }, context) => sync(context, settings, body)),
    route(fieldCalls.readToday, 'field.day', (_, context) => readToday(context, settings)),
    route(fieldCalls.arrangeStops, 'field.day', ({ body }, context) =>
      arrangeStops(context, settings, body.order_ids),
    ),
    route(fieldCalls.listOffers, 'field.day', (_, context) => listOffers(context)),
    route(fieldCalls.sendFile, 'order.prove', ({ body, file }, context) => takeFile(context, body, file)),
    route(fieldCalls.sendPositions, 'field.day', ({ body }, context) => takePositions(context, body)),
  ] satisfies Route[]
}
