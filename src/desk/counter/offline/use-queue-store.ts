import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import type { Api } from '#client/api.ts'
import { useApi } from '#client/api.ts'
import type { FieldStore } from '#client/field/field-store.ts'
import { keepInTouch } from '#client/field/keep-in-touch.ts'
import { useOnlyWindow } from '#client/field/only-window.ts'
import { openFieldStore } from '#client/field/open-field-store.ts'
import { openShelf, type Shelf } from '#client/field/shelf.ts'
import { storedToken } from '#client/session.ts'
import { counterCalls } from '#modules/counter/counter.calls.ts'
import type { OfflinePack } from '#modules/counter/counter.contract.ts'
import { type CounterQueue, keepPack, type QueueState } from './counter-queue.tsx'
import {
  lockSeals,
  openedByServer,
  openSealBook,
  recordOf,
  type SealBook,
  type SealRecord,
} from './seal-book.ts'

const renewEveryMs = 3 * 60_000
const lockName = 'tezbox-counter'

/** Opens the sealed queue of who works here: at once with the key that lies here, otherwise when the server has given its half. */
export function useQueueStore(person: string): CounterQueue {
  const api = useApi()
  const { isMine, take } = useOnlyWindow(lockName)
  const [store, setStore] = useState<FieldStore>()
  const [state, setState] = useState<QueueState>('opening')
  const renewing = useRef<() => void>(undefined)
  useEffect(() => {
    if (isMine === false) return setState('elsewhere')
    if (isMine === undefined) return
    const left = new AbortController()
    const opening = openQueue({ api, person, signal: left.signal, onOpen: setStore, onState: setState })
    renewing.current = () => void opening.then((opened) => opened?.renew())
    return () => {
      left.abort()
      renewing.current = undefined
      setStore(undefined)
      void opening.then((opened) => opened?.close())
    }
  }, [api, person, isMine])
  useEffect(() => (store ? keepInTouch(store) : undefined), [store])
  const renewPack = useCallback(() => renewing.current?.(), [])
  return useMemo(() => ({ state, store, take, renewPack }), [state, store, take, renewPack])
}

type Opening = {
  api: Api
  person: string
  signal: AbortSignal
  onOpen: (store: FieldStore) => void
  onState: (state: QueueState) => void
}

type Opened = { renew: () => Promise<void>; close: () => void }

async function openQueue(opening: Opening): Promise<Opened | undefined> {
  const { person, signal, onState } = opening
  // Behind plain HTTP, other than on localhost, browsers have no cryptography: then nothing is kept.
  if (!globalThis.crypto?.subtle || !globalThis.indexedDB) {
    onState('none')
    return undefined
  }
  try {
    const book = await openSealBook()
    const record = await recordOf(book, person)
    if (signal.aborted) return undefined
    return await keepOpen(opening, book, record)
  } catch {
    onState('none')
    return undefined
  }
}

async function keepOpen(opening: Opening, book: SealBook, record: SealRecord): Promise<Opened> {
  const { api, person, signal, onOpen, onState } = opening
  let store: FieldStore | undefined
  let shelf: Shelf | undefined
  const openWith = async (key: CryptoKey) => {
    shelf ??= await openShelf(`tezbox-counter-${person}`)
    const opened = await openFieldStore({
      shelf,
      key,
      deviceId: record.device,
      api,
      hasDay: false,
      // Whoever ended the session has ended what this device can open by itself.
      onEnded: () => void lockSeals(book),
    })
    if (!opened || signal.aborted) return
    store = opened
    onOpen(opened)
    onState('open')
  }
  const opensAnew = async (pack: OfflinePack) => {
    const key = await openedByServer(book, record, pack.half)
    await openWith(key)
    // Sealed with a key that exists nowhere any more (another SECRET_KEY of the server): nobody can ever read it.
    if (!store && !signal.aborted) {
      await shelf?.clear()
      await openWith(key)
    }
  }
  const renew = async () => {
    const answer = await api.call(counterCalls.readOfflinePack, {}, { quiet: true, signal })
    if (signal.aborted) return
    if (!answer.ok) {
      if (answer.error.code === 'unauthorized') await lockSeals(book)
      if (!store) onState('none')
      return
    }
    if (!store) await opensAnew(answer.value)
    if (store) await keepPack(store, answer.value)
  }
  if (record.key) await openWith(record.key)
  const renewed = renew()
  if (!store) await renewed
  const timer = setInterval(() => void renew(), renewEveryMs)
  const whenBack = () => void renew()
  window.addEventListener('online', whenBack)
  return {
    renew,
    close: () => {
      clearInterval(timer)
      window.removeEventListener('online', whenBack)
      store?.close()
      shelf?.close()
      // Led away by a refused token, or signed out: the way back is the server's half.
      if (storedToken() === null) void lockSeals(book)
    },
  }
}
