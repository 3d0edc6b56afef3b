import { createContext, type ReactNode, useContext, useSyncExternalStore } from 'react'
import type { FieldStore, FieldView } from '#client/field/field-store.ts'
import type { CounterPost, OfflinePack } from '#modules/counter/counter.contract.ts'

/**
 * `opening`: not known yet. `none`: this browser keeps nothing sealed, or the server has not been reached since signing in: then
 * everything needs the line. `elsewhere`: another window of the same browser has the queue.
 */
export type QueueState = 'opening' | 'open' | 'none' | 'elsewhere'

export type CounterQueue = {
  readonly state: QueueState
  readonly store: FieldStore | undefined
  /** The queue from another window. */
  readonly take: () => void
  /** Asks again what may be handed out without a line. */
  readonly renewPack: () => void
}

const QueueContext = createContext<CounterQueue | undefined>(undefined)

export function CounterQueueProvider({ queue, children }: { queue: CounterQueue; children: ReactNode }) {
  return <QueueContext value={queue}>{children}</QueueContext>
}

export function useCounterQueue(): CounterQueue {
  const queue = useContext(QueueContext)
  if (!queue) throw new Error('no CounterQueueProvider around this screen')
  return queue
}

const nothing = () => () => undefined
const unknown = () => undefined

/** What waits here; undefined while nothing is open. */
export function useQueueView(): FieldView | undefined {
  const { store } = useCounterQueue()
  return useSyncExternalStore(store?.subscribe ?? nothing, store?.view ?? unknown, unknown)
}

/** Names under which the device remembers things of the counter, sealed with the rest. */
const memos = { pack: 'counter pack', post: 'counter post', names: 'counter names' } as const

export type KeptName = { readonly name: string; readonly place: string | null }
/** Of those whose hand-out waits: by then they have left the pack. */
export type KeptNames = Readonly<Record<string, KeptName>>

/** Sealed by this device: what is read is what it wrote. */
const recalled = <T,>(store: FieldStore | undefined, memo: string) => store?.recall(memo) as T | undefined

export const packOf = (store: FieldStore | undefined) => recalled<OfflinePack>(store, memos.pack)
export const postOf = (store: FieldStore | undefined) => recalled<CounterPost>(store, memos.post)
export const namesOf = (store: FieldStore | undefined) => recalled<KeptNames>(store, memos.names) ?? {}

export const keepPack = (store: FieldStore, pack: OfflinePack) => store.remember(memos.pack, pack)
export const keepPost = (store: FieldStore, post: CounterPost) => store.remember(memos.post, post)

/** Only of what is still in the queue, so that the list does not grow for ever. */
export function keepName(store: FieldStore, parcel: string, name: KeptName): Promise<void> {
  const { queue, troubles } = store.view()
  const open = new Set([...queue, ...troubles.map(({ action }) => action)].map((action) => action.parcel))
  const kept = Object.entries(namesOf(store)).filter(([code]) => open.has(code))
  return store.remember(memos.names, { ...Object.fromEntries(kept), [parcel]: name })
}

/** What has to be sent, or read, before anybody leaves. */
export function openThings(view: FieldView | undefined): { waiting: number; questions: number } {
  if (!view) return { waiting: 0, questions: 0 }
  const { queue, files, troubles, refusedFiles } = view
  // A picture goes with its hand-out: it counts by itself only when that has left.
  const waiting = Math.max(queue.length, files.length)
  return { waiting, questions: troubles.length + refusedFiles.length }
}
