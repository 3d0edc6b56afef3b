import type { OrderAnswer } from '#modules/orders/orders.contract.ts'

/** What will not travel has none, nor what is neither paid nor waiting for our call, nor what hides its receiver. */
export function hasLabel({ status, confirm_by, to }: OrderAnswer): boolean {
  if (status === 'cancelled' || status === 'expired' || to.link !== null) return false
  return status !== 'draft' || confirm_by !== null
}

/** The most the server prints in one document. */
export const mostLabels = 100
