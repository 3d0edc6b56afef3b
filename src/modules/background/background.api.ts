import { type Route, route } from '#platform/http/route.ts'
import { backgroundCalls } from './background.calls.ts'
import {
  dismissDeadJob,
  listDeadJobs,
  listQueues,
  retryDeadJob,
  retryDeadJobs,
} from './background.service.ts'

export const backgroundRoutes = [
  route(backgroundCalls.listQueues, 'job.read', (_, context) => listQueues(context)),
  route(backgroundCalls.listDeadJobs, 'job.read', ({ query }, context) => listDeadJobs(context, query)),
  route(backgroundCalls.retryDeadJob, 'job.settle', ({ params }, context) =>
    retryDeadJob(context, params.id),
  ),
  route(backgroundCalls.dismissDeadJob, 'job.settle', ({ params, body }, context) =>
    dismissDeadJob(context, params.id, body.reason),
  ),
  route(backgroundCalls.retryDeadJobs, 'job.settle', ({ body }, context) => retryDeadJobs(context, body.job)),
] satisfies Route[]
