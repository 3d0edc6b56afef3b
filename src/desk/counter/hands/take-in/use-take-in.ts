import { useTranslations } from 'use-intl'
import { useApi } from '#client/api.ts'
import { useFailureText } from '#client/failure-text.ts'
import { useLocale } from '#client/surroundings.ts'
import { counterCalls } from '#modules/counter/counter.calls.ts'
import { orderVerbsCalls } from '#modules/orders/verbs/order-verbs.calls.ts'
import { formatter } from '#platform/i18n/format.ts'
import { labelOf } from '../scan/scan-list.ts'
import { useScans } from '../scan/use-scans.tsx'
import { useDeed } from '../use-deed.ts'
import type { TakeInProps } from './props.ts'

/** The sender's yes to a higher price, where there is one. */
export type SendersYes = { code?: string; proof?: { kind: 'signature'; signature: string } }

/** Takes the parcel in and lays it on the shelf at once, so that it does not lie about without a place. */
export function useTakeIn({ scan, parcel }: Pick<TakeInProps, 'scan' | 'parcel'>) {
  const t = useTranslations('deskCounterHands.takeIn')
  const api = useApi()
  const { finish, placed } = useScans()
  const failureText = useFailureText()
  const format = formatter(useLocale())
  const task = useDeed(scan.id, orderVerbsCalls.drop_off)
  const { order, free_place: free } = parcel
  const take = async (yes: SendersYes) => {
    const body = { scan: labelOf(scan, parcel), version: order.version, ...yes }
    const answer = await task.run({ params: { id: order.id }, body })
    if (!answer.ok) return answer
    const { price, payment_type: paying } = answer.value
    const isCash = paying === 'cash' && !order.paid
    if (free !== null) {
      const input = { params: { id: order.id }, body: { place: free } }
      const laid = await api.call(counterCalls.placeOnShelf, input)
      if (laid.ok) placed(scan.id, laid.value.place)
    }
    finish(scan.id, isCash ? t('tookIn', { amount: format.money(price) }) : t('tookInPaid'))
    return answer
  }
  return {
    take,
    busy: task.state === 'busy',
    error: task.error,
    problem: task.error && failureText(task.error),
  }
}
