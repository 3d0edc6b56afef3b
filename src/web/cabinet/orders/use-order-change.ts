import { useTranslations } from 'use-intl'
import type { ApiError } from '#client/api.ts'
import type { Answer } from '#client/use-answer.ts'
import type { Result } from '#kernel/result.ts'
import type { OrderDetail } from '#modules/orders/orders.contract.ts'
import { useToast } from '#ui/float/toast.tsx'

export type OrderKeeper = Pick<Answer<OrderDetail>, 'set' | 'refresh'> & { order: OrderDetail }

/** Changed by somebody, or so far that it cannot be done any more: then whatever would say so is gone, too. */
const outOfDate = ['order_changed', 'action_not_allowed', 'address_change_closed']

/**
 * Shows what became of something the person did to the order, with the version they had seen, and answers whether it
 * was done. Whoever was second is told so and sees the order as it is now.
 */
export function useOrderChange({ set, refresh }: OrderKeeper) {
  const t = useTranslations('myOrders.detail')
  const toast = useToast()
  return async (answer: Result<OrderDetail, ApiError>): Promise<boolean> => {
    if (answer.ok) set(answer.value)
    else if (answer.error.status === 409) await refresh()
    if (!answer.ok && outOfDate.includes(answer.error.code)) toast({ text: t('changed'), tone: 'info' })
    return answer.ok
  }
}
