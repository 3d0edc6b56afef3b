import { useNavigate } from 'react-router'
import type { ApiError } from '#client/api.ts'
import { useLocale } from '#client/surroundings.ts'
import { isUnanswered, type TaskLook, useTask } from '#client/use-task.ts'
import { checkoutCalls } from '#modules/orders/basket/checkout.calls.ts'
import type { PaymentType } from '#modules/orders/domain/order.ts'
import type { OrderAnswer } from '#modules/orders/orders.contract.ts'
import { localizedPath } from '#platform/i18n/locales.ts'
import { useComeBack } from './use-come-back.ts'

export type Checkout = TaskLook & {
  /** By a link, somebody else pays: the person stays here. */
  send: (orders: readonly OrderAnswer[], type: PaymentType, by?: 'link') => Promise<void>
}

/** Sends the chosen parcels on their way, and the person to the page that comes after. */
export function useCheckout(onRefused: (error: ApiError) => void): Checkout {
  const locale = useLocale()
  const navigate = useNavigate()
  const { run, ...task } = useTask(checkoutCalls.checkout)

  const send: Checkout['send'] = async (orders, payment_type, by) => {
    if (task.state === 'done') return
    const order_ids = orders.map(({ id }) => id)
    const answer = await run({ body: { order_ids, payment_type } })
    if (!answer.ok) {
      if (!isUnanswered(answer.error)) onRefused(answer.error)
      return
    }
    const { checkout } = answer.value
    if (checkout && by === undefined) return window.location.assign(checkout.pay_url)
    const bill = checkout ? `checkout=${checkout.number}&` : ''
    void navigate(localizedPath(locale, `/order-thanks?${bill}ids=${order_ids.join(',')}`))
  }
  // Back from the bank by the browser's button, the page stands as it was left: at work.
  useComeBack(task.reset)
  // Done means on the way to another page: nothing to press until it is there.
  return { ...task, state: task.state === 'done' ? 'busy' : task.state, send }
}
