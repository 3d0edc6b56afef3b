import type { OrderEvent } from './events.ts'
import { limits } from './limits.ts'
import type { Actor, Verb } from './words.ts'

/** What can be chosen over and over. The receiver's other verbs end something, so they come no oftener than these. */
export const changes: readonly Verb[] = [
  'change_address',
  'redeliver',
  'redirect',
  'choose_hand_over',
  'delegate',
]

/** Whether this actor has changed their mind about the order too often to do it once more. */
export function isChangedTooOften(log: readonly OrderEvent[], actor: Actor, verb: Verb): boolean {
  const isCounted = (known: Verb) =>
    known === 'change_address' || (actor === 'receiver' && changes.includes(known))
  if (!isCounted(verb)) return false
  return log.filter((event) => event.actor === actor && isCounted(event.verb)).length >= limits.choices
}
