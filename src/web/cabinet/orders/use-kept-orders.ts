import { useEffect, useEffectEvent } from 'react'
import { useLocale } from '#client/surroundings.ts'
import type { OrderAnswer } from '#modules/orders/orders.contract.ts'
import { formatter } from '#platform/i18n/format.ts'
import { useKeepParcels } from '../../shell/app/kept-parcels.ts'
import { useOrderTexts } from './order-texts.ts'
import { routeNames } from './place-names.ts'

/** One's own orders as they were seen last, for the time without a line. Undefined: what is in sight is not to be kept. */
export function useKeptOrders(orders: readonly OrderAnswer[] | undefined): void {
  const locale = useLocale()
  const { note } = useOrderTexts()
  const keepParcels = useKeepParcels()
  const keep = useEffectEvent((listed: readonly OrderAnswer[]) => {
    const now = new Date()
    const seen = formatter(locale).dateTime(now)
    keepParcels(
      listed.map((order) => {
        const [from, to] = routeNames(order, locale)
        const { tracking_code: code, status_label: state } = order
        return { code, from, to, state, when: note(order), seen, at: now.getTime(), mine: true }
      }),
    )
  })
  useEffect(() => {
    if (orders) keep(orders)
  }, [orders])
}
