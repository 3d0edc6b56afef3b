import type { OrderEvent } from './events.ts'

/** The name of the message that says what happened. */
export const eventWord = ({ verb, details }: Pick<OrderEvent, 'verb' | 'details'>) =>
  verb === 'store' && details?.depot ? 'orders.storedAtDepot' : (`orders.verbs.${verb}` as const)
