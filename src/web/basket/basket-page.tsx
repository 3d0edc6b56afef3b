import './basket.css'
import { useCallback, useEffect, useState } from 'react'
import { useTranslations } from 'use-intl'
import { buttonClass } from '#ui/button.tsx'
import { EmptyState } from '#ui/screen-states.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { useLoaded } from '../profile/use-loaded.ts'
import { LocalLink } from '../shell/local-link.tsx'
import { usePageTexts } from '../shell/page-texts.ts'
import { type Basket, ordersApi, readBasket } from './answers.ts'
import { LoadFailed } from './load-failed.tsx'
import { ParcelsToPay } from './parcels-to-pay.tsx'

/** Parcels that wait for their payment. Only the browser draws it: the server knows nobody. */
export function BasketPage() {
  const t = useTranslations('basket.list')
  const common = useTranslations('common')
  const texts = usePageTexts()
  const { loaded, retry, refresh } = useLoaded(`${ordersApi}/basket`, readBasket)
  return (
    <div className="wrap basket">
      <div className="basket__head">
        <h1>{texts?.title}</h1>
        <p className="lead">{texts?.lead}</p>
      </div>
      {loaded.state === 'loading' && <Skeleton of="cards" count={2} label={common('loading')} />}
      {loaded.state === 'failed' && <LoadFailed title={t('loadFailed')} error={loaded.error} retry={retry} />}
      {loaded.state === 'ready' && <Loaded basket={loaded.data} refresh={refresh} />}
    </div>
  )
}

function Loaded({ basket, refresh }: { basket: Basket; refresh: () => Promise<void> }) {
  const now = useMinute()
  return basket.items.length === 0 ? (
    <Empty />
  ) : (
    <ParcelsToPay orders={basket.items} now={now} refresh={refresh} />
  )
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
