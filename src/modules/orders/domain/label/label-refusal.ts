import { isReceiverHidden, type Viewer } from '../hidden-receiver.ts'
import type { Order } from '../order.ts'

export type LabelRefusal = 'label_not_ready' | 'label_not_possible' | 'label_at_intake'

type Asked = Pick<Order, 'status' | 'submittedAt' | 'sender' | 'receiver'>

/**
 * Why an order has no label for this person. A draft gets one when it is ours to carry: paid, or waiting for the call
 * that confirms it. A delivered parcel keeps its label; what will not travel has none, and a return is an order of its own.
 */
export function labelRefusal(order: Asked, viewer: Viewer): LabelRefusal | undefined {
  if (order.status === 'cancelled' || order.status === 'expired') return 'label_not_possible'
  if (order.status === 'draft' && order.submittedAt === null) return 'label_not_ready'
  return isReceiverHidden(order, viewer) ? 'label_at_intake' : undefined
}
