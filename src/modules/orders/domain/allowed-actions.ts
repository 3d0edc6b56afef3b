import type { Attempt } from './events.ts'
import { transitionFor } from './projection.ts'
import type { OrderState, Terms } from './state.ts'
import { type Verb, verbs } from './words.ts'

/** Told by the clock or by the books, or part of the checkout: never a call of its own. */
const unasked: readonly Verb[] = ['place', 'submit', 'pay', 'remind']

/**
 * What this caller may do to the order now. A verb that is named can still be refused for what only its own call knows:
 * a proof, an amount, a courier's load.
 */
export function allowedActions(
  { state, terms }: { state: OrderState; terms: Terms },
  caller: Attempt,
): Verb[] {
  return verbs.filter((verb) => !unasked.includes(verb) && transitionFor(terms, state, verb, caller))
}
