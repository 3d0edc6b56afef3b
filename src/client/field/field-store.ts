import { createContext, useContext, useSyncExternalStore } from 'react'
import type { Result } from '#kernel/result.ts'
import type { ReportResult, Today } from '#modules/delivery/field/field.contract.ts'

/** Something that a courier or an agent has done, on its way to the server. `parcel` is whatever the scanner has read. */
export type FieldAct = {
  readonly verb: string
  readonly parcel: string
  /** What the call of the verb takes; files stand in it by their `clientId`. */
  readonly input?: Readonly<Record<string, unknown>>
  /** Kept together with the action or not at all; they follow it when the line carries them. */
  readonly files?: readonly FieldFile[]
}

export type FileKind = 'photo' | 'signature' | 'passport'

/** `clientId` is made by `randomKey()`. */
export type FieldFile = { readonly clientId: string; readonly kind: FileKind; readonly blob: Blob }

export type QueuedAction = Required<Omit<FieldAct, 'files'>> & {
  readonly clientId: string
  /** The order of happening on this phone. */
  readonly seq: number
  /** By the clock of the phone. */
  readonly happenedAt: string
}

/** `sending`: on its way, so that it can no longer be withdrawn. */
export type WaitingAction = QueuedAction & { readonly state: 'waiting' | 'sending' }

/** An answer that somebody has to read: it came late, the parcel has moved on meanwhile, or it was refused. */
export type Trouble = { readonly action: QueuedAction; readonly result: ReportResult }

export type WaitingFile = {
  readonly clientId: string
  readonly kind: FileKind
  readonly bytes: number
  /** The server does not take it, however often it is sent. */
  readonly refused: boolean
}

export type StorageRoom = {
  /** Undefined while nobody has told. */
  readonly freeBytes: number | undefined
  /** The browser has promised to keep what is here. */
  readonly persistent: boolean
  /** Said before it matters: a shift of pictures no longer fits. */
  readonly low: boolean
}

export type FieldView = {
  /** The day as it is with what was done here since; undefined until it was told once. */
  readonly day: Today | undefined
  /** Not yet with the server, oldest first. */
  readonly queue: readonly WaitingAction[]
  readonly files: readonly WaitingFile[]
  readonly troubles: readonly Trouble[]
  readonly line: 'online' | 'offline'
  readonly syncing: boolean
  /** Milliseconds by the clock of the phone. */
  readonly syncedAt: number | undefined
  /** How far the clock of the phone is ahead of the server's. */
  readonly clockOffMs: number
  readonly room: StorageRoom
}

/** `full`: the disk took no more, and nothing was kept. */
export type NotKept = { readonly code: 'full' }

/** One queue for whoever works in the field. What it has taken is on the disk, and leaves it only with an answer. */
export type FieldStore = {
  readonly deviceId: string
  view(): FieldView
  subscribe(onChange: () => void): () => void
  /** Done when it is safely kept; it is sent as soon as there is a line. */
  act(act: FieldAct): Promise<Result<QueuedAction, NotKept>>
  /** A picture that still waits here. */
  readFile(clientId: string): Promise<Blob | undefined>
  /** True when it had not been sent and is gone as if it had never been. */
  withdraw(clientId: string): Promise<boolean>
  /** Takes a delivery back: from the queue while it is there, otherwise by `undo_delivery`. */
  undo(orderId: string): Promise<'withdrawn' | 'sent' | 'full'>
  /** Somebody has read the trouble and knows what to do. */
  understood(clientId: string): Promise<void>
  /** The courier's own order of stops: shown at once, told when there is a line. */
  arrange(orderIds: readonly string[]): Promise<void>
  /** The next number of a call card, given out once; undefined when the block is used up. */
  takeCallCard(): Promise<string | undefined>
  /** Sends what waits and hears what has changed. */
  sync(): Promise<void>
  /** The whole day anew, after a shift has begun or ended. */
  refresh(): Promise<void>
  /** Where the phone is, while a shift is on and a parcel is out. */
  keepPosition(position: Position): Promise<void>
  /** Something small of a screen, sealed like the rest. */
  remember(name: string, value: unknown): Promise<void>
  recall(name: string): unknown
  /** The moment by the server's clock, in milliseconds. */
  now(): number
  close(): void
}

export type Position = {
  /** Milliseconds by the clock of the phone. */
  readonly at: number
  readonly latitude: number
  readonly longitude: number
  readonly accuracy?: number
}

const FieldContext = createContext<FieldStore | undefined>(undefined)
export const FieldProvider = FieldContext.Provider

export function useField(): FieldStore {
  const store = useContext(FieldContext)
  if (!store) throw new Error('no FieldProvider around this screen')
  return store
}

export function useFieldView(): FieldView {
  const store = useField()
  return useSyncExternalStore(store.subscribe, store.view, store.view)
}
