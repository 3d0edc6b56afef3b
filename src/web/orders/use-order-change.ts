import { useTranslations } from 'use-intl'
import type { OrderDetail } from '#modules/orders/orders.contract.ts'
import { useToast } from '#ui/toast.tsx'
import { useApi } from '../api-client.ts'
import { type Task, useTask } from '../profile/use-task.ts'
import { ordersApi, readOrder } from './answers.ts'
import type { OrderSource } from './use-order.ts'

export type OrderKeeper = Pick<OrderSource, 'put' | 'refresh'> & { order: OrderDetail }

/** Changed by somebody, or so far that it cannot be done any more: then whatever would say so is gone, too. */
const outOfDate = ['order_changed', 'action_not_allowed', 'address_change_closed']

type Call = { path: string; method?: 'POST' | 'PATCH'; body?: object }

/**
 * Something the person does to the order, with the version they have seen. Whoever was second is told so and sees the
 * order as it is now.
 */
export function useOrderChange({ order, put, refresh }: OrderKeeper): Task & {
  send: (call: Call) => Promise<boolean>
} {
  const t = useTranslations('myOrders.detail')
  const api = useApi()
  const toast = useToast()
  const task = useTask()
  const send = ({ path, method = 'POST', body }: Call) =>
    task.run(async () => {
      const answer = await api.request(`${ordersApi}/orders/${order.id}/${path}`, {
        method,
        body: { ...body, version: order.version },
        read: readOrder,
      })
      if (answer.ok) put(answer.value)
      else if (answer.error.status === 409) await refresh()
      if (!answer.ok && outOfDate.includes(answer.error.code)) toast({ text: t('changed'), tone: 'info' })
      return answer
    })
  return { ...task, send }
}
