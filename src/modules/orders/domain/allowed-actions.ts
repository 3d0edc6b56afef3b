import type { Attempt } from './events.ts'
import { lifecycle } from './lifecycle.ts'
import { transitionFor } from './projection.ts'
import type { OrderState, Terms } from './state.ts'
import { statuses, type Verb, verbs } from './words.ts'

/** Told by the clock or by the books, part of the checkout, or said on the page of a link: never a call of its own. */
const unasked: readonly Verb[] = ['place', 'submit', 'pay', 'remind', 'agree_price', 'decline_price']

/** What can be asked for in a state at all, in the order of the words. */
const askedIn = new Map(
  statuses.map((status) => [
    status,
    verbs.filter(
      (verb) => !unasked.includes(verb) && lifecycle.some((row) => row.from === status && row.verb === verb),
    ),
  ]),
)

/**
 * What this caller may do to the order now. A verb that is named can still be refused for what only its own call knows:
 * a proof, an amount, a courier's load.
 */
export function allowedActions(
  { state, terms }: { state: OrderState; terms: Terms },
  caller: Attempt,
): Verb[] {
  const asked = askedIn.get(state.status) ?? []
  return asked.filter((verb) => transitionFor(terms, state, verb, caller))
}
