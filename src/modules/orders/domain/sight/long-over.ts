import type { Order } from '../order.ts'
import type { Status } from '../words.ts'

const dayMs = 86_400_000

/** How long a parcel whose way is over is still open to links, passcodes and the digits of a phone. */
export const openAfterwardsMs = 30 * dayMs

/** With its receiver, or never to be. */
export const endedStatuses: readonly Status[] = ['executor_done', 'done', 'cancelled', 'expired']

/** Whoever finds an old message, or the label in a bin, learns nothing more from it than from the code alone. */
export const isLongOver = ({ status, statusAt }: Pick<Order, 'status' | 'statusAt'>, now: Date): boolean =>
  endedStatuses.includes(status) && now.getTime() - statusAt.getTime() >= openAfterwardsMs
