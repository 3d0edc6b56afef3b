import { useCallback, useEffect, useRef, useState } from 'react'
import type { Confirmation } from '#modules/orders/desk-orders.contract.ts'
import type { ApiError } from '#web/api-client.ts'
import { useOrderCalls } from './order-calls.ts'
import { continued, put, type Queue, refreshed, sizeOf, without } from './queue-state.ts'

const refreshMs = 20_000

/** The queue of calls. It looks again by itself, and when somebody comes back to the screen. */
export function useQueue() {
  const calls = useOrderCalls()
  const [queue, setQueue] = useState<Queue>()
  const [error, setError] = useState<ApiError>()
  const [busy, setBusy] = useState(false)
  const current = useRef<Queue>(undefined)
  useEffect(() => {
    current.current = queue
  }, [queue])

  const refresh = useCallback(
    async (signal: AbortSignal) => {
      const answer = await calls.queue(`limit=${sizeOf(current.current)}`, signal)
      if (signal.aborted) return
      setError(answer.ok ? undefined : answer.error)
      if (answer.ok) setQueue((before) => refreshed(before, answer.value))
    },
    [calls],
  )
  const again = useRepeated(refresh)

  const more = async () => {
    if (!queue?.nextCursor) return
    setBusy(true)
    const cursor = encodeURIComponent(queue.nextCursor)
    const answer = await calls.queue(`cursor=${cursor}`, new AbortController().signal)
    setBusy(false)
    if (answer.ok) setQueue((before) => before && continued(before, answer.value))
    else setError(answer.error)
  }
  return {
    queue,
    error,
    busy,
    more,
    again,
    put: useCallback((item: Confirmation) => setQueue((before) => before && put(before, item)), []),
    drop: useCallback((id: string) => setQueue((before) => before && without(before, id, Date.now())), []),
  }
}

/** Now, every twenty seconds while the screen is looked at, whenever it is looked at again, and on demand. */
function useRepeated(refresh: (signal: AbortSignal) => Promise<void>): () => void {
  const left = useRef<AbortController>(undefined)
  const look = useCallback(() => {
    left.current?.abort()
    left.current = new AbortController()
    void refresh(left.current.signal)
  }, [refresh])
  useEffect(() => {
    look()
    const lookIfSeen = () => {
      if (document.visibilityState === 'visible') look()
    }
    const ticking = setInterval(lookIfSeen, refreshMs)
    document.addEventListener('visibilitychange', lookIfSeen)
    window.addEventListener('focus', lookIfSeen)
    return () => {
      clearInterval(ticking)
      document.removeEventListener('visibilitychange', lookIfSeen)
      window.removeEventListener('focus', lookIfSeen)
      left.current?.abort()
    }
  }, [look])
  return look
}
