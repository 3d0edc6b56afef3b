import { useEffect, useRef, useState } from 'react'
import { type Api, useApi } from '#client/api.ts'
import { useFailureText } from '#client/failure-text.ts'
import { randomKey } from '#client/random-key.ts'
import { counterCalls } from '#modules/counter/counter.calls.ts'
import { orderVerbsCalls } from '#modules/orders/verbs/order-verbs.calls.ts'
import { isKnown, readHeard, readKept, type Scan, type Scans, withAnswer, withHeard } from './take-scans.ts'

/** What the last scan was answered with, before the server is asked and after. */
export type Last =
  | Readonly<{ kind: 'scan'; code: string }>
  | Readonly<{ kind: 'again'; code: string }>
  | Readonly<{ kind: 'unreadable'; text: string }>

/** What the last one was answered with, if it was a code at all. */
export const scanOf = (last: Last | undefined, scans: Scans): Scan | undefined =>
  last === undefined || last.kind === 'unreadable' ? undefined : scans.find(({ code }) => code === last.code)

type StoreScans = Readonly<{
  scans: Scans
  last: Last | undefined
  hear: (text: string) => void
  forget: () => void
}>

/**
 * Everything that is scanned is stored, one after the other and in the order of scanning, and gets its place on the
 * shelf. `keptAs` is the name under which it is kept while another tab is open.
 */
export function useStoreScans(keptAs: string, hasShelf: boolean, onStored: () => void): StoreScans {
  const api = useApi()
  const failureText = useFailureText()
  const [scans, setScans] = useKeptScans(keptAs)
  const [last, setLast] = useState<Last>()
  const known = useRef(scans)
  const line = useRef(Promise.resolve())
  const change = (next: Scans) => {
    known.current = next
    setScans(next)
  }
  const answered = (code: string, answer: Partial<Scan>) => change(withAnswer(known.current, code, answer))

  const store = async (code: string) => {
    const stored = await api.call(
      orderVerbsCalls.store,
      { params: { id: code }, body: {} },
      { key: randomKey() },
    )
    if (!stored.ok) return answered(code, { state: 'refused', reason: failureText(stored.error) })
    answered(code, { state: 'stored', orderId: stored.value.id })
    onStored()
    if (!hasShelf || code.startsWith('BG')) return
    const place = await placeFor(api, stored.value.id)
    if (place !== undefined) answered(code, { place })
  }
  const lay = async (code: string, place: string) => {
    const id = known.current.find((scan) => scan.code === code)?.orderId
    if (id === undefined) return
    const laid = await api.call(counterCalls.placeOnShelf, { params: { id }, body: { place } })
    if (laid.ok) answered(code, { place: laid.value.place ?? place })
  }
  const hear = (text: string) => {
    const heard = readHeard(text)
    if (heard.kind === 'unreadable') return setLast({ kind: 'unreadable', text })
    if (heard.kind === 'place') {
      const [before] = known.current
      if (before && hasShelf) line.current = line.current.then(() => lay(before.code, heard.place))
      return
    }
    const { code } = heard
    if (isKnown(known.current, code)) return setLast({ kind: 'again', code })
    change(withHeard(known.current, heard))
    setLast({ kind: 'scan', code })
    line.current = line.current.then(() => store(code))
  }
  const forget = () => {
    change([])
    setLast(undefined)
  }
  return { scans, last, hear, forget }
}

/** Where it lies by now, or the place that is free for it, which is then its own. */
async function placeFor(api: Api, id: string): Promise<string | undefined> {
  const found = await api.call(counterCalls.scan, { query: { q: id } }, { quiet: true })
  if (!found.ok || found.value.kind !== 'parcel') return undefined
  const { place, free_place: free } = found.value.parcel
  if (place !== null || free === null) return place ?? undefined
  const laid = await api.call(counterCalls.placeOnShelf, { params: { id }, body: { place: free } })
  return laid.ok ? (laid.value.place ?? free) : undefined
}

/** Another tab in between, or a reload, loses none of it. */
function useKeptScans(name: string): [Scans, (scans: Scans) => void] {
  const [scans, setScans] = useState<Scans>(() => {
    try {
      return readKept(JSON.parse(sessionStorage.getItem(name) ?? 'null'))
    } catch {
      return []
    }
  })
  useEffect(() => {
    if (scans.length === 0) sessionStorage.removeItem(name)
    else sessionStorage.setItem(name, JSON.stringify(scans))
  }, [name, scans])
  return [scans, setScans]
}
