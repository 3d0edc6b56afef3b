import { useCallback, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import type { PaymentType } from '#modules/orders/domain/order.ts'
import type { OrderAnswer } from '#modules/orders/orders.contract.ts'
import { localizedPath } from '#platform/i18n/locales.ts'
import { type ApiError, useApi } from '../api-client.ts'
import { randomKey } from '../random-key.ts'
import { useLocale } from '../shell/current-page.ts'
import { ordersApi, readCheckout } from './answers.ts'
import { isUnanswered, type Sent, sentAgain } from './checkout-key.ts'
import { useComeBack } from './use-come-back.ts'

export type Checkout = {
  state: 'idle' | 'busy' | 'failed'
  error: ApiError | undefined
  /** Nobody knows whether it was done: the next press asks for the same. */
  unanswered: boolean
  /** By a link, somebody else pays: the person stays here. */
  send: (orders: readonly OrderAnswer[], type: PaymentType, by?: 'link') => Promise<void>
  reset: () => void
}

/** Sends the chosen parcels on their way, and the person to the page that comes after. */
export function useCheckout(onRefused: (error: ApiError) => void): Checkout {
  const api = useApi()
  const locale = useLocale()
  const navigate = useNavigate()
  const sent = useRef<Sent>(undefined)
  const [task, setTask] = useState<Pick<Checkout, 'state' | 'error'>>({ state: 'idle', error: undefined })

  const send: Checkout['send'] = async (orders, payment_type, by) => {
    if (task.state === 'busy') return
    const body = { order_ids: orders.map(({ id }) => id), payment_type }
    const question = sentAgain(sent.current, JSON.stringify(body), randomKey())
    sent.current = question
    setTask({ state: 'busy', error: undefined })
    const answer = await api.request(`${ordersApi}/basket/checkout`, {
      method: 'POST',
      body,
      idempotencyKey: question.key,
      read: readCheckout,
    })
    if (!answer.ok) {
      if (!isUnanswered(answer.error)) {
        sent.current = undefined
        onRefused(answer.error)
      }
      setTask({ state: 'failed', error: answer.error })
      return
    }
    sent.current = undefined
    const { checkout } = answer.value
    if (checkout && by === undefined) return window.location.assign(checkout.pay_url)
    const bill = checkout ? `checkout=${checkout.number}&` : ''
    void navigate(localizedPath(locale, `/order-thanks?${bill}ids=${body.order_ids.join(',')}`))
  }
  const reset = useCallback(() => setTask({ state: 'idle', error: undefined }), [])
  // Back from the bank by the browser's button, the page stands as it was left: at work.
  useComeBack(reset)

  return {
    ...task,
    unanswered: task.error !== undefined && isUnanswered(task.error),
    send,
    reset,
  }
}
