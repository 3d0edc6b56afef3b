import { useCallback, useState } from 'react'
import { useAnswer } from '#client/use-answer.ts'
import { useTask } from '#client/use-task.ts'
import { deskOrdersCalls } from '#modules/orders/desk/desk-orders.calls.ts'
import type { Confirmation, ConfirmationList } from '#modules/orders/desk/desk-orders.contract.ts'
import { continued, put, type Queue, refreshed, sizeOf, without } from '../../parts/calls/queue-state.ts'

const pollMs = () => 20_000

/** `page`: the beginning as it was answered last; it is in the queue already. */
type Known = { queue: Queue | undefined; page: ConfirmationList | undefined }

/** The queue of calls. It looks again by itself, and when somebody comes back to the screen. */
export function useQueue() {
  const [{ queue, page }, setKnown] = useState<Known>({ queue: undefined, page: undefined })
  const asked = { query: { limit: sizeOf(queue) } }
  const beginning = useAnswer(deskOrdersCalls.listConfirmations, asked, { keep: true, pollMs })
  const next = useTask(deskOrdersCalls.listConfirmations)
  const { data, refresh, retry } = beginning
  if (data && data !== page) {
    setKnown({ queue: refreshed(queue, data), page: data })
    if (next.error) next.reset()
  }

  const change = useCallback(
    (make: (before: Queue) => Queue) =>
      setKnown((before) => ({ ...before, queue: before.queue && make(before.queue) })),
    [],
  )
  const more = async () => {
    if (!queue?.nextCursor) return
    const answer = await next.run({ query: { cursor: queue.nextCursor } })
    if (answer.ok) change((before) => continued(before, answer.value))
  }
  return {
    queue,
    error: beginning.error ?? next.error,
    busy: next.state === 'busy',
    more,
    again: useCallback(() => void refresh(), [refresh]),
    retry,
    put: useCallback((item: Confirmation) => change((before) => put(before, item)), [change]),
    drop: useCallback((id: string) => change((before) => without(before, id, Date.now())), [change]),
  }
}
