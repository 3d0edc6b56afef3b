import { useEffect, useEffectEvent } from 'react'
import { useAnswer } from '#client/use-answer.ts'
import { ordersCalls } from '#modules/orders/orders.calls.ts'
import type { OrderDetail } from '#modules/orders/orders.contract.ts'

const askAgainMs = 3_000

/** While something is waited for that somebody else does: a payment, an operator's yes, a new code. */
export function useWatchedOrder(id: string, isWaiting: boolean, onOrder: (order: OrderDetail) => void): void {
  const { data } = useAnswer(ordersCalls.readOrder, isWaiting ? { params: { id } } : undefined, {
    quiet: true,
    pollMs: () => askAgainMs,
  })
  const tell = useEffectEvent(onOrder)
  useEffect(() => {
    if (data) tell(data)
  }, [data])
}
