import { createContext, useContext, useSyncExternalStore } from 'react'
import type { Result } from '#kernel/result.ts'
import type { ReportResult, Today } from '#modules/delivery/field/field.contract.ts'
import type { CallCard } from './call-cards.ts'

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

export type KeptFile = {
  readonly clientId: string
  readonly kind: FileKind
  readonly bytes: number
  /** As it was named in the report that it belongs to. */
  readonly parcel?: string
}

export type StorageRoom = {
  /** Undefined while nobody has told. */
  readonly freeBytes: number | undefined
  /** Whether the browser has promised to keep what is here; undefined while nobody has told. */
  readonly persistent: boolean | undefined
  /** Said before it matters: a shift of pictures no longer fits. */
  readonly low: boolean
}

export type FieldView = {
  /** The day as it is with what was done here since; undefined until it was told once. */
  readonly day: Today | undefined
  /** Not yet with the server, oldest first. */
  readonly queue: readonly WaitingAction[]
  readonly files: readonly KeptFile[]
  /** Pictures that the server does not take, however often they are sent: here until somebody has read it. */
  readonly refusedFiles: readonly KeptFile[]
  readonly troubles: readonly Trouble[]
  /** For the slip at the next door where nobody opens; undefined when the block is used up. */
  readonly callCard: CallCard | undefined
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
  /** Done when it is safely kept, the call card that it names with it; it is sent as soon as there is a line. */
  act(act: FieldAct): Promise<Result<QueuedAction, NotKept>>
  /** A picture that still waits here. */
  readFile(clientId: string): Promise<Blob | undefined>
  /** True when it had not been sent and is gone as if it had never been. */
  withdraw(clientId: string): Promise<boolean>
  /** Takes a delivery back: from the queue while it is there, otherwise by `undo_delivery`. */
  undo(orderId: string): Promise<'withdrawn' | 'sent' | 'full'>
  /** Somebody has read what became of an action, or of a picture that was refused. */
  understood(clientId: string): Promise<void>
  /** The courier's own order of stops: shown at once, told when there is a line. */
  arrange(orderIds: readonly string[]): Promise<void>
  /** Sends what waits and hears what has changed. */
  sync(): Promise<void>
  /** The whole day anew, after a shift has begun or ended. */
  refresh(): Promise<void>
  /** Where the phone is, while a shift is on and a parcel is out. */
  keepPosition(position: Position): Promise<void>
  /** Something small of a screen, sealed like the rest. */
  remember(name: string, value: unknown): Promise<void>
  recall(name: string): unknown
  /** Asks how much more the disk takes. */
  measureRoom(): Promise<void>
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
