import { type Route, route } from '#platform/http/route.ts'
import { draftTariff, publishTariff, readEffect, readTariff, readTariffs } from './tariff.service.ts'
import { tariffDeskCalls } from './tariff-desk.calls.ts'

export const tariffDeskRoutes = [
  route(tariffDeskCalls.readTariffs, 'tariff.read', (_, context) => readTariffs(context)),
  route(tariffDeskCalls.draftTariff, 'tariff.edit', ({ body }, context) =>
    draftTariff(context, body, context),
  ),
  route(tariffDeskCalls.readTariff, 'tariff.read', ({ params }, context) =>
    readTariff(context, params.version),
  ),
  route(tariffDeskCalls.readEffect, 'tariff.read', ({ params }, context) =>
    readEffect(context, params.version),
  ),
  route(tariffDeskCalls.publishTariff, 'tariff.edit', ({ params, body }, context) =>
    publishTariff(context, params.version, body.effective_from, context),
  ),
] satisfies Route[]
