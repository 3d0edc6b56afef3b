import './order-detail.css'
import { useMemo } from 'react'
import { useParams } from 'react-router'
import { useTranslations } from 'use-intl'
import { Button } from '#ui/button.tsx'
import { ErrorState } from '#ui/screen-states.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import type { ApiError } from '../api-client.ts'
import { OrderCod } from '../cod/order-cod.tsx'
import { ratingOfOrder } from '../feedback/answers.ts'
import { RateDelivery } from '../feedback/rate-delivery.tsx'
import { NotFound } from '../shell/not-found.tsx'
import { useFailureText } from '../use-failure-text.ts'
import { OrderActions } from './order-actions.tsx'
import { OrderClaims } from './order-claims.tsx'
import { OrderEnds } from './order-ends.tsx'
import { OrderHead, OrderNow } from './order-head.tsx'
import { OrderLabel } from './order-label.tsx'
import { OrderMoney } from './order-money.tsx'
import { OrderParcel } from './order-parcel.tsx'
import { OrderPictures } from './order-pictures.tsx'
import { OrderWay } from './order-way.tsx'
import { useOrder } from './use-order.ts'
import type { OrderKeeper } from './use-order-change.ts'
import { usePointNames } from './use-point-names.ts'

/** One order with everything that its sender may know and do. */
export function OrderDetailPage() {
  const { id = '' } = useParams()
  // Another order is another page: nothing of the one before stays.
  return <OneOrder key={id} id={id} />
}

function OneOrder({ id }: { id: string }) {
  const t = useTranslations('common')
  const { loaded, put, refresh, retry } = useOrder(id)
  switch (loaded.state) {
    case 'loading':
      return (
        <div className="wrap order-detail">
          <Skeleton of="cards" count={4} label={t('loading')} />
        </div>
      )
    case 'failed':
      return <NotLoaded error={loaded.error} onRetry={retry} />
    case 'ready':
      return <OrderScreen order={loaded.order} put={put} refresh={refresh} />
  }
}

/** A number that is nobody's and the order of somebody else look the same. */
const isMissing = ({ status, code }: ApiError) => status === 404 || code === 'invalid_input'

function NotLoaded({ error, onRetry }: { error: ApiError; onRetry: () => void }) {
  const t = useTranslations('myOrders')
  const failureText = useFailureText('myOrders')
  if (isMissing(error)) return <NotFound />
  // On the way to signing in there is nothing to say.
  if (error.code === 'unauthorized') return null
  return (
    <div className="wrap order-detail">
      <ErrorState
        title={t('shared.failed')}
        action={
          <Button look="second" onClick={onRetry}>
            {t('shared.retry')}
          </Button>
        }
      >
        {failureText(error)}
      </ErrorState>
    </div>
  )
}

/** The courier who brought it, to be rated. */
function Driver({ orderId }: { orderId: string }) {
  return <RateDelivery place={useMemo(() => ratingOfOrder(orderId), [orderId])} card="order-section" />
}

const isDelivered = ({ status }: OrderKeeper['order']) => status === 'executor_done' || status === 'done'

function OrderScreen(keeper: OrderKeeper) {
  const { order } = keeper
  const points = usePointNames(order)
  return (
    <div className="wrap order-detail">
      <OrderHead order={order} />
      <OrderNow {...keeper} />
      <div className="order-detail__columns">
        <div className="order-detail__main">
          <OrderWay order={order} points={points} />
          <OrderEnds {...keeper} points={points} />
          <OrderParcel order={order} />
          <OrderPictures order={order} />
        </div>
        <div className="order-detail__side">
          {isDelivered(order) && <Driver orderId={order.id} />}
          <OrderMoney order={order} />
          <OrderCod order={order} />
          <OrderLabel order={order} />
          <OrderClaims {...keeper} />
          <OrderActions {...keeper} />
        </div>
      </div>
    </div>
  )
}
