import { ok } from '#kernel/result.ts'
import type { Api } from '../api.ts'
import { randomKey } from '../random-key.ts'
import { nextCallCard, usedAfter } from './call-cards.ts'
import { arranged, dayWithQueue, isOf } from './day-with-queue.ts'
import type { FieldAct, FieldFile, FieldStore, FieldView, QueuedAction, StorageRoom } from './field-store.ts'
import { type FileNote, type Keeper, type KeptAction, type KeptState, openKeeper } from './keeper.ts'
import type { Shelf } from './shelf.ts'
import { askForRoom, unknownRoom } from './storage-room.ts'
import { createSyncing, type Syncing } from './syncing.ts'

export type FieldStoreOptions = {
  shelf: Shelf
  key: CryptoKey
  deviceId: string
  api: Api
  /** The session is over, or the phone was ended: what is here stays. */
  onEnded: (why: string | undefined) => void
  now?: () => number
  /** Without one, nothing but what was done here travels. */
  hasDay?: boolean | undefined
  /** How much more the disk takes. */
  roomNow?: (isFirst: boolean) => Promise<StorageRoom>
}

/** Undefined when the key does not open what lies there: it belongs to a phone that was ended. */
export async function openFieldStore(options: FieldStoreOptions): Promise<FieldStore | undefined> {
  const { shelf, key, deviceId, api, onEnded, hasDay, now = Date.now, roomNow = askForRoom } = options
  const listeners = new Set<() => void>()
  let view: FieldView | undefined
  let room = unknownRoom
  const tell = () => {
    view = undefined
    for (const listener of listeners) listener()
  }
  const keeper = await openKeeper({ shelf, key, onChange: tell })
  if (!keeper) return undefined
  const syncing = createSyncing({ api, keeper, deviceId, now, onChange: tell, onEnded, hasDay })
  const measureRoom = async (isFirst = false) => {
    room = await roomNow(isFirst).catch(() => unknownRoom)
    tell()
  }
  void measureRoom(true)
  return {
    deviceId,
    view: () => {
      view ??= { ...viewOf(keeper.state(), syncing.sending()), ...syncing.state(), room }
      return view
    },
    subscribe: (onChange) => {
      listeners.add(onChange)
      return () => void listeners.delete(onChange)
    },
    ...deeds({ keeper, syncing, now, onPicture: () => void measureRoom() }),
    arrange: async (orderIds) => {
      await keeper.change((state) => withOwn(state, { arrangement: orderIds }))
      void syncing.run()
    },
    readFile: keeper.file,
    measureRoom: () => measureRoom(),
    sync: syncing.run,
    refresh: syncing.refresh,
    now: () => now() - keeper.state().own.clockOffMs,
    keepPosition: async (position) => {
      const kept = { ...position, key: randomKey() }
      await keeper.change((state) => ({
        ...state,
        positions: [...state.positions, kept].slice(-mostPositions),
      }))
    },
    remember: async (name, value) => {
      await keeper.change((state) => withOwn(state, { memos: { ...state.own.memos, [name]: value } }))
    },
    recall: (name) => keeper.state().own.memos[name],
    close: () => {
      syncing.stop()
      listeners.clear()
      shelf.close()
    },
  }
}

/** A day of them at the pace of a walk; older ones are of no use to anybody. */
const mostPositions = 1_500

const withOwn = (state: KeptState, own: Partial<KeptState['own']>): KeptState => ({
  ...state,
  own: { ...state.own, ...own },
})

function viewOf({ told, own, actions, notes }: KeptState, sending: ReadonlySet<string>) {
  const waiting = actions.filter(({ result }) => result === undefined)
  const day =
    told && dayWithQueue(own.arrangement ? arranged(told, own.arrangement) : told, waiting, own.clockOffMs)
  return {
    day,
    queue: waiting.map((action) => ({
      ...action,
      state: sending.has(action.clientId) ? ('sending' as const) : ('waiting' as const),
    })),
    files: notes.filter(({ refused }) => !refused),
    refusedFiles: notes.filter(({ refused }) => refused),
    callCard: nextCallCard(told?.shift, own.usedCallCards),
    troubles: actions.flatMap(({ result, ...action }) => (result ? [{ action, result }] : [])),
    syncedAt: own.syncedAt,
    clockOffMs: own.clockOffMs,
  }
}

