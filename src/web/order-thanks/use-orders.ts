import { useCallback, useEffect, useState } from 'react'
import type { OrderDetail } from '#modules/orders/orders.contract.ts'
import { type ApiError, useApi } from '../api-client.ts'
import { ordersApi, readOrder } from '../basket/answers.ts'

export type Orders =
  | { readonly state: 'loading' }
  | { readonly state: 'failed'; readonly error: ApiError }
  /** Without those that are not this person's. */
  | { readonly state: 'ready'; readonly orders: readonly OrderDetail[] }

export function useOrders(ids: readonly string[]): { found: Orders; retry: () => void } {
  const api = useApi()
  const [found, setFound] = useState<Orders>({ state: 'loading' })
  const [round, setRound] = useState(0)
  const wanted = ids.join(',')

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new round asks again
  useEffect(() => {
    const stop = new AbortController()
    const read = (id: string) =>
      api.request(`${ordersApi}/orders/${id}`, { read: readOrder, signal: stop.signal })
    const asked = wanted === '' ? [] : wanted.split(',').map(read)
    setFound({ state: 'loading' })
    void Promise.all(asked).then((answers) => {
      if (stop.signal.aborted) return
      const failed = answers.find((answer) => !answer.ok && answer.error.code !== 'not_found')
      if (failed && !failed.ok) setFound({ state: 'failed', error: failed.error })
      else setFound({ state: 'ready', orders: answers.flatMap((one) => (one.ok ? [one.value] : [])) })
    })
    return () => stop.abort()
  }, [api, wanted, round])

  const retry = useCallback(() => setRound((before) => before + 1), [])
  return { found, retry }
}
