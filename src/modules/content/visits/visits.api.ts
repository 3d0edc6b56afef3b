import { type Route, route } from '#platform/http/route.ts'
import { contentCalls } from '../content.calls.ts'
import { visitCalls } from './visits.calls.ts'
import { createVisitCounter, exportVisits, readVisits, type VisitSettings } from './visits.service.ts'

export const visitRoutes = (settings: VisitSettings) => {
  const countVisit = createVisitCounter(settings)
  return [
    route(contentCalls.countVisit, 'visit.count', ({ body }, context) => countVisit(context, body)),
    route(visitCalls.readVisits, 'visit.read', ({ query }, context) => readVisits(context, query)),
    route(visitCalls.exportVisits, 'visit.read', ({ query }, context) => exportVisits(context, query)),
  ] satisfies Route[]
}