/** As long as a thumb waits for an answer. */
const longestPauseMs = 2_000

type Inside = {
  keeper: Keeper
  syncing: Syncing
  now: () => number
  /** The disk holds one more. */
  onPicture: () => void
}

/** What people do at a door, kept before it is shown. */
function deeds({ keeper, syncing, now, onPicture }: Inside) {
  const act = async ({ verb, parcel, input = {}, files = [] }: FieldAct) => {
    const made = { clientId: randomKey(), verb, parcel, input, happenedAt: new Date(now()).toISOString() }
    let action: QueuedAction = { ...made, seq: 0 }
    const bytes = new Map(
      await Promise.all(
        files.map(async ({ clientId, blob }) => [clientId, await blob.arrayBuffer()] as const),
      ),
    )
    const kept = await keeper.change((state) => {
      action = { ...made, seq: state.own.seq + 1 }
      const notes = [...state.notes, ...files.map((file) => noteOf(file, parcel))]
      const usedCallCards = usedAfter(state.told?.shift, state.own.usedCallCards, input)
      const next = { ...state, actions: [...state.actions, action], notes }
      return withOwn(next, { seq: action.seq, usedCallCards })
    }, bytes)
    if (!kept.ok) return kept
    if (files.length > 0) onPicture()
    void syncing.run()
    return ok(action)
  }
  const takeBack = async (clientId: string): Promise<'gone' | 'sending' | 'absent'> => {
    let found: 'gone' | 'sending' | 'absent' = 'absent'
    await keeper.change((state) => {
      const action = state.actions.find((one) => one.clientId === clientId && !one.result)
      if (!action) return state
      found = syncing.sending().has(clientId) ? 'sending' : 'gone'
      return found === 'gone' ? without(state, action) : state
    })
    return found
  }
  return {
    act,
    withdraw: async (clientId: string) => (await takeBack(clientId)) === 'gone',
    undo: async (orderId: string) => {
      const { told, actions } = keeper.state()
      const stop = told?.stops.find(({ order_id }) => order_id === orderId)
      const mine = actions.findLast(
        ({ verb, parcel }) => verb === 'deliver' && (stop ? isOf(stop, parcel) : parcel === orderId),
      )
      let found = mine ? await takeBack(mine.clientId) : 'absent'
      if (mine && found === 'sending') {
        // On a dead line it is on its way for as long as a try takes: then it is still here.
        await Promise.race([syncing.settled(), new Promise((wake) => setTimeout(wake, longestPauseMs))])
        found = await takeBack(mine.clientId)
      }
      if (found === 'gone') return 'withdrawn' as const
      const kept = await act({ verb: 'undo_delivery', parcel: orderId })
      return kept.ok ? ('sent' as const) : ('full' as const)
    },
    understood: async (clientId: string) => {
      await keeper.change((state) => ({
        ...state,
        actions: state.actions.filter((action) => action.clientId !== clientId || !action.result),
        notes: state.notes.filter((note) => note.clientId !== clientId || !note.refused),
      }))
    },
  }
}

const noteOf = ({ clientId, kind, blob }: FieldFile, parcel: string): FileNote => ({
  clientId,
  parcel,
  kind,
  type: blob.type,
  bytes: blob.size,
  refused: false,
})

/** Its pictures go with it: nothing else names them. */
function without(state: KeptState, action: KeptAction): KeptState {
  const text = JSON.stringify(action.input)
  return {
    ...state,
    actions: state.actions.filter((one) => one !== action),
    notes: state.notes.filter(({ clientId }) => !text.includes(clientId)),
  }
}
