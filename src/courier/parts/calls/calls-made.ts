/** A call that the courier began from here. The number itself is not kept: only its last two digits. */
export type CallMade = Readonly<{ orderId: string; at: number; ending: string }>

const place = 'courier.calls'
const keptMs = 24 * 60 * 60 * 1000
const mostKept = 200

type Storage = Pick<globalThis.Storage, 'getItem' | 'setItem'>

const isCall = (one: unknown): one is CallMade =>
  typeof one === 'object' && one !== null && 'orderId' in one && 'at' in one && 'ending' in one

function read(storage: Storage): readonly CallMade[] {
  try {
    const kept: unknown = JSON.parse(storage.getItem(place) ?? '[]')
    return Array.isArray(kept) ? kept.filter(isCall) : []
  } catch {
    return []
  }
}

export function noteCall(orderId: string, phone: string, at: number, storage: Storage = localStorage): void {
  const recent = read(storage).filter((call) => at - call.at < keptMs)
  const calls = [...recent, { orderId, at, ending: phone.slice(-2) }].slice(-mostKept)
  try {
    storage.setItem(place, JSON.stringify(calls))
  } catch {
    // A full phone still calls.
  }
}

export const callsTo = (orderId: string, now: number, storage: Storage = localStorage): readonly CallMade[] =>
  read(storage).filter((call) => call.orderId === orderId && now - call.at < keptMs)

/** `+998 •• •••-••-67`: enough to tell two numbers apart. */
export const maskedPhone = (ending: string) => `+998 •• •••-••-${ending}`
