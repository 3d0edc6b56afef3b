import { type WorkSource, workSource } from '#modules/worklist/index.ts'
import { findUnsent } from './unsent.repo.ts'

const withinMs = 4 * 3_600_000
/** What could not be told for so long has been overtaken by the parcel itself. */
const keptMs = 3 * 86_400_000

/** Messages that no channel carried: somebody tells it by phone. */
export const unsentWork: WorkSource = workSource({
  queue: 'unsent_messages',
  action: 'order.manage',
  kind: 'notice',
  find: (db, ask) => findUnsent(db, { ...ask, failedSince: new Date(ask.now.getTime() - keptMs) }),
  tell: ({ orderId, since }) => ({
    orderId,
    due: new Date(since.getTime() + withinMs),
    deed: 'tell_by_phone',
  }),
})
