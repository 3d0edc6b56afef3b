import './basket.css'
import { useCallback, useEffect, useState } from 'react'
import { useTranslations } from 'use-intl'
import { Loaded, LoadingShape } from '#client/loaded.tsx'
import { useAnswer } from '#client/use-answer.ts'
import { ordersCalls } from '#modules/orders/orders.calls.ts'
import type { OrderAnswer } from '#modules/orders/orders.contract.ts'
import { buttonClass } from '#ui/button.tsx'
import { EmptyState } from '#ui/waiting/screen-states.tsx'
import { LocalLink } from '../../shell/local-link.tsx'
import { usePageTexts } from '../../shell/page-texts.ts'
import { ParcelsToPay } from './parcels-to-pay.tsx'

/** Parcels that wait for their payment. Only the browser draws it: the server knows nobody. */
export function BasketPage() {
  const t = useTranslations('basket.list')
  const texts = usePageTexts()
  const basket = useAnswer(ordersCalls.readBasket, {})
  return (
    <div className="wrap basket">
      <div>
        <h1>{texts?.title}</h1>
        <p className="lead basket__lead">{texts?.lead}</p>
      </div>
      <Loaded of={basket} title={t('loadFailed')} skeleton={<LoadingShape of="cards" count={2} />}>
        {({ items }) => <Waiting orders={items} refresh={basket.refresh} />}
      </Loaded>
    </div>
  )
}

type WaitingProps = { orders: readonly OrderAnswer[]; refresh: () => Promise<void> }

function Waiting({ orders, refresh }: WaitingProps) {
  const now = useMinute()
  return orders.length === 0 ? <Empty /> : <ParcelsToPay orders={orders} now={now} refresh={refresh} />
}

function Empty() {
  const t = useTranslations('basket.list')
  const shared = useTranslations('basket.shared')
  return (
    <EmptyState
      title={t('emptyTitle')}
      action={
        <div className="basket__next">
          <LocalLink className={buttonClass()} to="/send_parcel">
            {t('send')}
          </LocalLink>
          <LocalLink className={buttonClass({ look: 'second' })} to="/order-list?page=1">
            {shared('orders')}
          </LocalLink>
        </div>
      }
    >
      {t('emptyText')}
    </EmptyState>
  )
}

const minuteMs = 60_000

/** The time, a minute at a time: what is left of seven days stays true on a page that stays open. */
function useMinute(): number {
  const [now, setNow] = useState(() => Date.now())
  const tick = useCallback(() => setNow(Date.now()), [])
  useEffect(() => {
    const timer = setInterval(tick, minuteMs)
    return () => clearInterval(timer)
  }, [tick])
  return now
}
