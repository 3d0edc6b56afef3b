import { call } from '#platform/calls/call.ts'
import {
  availabilityRequest,
  mapSpotsAnswer,
  pointAnswer,
  pointMapQuery,
  pointParams,
  pointPhotoParams,
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
  readPointPhoto: call('GET', '/api/points/v1/photos/:id', {
    group: 'Points',
    summary: 'A photo of a point',
    params: pointPhotoParams,
    sends: ['image/jpeg'],
    errors: ['not_found'],
  }),
  sayAvailability: call('PUT', '/api/points/v1/points/:id/availability', {
    group: 'Points',
    summary: 'Say that a point is full, or closed for today, or open again',
    description:
      'For the agents of the point and the desk. Whoever looks at the point hears of it within seconds (`GET /api/points/v1/live`).',
    params: pointParams,
    body: availabilityRequest,
    answer: pointAnswer,
    errors: ['not_found'],
  }),
}

/**
 * Server-sent events for whoever shows points. `point` `{id, state, open_now, free}`: one has changed. `ready`: listening
 * from now on. `gap`: too much was missed, ask again for what is shown. What only the clock changes is not told.
 */
export const pointStreamPath = '/api/points/v1/live'
