import { call } from '#platform/calls/call.ts'
import { routeAnswer, routeQuery } from './roads.contract.ts'

export const roadsCalls = {
  findRoute: call('GET', '/api/geo/v1/route', {
    group: 'Geography',
    summary: 'The fastest way by road between two places',
    description:
      'One-way streets are respected; closures, turn bans and traffic are not known. Data of OpenStreetMap contributors (ODbL).',
    query: routeQuery,
    answer: routeAnswer,
    errors: [],
  }),
}
