import { type Route, route } from '#platform/http/route.ts'
import { sayAvailability } from './availability.service.ts'
import { pointsCalls } from './points.calls.ts'
import { type Distances, pointMap, readPoint, readPointPhoto, searchPoints } from './points.service.ts'

export function pointsRoutes(distances: Distances) {
  return [
    route(pointsCalls.searchPoints, 'point.read', ({ query }, { db, locale, now }) =>
      searchPoints({ db, distances }, query, { locale, now }),
    ),
    route(pointsCalls.readPoint, 'point.read', ({ params }, { db, locale, now }) =>
      readPoint({ db }, params.id, { locale, now }),
    ),
    route(pointsCalls.pointMap, 'point.read', ({ query }, { db, locale, now }) =>
      pointMap({ db }, query, { locale, now }),
    ),
    route(pointsCalls.readPointPhoto, 'point.read', ({ params }, { db, now }) =>
      readPointPhoto({ db }, params.id, now),
    ),
    route(pointsCalls.sayAvailability, 'point.availability', ({ params, body }, context) =>
      sayAvailability(context, params.id, body),
    ),
  ] satisfies Route[]
}
