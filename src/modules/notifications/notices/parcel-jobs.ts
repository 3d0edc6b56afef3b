import { orderChanged } from '#modules/orders/index.ts'
import { subscribe } from '#platform/jobs/event.ts'
import { defineJob, handleJob } from '#platform/jobs/job.ts'
import type { JobsOptions } from '#platform/jobs/jobs.ts'
import { mayEndLinks } from '../domain/link-life.ts'
import { mayBeNews } from '../domain/planning.ts'
import { sendParcelNotice } from './notice-job.ts'
import { endLinks } from './parcel-links.service.ts'
import { type ParcelNoticeDeps, sendParcelNews } from './parcel-notice.service.ts'
import { planNotices } from './plan-notices.service.ts'

const plan = defineJob({
  name: 'notifications.plan-notices',
  schema: orderChanged.schema,
  retry: { limit: 8, backoff: { firstSeconds: 5, maxSeconds: 600 } },
  concurrency: 10,
})

const end = defineJob({
  name: 'notifications.end-links',
  schema: orderChanged.schema,
  retry: { limit: 10, backoff: { firstSeconds: 10, maxSeconds: 3_600 } },
})

/** From an event of an order to messages about it. */
export function parcelJobs(deps: ParcelNoticeDeps): Required<Pick<JobsOptions, 'workers' | 'subscriptions'>> {
  return {
    workers: [
      handleJob(plan, (payload) => planNotices(deps, payload)),
      handleJob(end, ({ orderId }) => endLinks(deps, orderId)),
      handleJob(sendParcelNotice, (payload, run) => sendParcelNews(deps, payload, run)),
    ],
    subscriptions: [
      // Whoever saved an upload has seen that it was accepted; the rest of a parcel's way is told of each.
      subscribe(orderChanged, plan, ({ verb, isOneOfMany }) => isOneOfMany !== true && mayBeNews(verb)),
      subscribe(orderChanged, end, ({ verb }) => mayEndLinks(verb)),
    ],
  }
}
