import { call } from '#platform/calls/call.ts'
import {
  deadList,
  deadParams,
  deadQuery,
  dismissal,
  queueList,
  retried,
  retryAll,
  settled,
} from './background.contract.ts'

const group = 'Desk'

export const backgroundCalls = {
  listQueues: call('GET', '/api/desk/v1/jobs', {
    group,
    summary: 'What the product still has to do by itself: what waits, runs, has died',
    answer: queueList,
    errors: [],
  }),
  listDeadJobs: call('GET', '/api/desk/v1/jobs/dead', {
    group,
    summary: 'Jobs that failed for good',
    query: deadQuery,
    answer: deadList,
    errors: [],
  }),
  retryDeadJob: call('POST', '/api/desk/v1/jobs/dead/:id/retry', {
    group,
    summary: 'Try a job again that failed for good',
    description: 'With all its tries, under its old number: what it has done before it does not do twice.',
    params: deadParams,
    answer: settled,
    errors: ['job_settled', 'job_retired'],
  }),
  dismissDeadJob: call('POST', '/api/desk/v1/jobs/dead/:id/dismissal', {
    group,
    summary: 'Throw a job away that failed for good',
    params: deadParams,
    body: dismissal,
    answer: settled,
    errors: ['job_settled'],
  }),
  retryDeadJobs: call('POST', '/api/desk/v1/jobs/retries', {
    group,
    summary: 'Try all jobs of a kind again that failed for good',
    description: 'The oldest first, up to 200 a call.',
    body: retryAll,
    answer: retried,
    errors: ['job_settled', 'job_retired'],
  }),
}
