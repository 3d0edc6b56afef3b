import '../orders.css'
import './order.css'
import { useParams } from 'react-router'
import { useTranslations } from 'use-intl'
import { Loaded } from '#client/loaded.tsx'
import { useLocale } from '#client/surroundings.ts'
import { useAnswer } from '#client/use-answer.ts'
import { deskOrdersCalls } from '#modules/orders/desk/desk-orders.calls.ts'
import type { DeskOrder } from '#modules/orders/desk/desk-orders.contract.ts'
import { labelsCalls } from '#modules/orders/labels/labels.calls.ts'
import { TrackCode } from '#parcel/code/track-code.tsx'
import { StatusBadge } from '#parcel/status/status-badge.tsx'
import { formatter } from '#platform/i18n/format.ts'
import { buttonClass } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { ErrorState } from '#ui/waiting/screen-states.tsx'
import { LocalLink } from '#web/shell/local-link.tsx'
import { useHydrated } from '#web/shell/use-hydrated.ts'
import { NoAccess } from '../../frame/no-access.tsx'
import { Panel } from '../../frame/panel.tsx'
import { LoadingRows } from '../../parts/list-states.tsx'
import { OrderLog } from '../../parts/order-log/order-log.tsx'
import { PaperButton } from '../../parts/print/paper-button.tsx'
import { ReceiptButton } from '../../parts/print/receipt-button.tsx'
import { useNow } from '../../parts/use-now.ts'
import { useWayBack } from '../from-list.ts'
import { CallClock } from '../queue/call-clock.tsx'
import { CallList } from '../queue/call-list.tsx'
import { OrderCode } from './caller/order-code.tsx'
import { OrderActions } from './order-actions.tsx'
import { OrderClaims } from './order-claims.tsx'
import { OrderIncidents } from './order-incidents.tsx'
import { OrderLook } from './order-look.tsx'
import { OrderMoney } from './order-money.tsx'
import { OrderNotices } from './order-notices.tsx'
import { OrderParcel } from './order-parcel.tsx'
import { OrderParties } from './order-parties.tsx'
import { OrderWork } from './order-work.tsx'
import { useOrderNews } from './use-order-news.ts'

/** The page is kept for everybody; its address is known to the browser only. */
export function OrderPage() {
  const { id = '' } = useParams()
  return useHydrated() ? <OrderScreen key={id} id={id} /> : <LoadingRows />
}

/** A phone that has named a document has still to send its picture. */
const untilPictureIsHere = (shown: DeskOrder | undefined) => {
  const document = shown?.order.pickup_code?.document
  return document?.decision === null && !document.file_is_here ? 10_000 : undefined
}

function OrderScreen({ id }: { id: string }) {
  const order = useAnswer(deskOrdersCalls.readDeskOrder, { params: { id } }, { pollMs: untilPictureIsHere })
  useOrderNews(order.data?.order.tracking_code, order.refresh)
  if (order.error?.status === 403) return <NoAccess />
  if (order.error?.status === 404) return <NoSuchOrder id={id} />
  const loaded = (
    <Loaded of={order} skeleton={<LoadingRows />}>
      {(shown) => <WholeOrder shown={shown} onChanged={() => void order.refresh()} />}
    </Loaded>
  )
  return order.state === 'failed' ? <Panel>{loaded}</Panel> : loaded
}

function WholeOrder({ shown, onChanged }: { shown: DeskOrder; onChanged: () => void }) {
  return (
    <div className="order-page">
      <OrderHead shown={shown} />
      <OrderLook shown={shown} />
      <div className="order-grid">
        <div className="order-main">
          <OrderParties shown={shown} />
          <OrderParcel shown={shown} />
          <OrderLog shown={shown} />
          <OrderNotices shown={shown} />
        </div>
        <div className="order-side">
          <OrderActions shown={shown} onChanged={onChanged} />
          <OrderWork order={shown.order.id} />
          <OrderCode shown={shown} onChanged={onChanged} />
          <OrderIncidents shown={shown} />
          <OrderMoney shown={shown} />
          {shown.calls.length > 0 && (
            <div className="order-card">
              <CallList calls={shown.calls} />
            </div>
          )}
          <OrderClaims shown={shown} onChanged={onChanged} />
        </div>
      </div>
    </div>
  )
}

function NoSuchOrder({ id }: { id: string }) {
  const t = useTranslations('deskOrders.order')
  return (
    <Panel>
      <ErrorState
        title={t('missing.title', { id })}
        action={
          <LocalLink className={buttonClass({ look: 'second' })} to="/desk/orders">
            {t('back')}
          </LocalLink>
        }
      >
        {t('missing.text')}
      </ErrorState>
    </Panel>
  )
}

function OrderHead({ shown }: { shown: DeskOrder }) {
  const t = useTranslations()
  const format = formatter(useLocale())
  const now = useNow()
  const goBack = useWayBack()
  const { order, entered_by: writer } = shown
  const created = format.dateTime(Date.parse(order.created_at))
  return (
    <header className="order-head">
      <LocalLink
        className="icon-button order-head__up"
        to="/desk/orders"
        onClick={goBack}
        aria-label={t('deskOrders.order.back')}
      >
        <Icon name="chevronLeft" />
      </LocalLink>
      <h2 className="order-head__code">
        <TrackCode code={order.tracking_code} />
      </h2>
      <StatusBadge order={order} />
      {order.confirm_by && <CallClock until={order.confirm_by} now={now} />}
      <p className="order-head__facts">
        <span className="unbroken">{t('deskOrders.columns.number', { id: order.id })}</span>
        <span className="unbroken">{created}</span>
        {writer && <span>{t('deskOrders.order.enteredBy', { name: writer })}</span>}
        {order.return_of && (
          <LocalLink to={`/desk/orders/${order.return_of}`}>
            {t('deskOrders.order.returnOf', { id: order.return_of })}
          </LocalLink>
        )}
        {shown.return_order && (
          <LocalLink to={`/desk/orders/${shown.return_order}`}>
            {t('deskOrders.order.returnedBy', { id: shown.return_order })}
          </LocalLink>
        )}
      </p>
      <LabelButton order={order} />
      {shown.money.length > 0 && <ReceiptButton order={order} paper="a4" small />}
    </header>
  )
}

function LabelButton({ order: { id, tracking_code: code } }: Pick<DeskOrder, 'order'>) {
  const t = useTranslations('deskOrders.order')
  return (
    <PaperButton
      small
      name={`${code}.pdf`}
      load={(api) => api.call(labelsCalls.printLabel, { params: { id } })}
    >
      <Icon name="file" size="small" />
      {t('label')}
    </PaperButton>
  )
}
