import { call } from '#platform/calls/call.ts'
import {
  pauseEnd,
  pauseList,
  pauseParams,
  pauseQuery,
  pauseRequest,
  servicePause,
  underWay,
  underWayQuery,
} from './served-desk.contract.ts'

const group = 'Desk'

export const servedCalls = {
  listPauses: call('GET', '/api/desk/v1/service-pauses', {
    group,
    summary: 'Districts and regions where we do not come for a while',
    query: pauseQuery,
    answer: pauseList,
    errors: [],
  }),
  countUnderWay: call('GET', '/api/desk/v1/service-pauses/under-way', {
    group,
    summary: 'How many parcels are under way from and to these districts',
    query: underWayQuery,
    answer: underWay,
    errors: [],
  }),
  closeService: call('POST', '/api/desk/v1/service-pauses', {
    group,
    summary: 'Close districts, or a whole region',
    description: 'Holds for new orders everywhere at once. What is under way goes on.',
    body: pauseRequest,
    answer: pauseList,
    status: 201,
    errors: ['already_closed', 'pause_days', 'invalid_input'],
  }),
  openService: call('POST', '/api/desk/v1/service-pauses/:id/opening', {
    group,
    summary: 'Open a district or a region again before its time',
    params: pauseParams,
    answer: servicePause,
    errors: ['not_found', 'pause_over'],
  }),
  moveServiceEnd: call('PUT', '/api/desk/v1/service-pauses/:id/last-day', {
    group,
    summary: 'Change how long a district or a region stays closed',
    params: pauseParams,
    body: pauseEnd,
    answer: servicePause,
    errors: ['not_found', 'pause_over', 'pause_days'],
  }),
}
