import { call } from '#platform/calls/call.ts'
import {
  handRequest,
  noteRequest,
  queueList,
  queuesQuery,
  settleRequest,
  takeRequest,
  workDetail,
  workList,
  workParams,
  workQuery,
} from './worklist.contract.ts'

const group = 'Desk'

/** Says that something in the queues has changed, and never what. */
export const deskStreamPath = '/api/desk/v1/live'

export const worklistCalls = {
  listQueues: call('GET', '/api/desk/v1/queues', {
    group,
    summary: 'Every queue of the desk with its count and its most urgent clock',
    description: 'Those that the caller may deal with, in the order in which the desk shows them.',
    query: queuesQuery,
    answer: queueList,
    errors: [],
  }),
  listWork: call('GET', '/api/desk/v1/worklist', {
    group,
    summary: 'What is to be done, the most urgent first',
    query: workQuery,
    answer: workList,
    errors: [],
  }),
  readWork: call('GET', '/api/desk/v1/work/:key', {
    group,
    summary: 'One thing: where it waits, who deals with it, what was said',
    params: workParams,
    answer: workDetail,
    errors: ['not_found'],
  }),
  takeWork: call('POST', '/api/desk/v1/work/:key/take', {
    group,
    summary: 'Say that I deal with it',
    description: 'Once, by one person: of two at the same moment the second is told the name of the first.',
    params: workParams,
    body: takeRequest,
    answer: workDetail,
    errors: ['not_found', 'work_taken', 'work_gone', 'forbidden'],
  }),
  leaveWork: call('DELETE', '/api/desk/v1/work/:key/take', {
    group,
    summary: 'Leave it to others',
    params: workParams,
    answer: workDetail,
    errors: ['not_found', 'work_taken'],
  }),
  handWork: call('POST', '/api/desk/v1/work/:key/hand-over', {
    group,
    summary: 'Hand it over to a colleague',
    params: workParams,
    body: handRequest,
    answer: workDetail,
    errors: ['not_found', 'colleague_unknown', 'forbidden'],
  }),
  noteWork: call('POST', '/api/desk/v1/work/:key/notes', {
    group,
    summary: 'Write a note for colleagues, and when to look again',
    params: workParams,
    body: noteRequest,
    answer: workDetail,
    status: 201,
    errors: ['not_found', 'look_at_in_past', 'forbidden'],
  }),
  settleWork: call('POST', '/api/desk/v1/work/:key/settle', {
    group,
    summary: 'Say that it is settled',
    description: 'It leaves its queues until it begins anew.',
    params: workParams,
    body: settleRequest,
    answer: workDetail,
    errors: ['not_found', 'work_gone', 'not_settled_by_hand', 'forbidden'],
  }),
}
