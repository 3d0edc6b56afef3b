import { idsInKeys, mostCounted, type WorkSource } from '#modules/worklist/index.ts'
import { findUnsent } from './unsent.repo.ts'

const withinMs = 4 * 3_600_000
/** What could not be told for so long has been overtaken by the parcel itself. */
const keptMs = 3 * 86_400_000

/** Messages that no channel carried: somebody tells it by phone. */
export const unsentWork: WorkSource = {
  queue: 'unsent_messages',
  action: 'order.manage',
  isLocal: false,
  async read(db, { now, only, limit }) {
    const found = await findUnsent(db, {
      since: new Date(now.getTime() - keptMs),
      only: idsInKeys(only, 'notice'),
      limit,
      most: mostCounted,
    })
    return {
      count: found[0]?.count ?? 0,
      rows: found.map(({ id, orderId, settledAt }) => ({
        queue: 'unsent_messages',
        key: `notice:${id}`,
        orderId,
        since: settledAt,
        due: new Date(settledAt.getTime() + withinMs),
        deed: 'tell_by_phone',
        amount: null,
        about: null,
        heldBy: null,
      })),
    }
  },
}
