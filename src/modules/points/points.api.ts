import { type Route, route } from '#platform/http/route.ts'
import {
  mapSpotsAnswer,
  pointAnswer,
  pointMapQuery,
  pointParams,
  pointsAnswer,
  pointsQuery,
} from './points.contract.ts'
import { pointMap, readPoint, searchPoints } from './points.service.ts'

export const pointsRoutes = [
  route({
    method: 'GET',
    path: '/api/points/v1/points',
    action: 'point.read',
    group: 'Points',
    summary: 'Pickup points, lockers and mailboxes',
    description:
      'In a rectangle (`bbox`), around a place (`near`, nearest first) or by words (`q`); these and the filters can be combined.',
    query: pointsQuery,
    answer: pointsAnswer,
    errors: [],
    handle: ({ query }, { db, locale, now }) => searchPoints({ db }, query, { locale, now }),
  }),
  route({
    method: 'GET',
    path: '/api/points/v1/points/:id',
    action: 'point.read',
    group: 'Points',
    summary: 'One point',
    params: pointParams,
    answer: pointAnswer,
    errors: ['not_found'],
    handle: ({ params }, { db, locale, now }) => readPoint({ db }, params.id, { locale, now }),
  }),
  route({
    method: 'GET',
    path: '/api/points/v1/map',
    action: 'point.read',
    group: 'Points',
    summary: 'What a map of the points is drawn from',
    description: 'Points one by one while they are few; where they are many, clusters with their number.',
    query: pointMapQuery,
    answer: mapSpotsAnswer,
    errors: [],
    handle: ({ query }, { db, locale, now }) => pointMap({ db }, query, { locale, now }),
  }),
] satisfies Route[]
