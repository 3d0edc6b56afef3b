import { useEffect, useRef, useState } from 'react'
import { type Api, useApi } from '#client/api.ts'
import { randomKey } from '#client/random-key.ts'
import type { OrderAnswer } from '#modules/orders/orders.contract.ts'
import { orderVerbsCalls } from '#modules/orders/verbs/order-verbs.calls.ts'
import { worklistCalls } from '#modules/worklist/worklist.calls.ts'
import { type Outcome, oneByOne } from './one-by-one.ts'

export type BulkDeed = 'hand' | 'confirm' | 'cancel'
export type BulkWords = { to: string; note: string }

type Running = {
  state: 'idle' | 'busy'
  tried: number
  all: number
  outcome: Outcome<OrderAnswer> | undefined
}

/** One after the other. Each order has one key for the whole dialog: tried again, it is done once. */
export function useBulkRun(deed: BulkDeed, orders: readonly OrderAnswer[]) {
  const api = useApi()
  const [keys] = useState(() => new Map(orders.map(({ id }) => [id, randomKey()])))
  const [running, setRunning] = useState<Running>({ state: 'idle', tried: 0, all: 0, outcome: undefined })
  const stopping = useRef<AbortController>(undefined)
  const stop = () => stopping.current?.abort()
  useEffect(() => () => stopping.current?.abort(), [])
  const start = async (words: BulkWords) => {
    const before = running.outcome
    const items = before ? [...before.failed.map(({ item }) => item), ...before.left] : orders
    const stopped = new AbortController()
    stopping.current = stopped
    setRunning({ state: 'busy', tried: 0, all: items.length, outcome: before })
    const act = (order: OrderAnswer) => deedOf(api, deed, order, { ...words, key: keys.get(order.id) ?? '' })
    const onProgress = (tried: number) => setRunning((now) => ({ ...now, tried }))
    const outcome = await oneByOne(items, act, { signal: stopped.signal, onProgress })
    const done = [...(before?.done ?? []), ...outcome.done]
    setRunning((now) => ({ ...now, state: 'idle', outcome: { ...outcome, done } }))
  }
  return { ...running, start, stop }
}

function deedOf(
  api: Api,
  deed: BulkDeed,
  { id, version }: OrderAnswer,
  { to, note: written, key }: BulkWords & { key: string },
) {
  const note = written.trim() || undefined
  if (deed === 'hand')
    return api.call(worklistCalls.handWork, { params: { key: `order:${id}` }, body: { to, note } }, { key })
  const body = { version, event_id: key, note }
  return api.call(orderVerbsCalls[deed], { params: { id }, body })
}
