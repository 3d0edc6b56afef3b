import './order-detail.css'
import { useMemo } from 'react'
import { useParams } from 'react-router'
import type { ApiError } from '#client/api.ts'
import { Loaded, LoadingShape } from '#client/loaded.tsx'
import { useAnswer } from '#client/use-answer.ts'
import { ordersCalls } from '#modules/orders/orders.calls.ts'
import { RateDelivery } from '#parcel/rating/rate-delivery.tsx'
import { NotFound } from '../../shell/lost/not-found.tsx'
import { OrderDropCode } from './drop-code/order-drop-code.tsx'
import { OrderActions } from './order-actions.tsx'
import { OrderClaims } from './order-claims.tsx'
import { OrderCod } from './order-cod.tsx'
import { OrderEnds } from './order-ends.tsx'
import { OrderHead, OrderNow } from './order-head.tsx'
import { OrderLabel } from './order-label.tsx'
import { OrderMoney } from './order-money.tsx'
import { OrderParcel } from './order-parcel.tsx'
import { OrderPictures } from './order-pictures.tsx'
import { OrderWay } from './order-way.tsx'
import { useKeptOrders } from './use-kept-orders.ts'
import type { OrderKeeper } from './use-order-change.ts'
import { usePointNames } from './use-point-names.ts'

/** One order with everything that its sender may know and do. */
export function OrderDetailPage() {
  const { id = '' } = useParams()
  // Another order is another page: nothing of the one before stays.
  return <OneOrder key={id} id={id} />
}

function OneOrder({ id }: { id: string }) {
  const answer = useAnswer(ordersCalls.readOrder, { params: { id } })
  const { set, refresh } = answer
  if (answer.state === 'failed' && isMissing(answer.error)) return <NotFound />
  return (
    <div className="wrap order-detail">
      <Loaded of={answer} skeleton={<LoadingShape of="cards" count={4} />}>
        {(order) => <OrderScreen order={order} set={set} refresh={refresh} />}
      </Loaded>
    </div>
  )
}

/** A number that is nobody's and the order of somebody else look the same. */
const isMissing = ({ status, code }: ApiError) => status === 404 || code === 'invalid_input'

const isDelivered = ({ status }: OrderKeeper['order']) => status === 'executor_done' || status === 'done'

function OrderScreen(keeper: OrderKeeper) {
  const { order } = keeper
  const points = usePointNames(order)
  useKeptOrders(useMemo(() => [order], [order]))
  return (
    <>
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
          {isDelivered(order) && <RateDelivery place={{ orderId: order.id }} card="order-section" />}
          <OrderDropCode order={order} />
          <OrderMoney order={order} />
          <OrderCod order={order} />
          <OrderLabel order={order} />
          <OrderClaims {...keeper} />
          <OrderActions {...keeper} />
        </div>
      </div>
    </>
  )
}
