import './orders.css'
import './order.css'
import { useCallback, useState } from 'react'
import { useParams } from 'react-router'
import { useTranslations } from 'use-intl'
import type { DeskOrder } from '#modules/orders/desk-orders.contract.ts'
import { formatter } from '#platform/i18n/format.ts'
import { Button, buttonClass } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { ErrorState } from '#ui/screen-states.tsx'
import { StateBadge } from '#ui/state-badge.tsx'
import { useToast } from '#ui/toast.tsx'
import { TrackCode } from '#ui/track-code.tsx'
import { useLocale } from '#web/shell/current-page.ts'
import { LocalLink } from '#web/shell/local-link.tsx'
import { useHydrated } from '#web/shell/use-hydrated.ts'
import { NoAccess } from '../frame/no-access.tsx'
import { Panel } from '../frame/panel.tsx'
import { LoadError, LoadingRows } from '../list-states.tsx'
import { useAsked } from '../tariffs/use-asked.ts'
import { CallClock } from './call-clock.tsx'
import { CallList } from './call-list.tsx'
import { OrderActions } from './order-actions.tsx'
import { useOrderCalls } from './order-calls.ts'
import { OrderClaims } from './order-claims.tsx'
import { OrderLog } from './order-log.tsx'
import { OrderMoney } from './order-money.tsx'
import { OrderNotices } from './order-notices.tsx'
import { OrderParcel } from './order-parcel.tsx'
import { OrderParties } from './order-parties.tsx'
import { useNow } from './use-now.ts'

/** The page is kept for everybody; its address is known to the browser only. */
export function OrderPage() {
  const { id = '' } = useParams()
  return useHydrated() ? <OrderScreen key={id} id={id} /> : <LoadingRows />
}

function OrderScreen({ id }: { id: string }) {
  const calls = useOrderCalls()
  const ask = useCallback((signal: AbortSignal) => calls.read(id, signal), [calls, id])
  const { value: shown, error, again } = useAsked(ask)
  if (error?.status === 403) return <NoAccess />
  if (error?.status === 404) return <NoSuchOrder id={id} />
  if (error && !shown) {
    return (
      <Panel>
        <LoadError error={error} onRetry={again} />
      </Panel>
    )
  }
  if (!shown) return <LoadingRows />
  return (
    <div className="order-page">
      {error && <LoadError error={error} onRetry={again} />}
      <OrderHead shown={shown} />
      <div className="order-grid">
        <div className="order-main">
          <OrderParties shown={shown} />
          <OrderParcel shown={shown} />
          <OrderLog shown={shown} />
          <OrderNotices shown={shown} />
        </div>
        <div className="order-side">
          <OrderActions shown={shown} onChanged={again} />
          <OrderMoney shown={shown} />
          {shown.calls.length > 0 && (
            <div className="order-card">
              <CallList calls={shown.calls} />
            </div>
          )}
          <OrderClaims shown={shown} onChanged={again} />
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
  const { order, entered_by: writer } = shown
  const created = format.dateTime(Date.parse(order.created_at), 'dayMonth')
  return (
    <header className="order-head">
      <LocalLink className="icon-button" to="/desk/orders" aria-label={t('deskOrders.order.back')}>
        <Icon name="chevronLeft" />
      </LocalLink>
      <h2 className="order-head__code">
        <TrackCode code={order.tracking_code} />
      </h2>
      <StateBadge state={order.status} label={order.status_label} />
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
      <LabelButton id={order.id} />
    </header>
  )
}

function LabelButton({ id }: { id: string }) {
  const t = useTranslations('deskOrders.order')
  const calls = useOrderCalls()
  const toast = useToast()
  const [busy, setBusy] = useState(false)
  const print = async () => {
    setBusy(true)
    const label = await calls.label(id)
    setBusy(false)
    if (!label.ok) return toast({ text: label.error.message ?? t('labelFailed'), tone: 'danger' })
    const address = URL.createObjectURL(label.value)
    window.open(address, '_blank', 'noopener')
    // The other window has read it by then.
    setTimeout(() => URL.revokeObjectURL(address), keepLabelMs)
  }
  return (
    <Button look="second" small busy={busy} onClick={() => void print()}>
      <Icon name="file" size="small" />
      {t('label')}
    </Button>
  )
}

const keepLabelMs = 60_000
