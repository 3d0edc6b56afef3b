import { call } from '#platform/calls/call.ts'
import {
  mapSpotsAnswer,
  pointAnswer,
  pointMapQuery,
  pointParams,
  pointsAnswer,
  pointsQuery,
} from './points.contract.ts'

export const pointsCalls = {
  searchPoints: call('GET', '/api/points/v1/points', {
    group: 'Points',
    summary: 'Pickup points, lockers and mailboxes',
    description:
      'In a rectangle (`bbox`), around a place (`near`, nearest first) or by words (`q`); these and the filters can be combined.',
    query: pointsQuery,
    answer: pointsAnswer,
    errors: [],
  }),
  readPoint: call('GET', '/api/points/v1/points/:id', {
    group: 'Points',
    summary: 'One point',
    params: pointParams,
    answer: pointAnswer,
    errors: ['not_found'],
  }),
  pointMap: call('GET', '/api/points/v1/map', {
    group: 'Points',
    summary: 'What a map of the points is drawn from',
    description: 'Points one by one while they are few; where they are many, clusters with their number.',
    query: pointMapQuery,
    answer: mapSpotsAnswer,
    errors: [],
  }),
}
