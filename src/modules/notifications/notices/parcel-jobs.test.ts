import { expect, test } from 'vitest'
import { parcelJobs } from './parcel-jobs.ts'
import type { ParcelNoticeDeps } from './parcel-notice.service.ts'

test('of thousands of parcels that were made at once nobody gets thousands of messages', () => {
  const { subscriptions } = parcelJobs({} as ParcelNoticeDeps)
  const planning = subscriptions.find(({ job }) => job.name === 'notifications.plan-notices')
  const paid = { orderId: 10_000_001, verb: 'pay', seq: 1 }
  expect(planning?.wants(paid)).toBe(true)
  expect(planning?.wants({ ...paid, isOneOfMany: true })).toBe(false)
})
