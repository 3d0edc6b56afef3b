import type { PushAbility } from './browser-push.ts'

export type OfferFacts = Readonly<{
  ability: PushAbility
  /** Undefined while the browser has not said. */
  isOn: boolean | undefined
  saidLater: boolean
}>

/** Whether notices are offered after an order: only where they can be had, are off, and nobody has said later. */
export const offersPush = ({ ability, isOn, saidLater }: OfferFacts): boolean =>
  ability === 'can' && isOn === false && !saidLater

const key = 'push_offer'

/** Kept until signing out: whoever comes next is another person. */
export function saidLater(): boolean {
  try {
    return localStorage.getItem(key) === 'later'
  } catch {
    return true
  }
}

export function sayLater(): void {
  try {
    localStorage.setItem(key, 'later')
  } catch {
    // A device that keeps nothing is never asked: see above.
  }
}
