import type { Status } from '#modules/orders/domain/words.ts'
import type { OrderAnswer } from '#modules/orders/orders.contract.ts'
import { type BadgeLook, StateBadge } from '#ui/show/state-badge.tsx'

/** The star fills as the parcel moves; a point sits in a square. */
const looks: Readonly<Record<Status, BadgeLook>> = {
  draft: { tone: 'faint', sign: 'dashed' },
  new: { tone: 'brand-line', sign: 'empty' },
  accept: { tone: 'brand', sign: 'core' },
  pickup: { tone: 'brand', sign: 'half' },
  agent_received: { tone: 'plain', sign: 'framed' },
  failed_delivery: { tone: 'accent', sign: 'alarm' },
  executor_done: { tone: 'ok', sign: 'full' },
  done: { tone: 'ok-full', sign: 'ticked' },
  cancelled: { tone: 'danger-line', sign: 'cross' },
  expired: { tone: 'danger', sign: 'clock' },
}

/** How an order stands, in the words that came with it. */
export function StatusBadge({ order }: { order: Pick<OrderAnswer, 'status' | 'status_label'> }) {
  return <StateBadge {...looks[order.status]} label={order.status_label} />
}
