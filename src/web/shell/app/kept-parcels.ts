import { useState } from 'react'
import { storedToken } from '#client/session.ts'
import { keptMs } from './kept-for.ts'
import { askForWorker } from './worker.ts'

/**
 * A parcel as it was seen on this device, in words: no names, no phones, no addresses. Whatever ends a session clears it with
 * the rest of the storage. The page without a line shows it (`server/app/offline-page.server.ts`).
 */
export type KeptParcel = Readonly<{
  code: string
  from: string
  to: string
  state: string
  when: string
  /** The moment it was seen, in words and as a number. */
  seen: string
  at: number
  /** Of the person's own orders; the others were looked up by their code. */
  mine: boolean
}>

const key = 'recentParcels'
const most = { mine: 10, lookedUp: 5 } as const

export const readLookedUp = (): readonly KeptParcel[] => read().filter(({ mine }) => !mine)

/** Newest first, each once of a kind, and no more of a kind than the device keeps. */
export function withKept(before: readonly KeptParcel[], seen: readonly KeptParcel[]): readonly KeptParcel[] {
  const isSeen = ({ code, mine }: KeptParcel) => seen.some((one) => one.code === code && one.mine === mine)
  const all = [...seen, ...before.filter((one) => !isSeen(one))]
  const mine = new Set(all.filter((one) => one.mine).slice(0, most.mine))
  const lookedUp = new Set(all.filter((one) => !one.mine).slice(0, most.lookedUp))
  return all.filter((one) => mine.has(one) || lookedUp.has(one))
}

/**
 * Keeps what is seen on a page while the session is the one in which the page was opened: what ends a session erases the list,
 * and a page that is still open in another tab does not write it anew.
 */
export function useKeepParcels(): (seen: readonly KeptParcel[]) => void {
  const [openedWith] = useState(storedToken)
  return (seen) => {
    if (seen.length === 0 || storedToken() !== openedWith) return
    write(withKept(read(), seen))
    askForWorker()
  }
}

export const forgetLookedUp = (): void => write(read().filter(({ mine }) => mine))

function read(): readonly KeptParcel[] {
  try {
    return keptParcelsIn(JSON.parse(localStorage.getItem(key) ?? '[]'), Date.now())
  } catch {
    return []
  }
}

function write(parcels: readonly KeptParcel[]): void {
  try {
    localStorage.setItem(key, JSON.stringify(parcels))
  } catch {
    // A device that keeps nothing has no list.
  }
}

/** From storage, where anything may stand: what has neither code nor towns is no parcel, and what is old is none any more. */
export function keptParcelsIn(stored: unknown, now: number): readonly KeptParcel[] {
  if (!Array.isArray(stored)) return []
  return stored.flatMap((value: unknown) => {
    const { code, from, to, state, when, seen, at, mine } = (value ?? {}) as Record<string, unknown>
    if (typeof code !== 'string' || typeof from !== 'string' || typeof to !== 'string') return []
    // An earlier version wrote no moment: those are kept from now on.
    const moment = typeof at === 'number' ? at : now
    if (now - moment > keptMs) return []
    const words = { state: text(state), when: text(when), seen: text(seen) }
    return [{ code, from, to, ...words, at: moment, mine: mine === true }]
  })
}

const text = (value: unknown) => (typeof value === 'string' ? value : '')
