import { type Route, route } from '#platform/http/route.ts'
import type { DeskToPayFrom } from '../claims/claim-desk.service.ts'
import { sceneOf } from '../life/scene.service.ts'
import { decideIncident, listIncidents } from './incident-desk.service.ts'
import { incidentsCalls } from './incidents.calls.ts'

export const incidentRoutes = (deskToPayFrom: DeskToPayFrom) =>
  [
    route(incidentsCalls.listIncidents, 'incident.read', async ({ query }, context) =>
      listIncidents(await sceneOf(context), query),
    ),
    route(incidentsCalls.decideIncident, 'incident.decide', async ({ params, body }, context) =>
      decideIncident(await sceneOf(context), params.id, body, deskToPayFrom),
    ),
  ] satisfies Route[]
