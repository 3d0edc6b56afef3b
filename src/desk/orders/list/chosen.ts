import type { OrderAnswer } from '#modules/orders/orders.contract.ts'

/** As many as labels are drawn at once. */
export const mostChosen = 100

/** Both ends and what lies between them. */
export function reached(order: readonly string[], from: string, to: string): readonly string[] {
  const [one, other] = [order.indexOf(from), order.indexOf(to)]
  if (one < 0 || other < 0) return [to]
  return order.slice(Math.min(one, other), Math.max(one, other) + 1)
}

/** What will not travel has no label, and neither has what nobody has asked us to carry yet. */
export const hasLabel = ({ status, confirm_by: confirmBy }: Pick<OrderAnswer, 'status' | 'confirm_by'>) =>
  status !== 'cancelled' && status !== 'expired' && (status !== 'draft' || confirmBy !== null)
