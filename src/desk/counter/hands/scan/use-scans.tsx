import { createContext, type ReactNode, useContext, useMemo, useRef, useState } from 'react'
import { useApi } from '#client/api.ts'
import { signal } from '#client/scan/scan-signal.ts'
import type { CounterParcel } from '#modules/counter/counter.contract.ts'
import type { OrderDetail } from '#modules/orders/orders.contract.ts'
import { useRefreshPost } from '../../frame/use-post.ts'
import { packOf, useCounterQueue } from '../../offline/counter-queue.tsx'
import { offlineAnswer } from '../../offline/offline-answer.ts'
import { readAndStore, toneOfState } from './read-and-store.ts'
import { noScans, type Scan, type ScanState, shownScan, withScan, withState } from './scan-list.ts'

export type Scans = {
  readonly scans: readonly Scan[]
  readonly shown: Scan | undefined
  scan(text: string): void
  show(id: number): void
  /** Nothing is shown: the next one. */
  leave(): void
  /** The same once more: something has changed meanwhile. */
  again(id: number): void
  /** The server has answered to a deed. */
  changed(id: number, order: OrderDetail, part?: Partial<CounterParcel>): void
  /** It lies somewhere else now. */
  placed(id: number, place: string | null): void
  /** The deed is over. */
  finish(id: number, done: string): void
}

const ScansContext = createContext<Scans | undefined>(undefined)

export function useScans(): Scans {
  const scans = useContext(ScansContext)
  if (!scans) throw new Error('no ScansProvider around this screen')
  return scans
}

/** What was scanned here lately. One after the other goes to the server, so that two parcels do not get the same free place. */
export function ScansProvider({ children }: { children: ReactNode }) {
  const [list, setList] = useState(noScans)
  const ask = useAsk()
  const last = useRef(0)
  const turn = useRef<Promise<unknown>>(Promise.resolve())
  const scans = useMemo(() => {
    const change = (id: number, to: (scan: Scan) => Scan) => setList((before) => withState(before, id, to))
    const answer = (id: number, text: string) => {
      const work = async () => {
        const state = await ask(text)
        change(id, (scan) => ({ ...scan, state }))
      }
      turn.current = turn.current.then(work, work)
    }
    const changeParcel = (id: number, to: (parcel: CounterParcel) => CounterParcel) =>
      change(id, (scan) => withParcel(scan, to))
    return {
      scan: (text: string) => {
        last.current += 1
        const id = last.current
        setList((before) => withScan(before, id, text))
        answer(id, text)
      },
      show: (id: number) => setList((before) => ({ ...before, shown: id })),
      leave: () => setList((before) => ({ ...before, shown: undefined })),
      again: (id: number) =>
        setList((before) => {
          const scan = before.scans.find((one) => one.id === id)
          if (scan) answer(id, scan.text)
          return before
        }),
      changed: (id: number, order: OrderDetail, part: Partial<CounterParcel> = {}) =>
        changeParcel(id, (parcel) => ({ ...parcel, order, ...part })),
      placed: (id: number, place: string | null) => changeParcel(id, (parcel) => ({ ...parcel, place })),
      finish: (id: number, done: string) => change(id, (scan) => ({ ...scan, done })),
    }
  }, [ask])
  const value = useMemo(() => ({ ...scans, scans: list.scans, shown: shownScan(list) }), [scans, list])
  return <ScansContext value={value}>{children}</ScansContext>
}

function withParcel(scan: Scan, to: (parcel: CounterParcel) => CounterParcel): Scan {
  const { state } = scan
  if (state.is !== 'answered' || state.answer.kind !== 'parcel') return scan
  const parcel = to(state.answer.parcel)
  const stored =
    state.stored?.is === 'stored'
      ? { ...state.stored, place: parcel.place, problem: undefined }
      : state.stored
  return { ...scan, state: { ...state, answer: { kind: 'parcel', parcel }, stored } }
}

/** The server, or without a line what the device knows. */
function useAsk(): (text: string) => Promise<ScanState> {
  const api = useApi()
  const { store, renewPack } = useCounterQueue()
  const refreshPost = useRefreshPost()
  const latest = useRef({ api, store, renewPack, refreshPost })
  latest.current = { api, store, renewPack, refreshPost }
  return useMemo(
    () => async (text: string) => {
      const { api: line, store: kept, renewPack: renew, refreshPost: refresh } = latest.current
      const asked = navigator.onLine ? await readAndStore(line, text) : noLine
      const isLineGone = asked.is === 'failed' && asked.error.status === undefined
      const state: ScanState = isLineGone && kept ? { is: 'offline', answer: fromPack(text, kept) } : asked
      if (state.is === 'answered' && state.stored) {
        refresh()
        renew()
      }
      signal(toneOfState(state))
      return state
    },
    [],
  )
}

const noLine: ScanState = { is: 'failed', error: { code: 'network' } }

type Kept = NonNullable<ReturnType<typeof useCounterQueue>['store']>

const fromPack = (text: string, store: Kept) =>
  offlineAnswer({
    pack: packOf(store),
    text,
    waiting: store.view().queue.map(({ parcel }) => parcel),
    now: store.now(),
  })
