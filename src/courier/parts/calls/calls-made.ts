/** A call that the courier began from here. The number itself is not kept: only its last two digits. */
export type CallMade = Readonly<{ orderId: string; at: number; ending: string }>

const keptMs = 24 * 60 * 60 * 1000
const mostKept = 200

const isCall = (one: unknown): one is CallMade =>
  typeof one === 'object' && one !== null && 'orderId' in one && 'at' in one && 'ending' in one

/** Those of a day, the oldest first; anything else that was kept is no call. */
const recentIn = (kept: unknown, now: number): readonly CallMade[] =>
  Array.isArray(kept) ? kept.filter(isCall).filter(({ at }) => now - at < keptMs) : []

type Begun = Readonly<{ orderId: string; phone: string; at: number }>

export const withCall = (kept: unknown, { orderId, phone, at }: Begun): readonly CallMade[] =>
  [...recentIn(kept, at), { orderId, at, ending: phone.slice(-2) }].slice(-mostKept)

export const callsTo = (kept: unknown, orderId: string, now: number): readonly CallMade[] =>
  recentIn(kept, now).filter((call) => call.orderId === orderId)

/** `+998 •• •••-••-67`: enough to tell two numbers apart. */
export const maskedPhone = (ending: string) => `+998 •• •••-••-${ending}`
