/** A call or a message that the courier began from here. The number itself is not kept: only its last two digits. */
export type CallMade = Readonly<{ orderId: string; at: number; ending: string; by?: 'sms' }>

const keptMs = 24 * 60 * 60 * 1000
const mostKept = 200

const isCall = (one: unknown): one is CallMade =>
  typeof one === 'object' && one !== null && 'orderId' in one && 'at' in one && 'ending' in one

/** Those of a day, the oldest first; anything else that was kept is no call. */
const recentIn = (kept: unknown, now: number): readonly CallMade[] =>
  Array.isArray(kept) ? kept.filter(isCall).filter(({ at }) => now - at < keptMs) : []

type Begun = Readonly<{ orderId: string; phone: string; at: number; by?: 'sms' | undefined }>

export const withCall = (kept: unknown, { orderId, phone, at, by }: Begun): readonly CallMade[] =>
  [...recentIn(kept, at), { orderId, at, ending: phone.slice(-2), ...(by && { by }) }].slice(-mostKept)

export const historyOf = (kept: unknown, orderId: string, now: number): readonly CallMade[] =>
  recentIn(kept, now).filter((call) => call.orderId === orderId)

/** Those that rang: a message is no attempt to reach somebody at the door. */
export const callsTo = (kept: unknown, orderId: string, now: number): readonly CallMade[] =>
  historyOf(kept, orderId, now).filter(({ by }) => by === undefined)

/** `+998 •• •••-••-67`: enough to tell two numbers apart. */
export const maskedPhone = (ending: string) => `+998 •• •••-••-${ending}`
