import { orderChanged } from '#modules/orders/index.ts'
import { subscribe } from '#platform/jobs/event.ts'
import { defineJob, handleJob } from '#platform/jobs/job.ts'
import type { JobsOptions } from '#platform/jobs/jobs.ts'
import { mayBeNews } from './domain/planning.ts'
import { sendParcelNotice } from './notice-job.ts'
import { type ParcelNoticeDeps, sendParcelNews } from './parcel-notice.service.ts'
import { planNotices } from './plan-notices.service.ts'

const plan = defineJob({
  name: 'notifications.plan-notices',
  schema: orderChanged.schema,
  retry: { limit: 8, backoff: { firstSeconds: 5, maxSeconds: 600 } },
  concurrency: 10,
})

/** From an event of an order to messages about it. */
export function parcelJobs(deps: ParcelNoticeDeps): Required<Pick<JobsOptions, 'workers' | 'subscriptions'>> {
  return {
    workers: [
      handleJob(plan, (payload) => planNotices(deps, payload)),
      handleJob(sendParcelNotice, (payload, run) => sendParcelNews(deps, payload, run)),
    ],
    subscriptions: [subscribe(orderChanged, plan, ({ verb }) => mayBeNews(verb))],
  }
}
