const minute = 60_000

export const lockerLimits = {
  /** Wrong codes one after the other that lock the keypad, and for how long. */
  keypadTries: 5,
  keypadLockMs: 10 * minute,
  /** Of one drop code; a new one is made by whoever sent the parcel. */
  dropCodeTries: 5,
  dropCodeMs: 14 * 24 * 60 * minute,
  /** From the courier's phone to the keypad. */
  courierCodeMs: 10 * minute,
  /** At the bank, with the code typed. */
  visitMs: 30 * minute,
  /** A courier's doors at once: as many as their hands can answer for. */
  doorsAtOnce: 20,
  /** Until a door has to be shut. */
  doorMs: 3 * minute,
  /** A machine signs in anew after that. */
  tokenMs: 24 * 60 * minute,
  /** Heard of within this time, it is there. */
  silentAfterMs: 10 * minute,
} as const

/** What is typed before a code: the last five digits of a phone, or the number of the order. */
export const typedNumber = /^(?:\d{5}|[1-9]\d{7})$/

export const phoneEnd = (phone: string): string => phone.slice(-5)

export const isTyped = (typed: string, { phone, orderId }: { phone: string; orderId: number }): boolean =>
  typed === phoneEnd(phone) || typed === String(orderId)

export type Keypad = Readonly<{ wrongTries: number; lockedUntil: Date | null }>

export const lockedUntil = ({ lockedUntil: until }: Keypad, now: Date): Date | undefined =>
  until !== null && now < until ? until : undefined

/** After one more wrong code. */
export function afterWrong({ wrongTries }: Keypad, now: Date): Keypad {
  return wrongTries + 1 < lockerLimits.keypadTries
    ? { wrongTries: wrongTries + 1, lockedUntil: null }
    : { wrongTries: 0, lockedUntil: new Date(now.getTime() + lockerLimits.keypadLockMs) }
}
