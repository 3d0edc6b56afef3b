import { useTranslations } from 'use-intl'
import { useLocale } from '#client/surroundings.ts'
import { TaskFailure } from '#client/task-failure.tsx'
import { useTask } from '#client/use-task.ts'
import type { OrderDetail } from '#modules/orders/orders.contract.ts'
import { orderVerbsCalls } from '#modules/orders/verbs/order-verbs.calls.ts'
import { CopyCode } from '#parcel/code/copy-code.tsx'
import { TrackCode } from '#parcel/code/track-code.tsx'
import { StatusBadge } from '#parcel/status/status-badge.tsx'
import { Button, buttonClass } from '#ui/button.tsx'
import { useToast } from '#ui/float/toast.tsx'
import { Icon } from '#ui/icon.tsx'
import { Notice } from '#ui/show/notice.tsx'
import { LocalLink } from '../../shell/local-link.tsx'
import { orderPath } from './order-path.ts'
import { useOrderTexts } from './order-texts.ts'
import { routeNames } from './place-names.ts'
import { type OrderKeeper, useOrderChange } from './use-order-change.ts'

/** Which order it is, how it stands, and what is waited for. */
export function OrderHead({ order }: { order: OrderDetail }) {
  const t = useTranslations('myOrders')
  const locale = useLocale()
  const texts = useOrderTexts()
  const [from, to] = routeNames(order, locale)
  return (
    <header className="order-head">
      <LocalLink className="order-head__back" to="/order-list?page=1">
        <Icon name="chevronLeft" size="tiny" />
        {t('detail.back')}
      </LocalLink>
      <div className="order-head__code">
        <h1>
          <TrackCode code={order.tracking_code} />
        </h1>
        <CopyCode code={order.tracking_code} />
      </div>
      <p className="order-head__cities">
        {from}
        <Icon name="arrowRight" size="small" className="order-head__arrow" />
        <span className="spoken">{t('shared.toSpoken')}</span>
        {to}
      </p>
      <div className="order-head__state">
        <StatusBadge order={order} />
        <span className="muted">
          {t('detail.number', { id: order.id, when: texts.moment(order.created_at) })}
        </span>
        {order.external_id && <span className="muted">{t('detail.own', { number: order.external_id })}</span>}
      </div>
    </header>
  )
}

/** What is waited for now, with the step that belongs to it. */
export function OrderNow(keeper: OrderKeeper) {
  const t = useTranslations('myOrders.detail')
  const texts = useOrderTexts()
  const { order } = keeper
  const mayExtend = order.allowed_actions.includes('extend_storage')
  return (
    <div className="order-now">
      {order.confirm_by && (
        <Notice tone="info" icon="phone">
          {t('call', { when: texts.time(Date.parse(order.confirm_by)) })}
        </Notice>
      )}
      {order.keep_until && !order.confirm_by && (
        <div className="order-now__step">
          <Notice tone="warning" className="order-now__notice">
            {t('basket', { when: texts.day(order.keep_until) })}
          </Notice>
          <LocalLink className={buttonClass()} to="/basket">
            {t('toBasket')}
          </LocalLink>
        </div>
      )}
      {order.stored_until && (
        <div className="order-now__step">
          <Notice tone="info" icon="clock" className="order-now__notice">
            {t('stored', { when: texts.day(order.stored_until) })}
          </Notice>
          {mayExtend && <ExtendStorage {...keeper} />}
        </div>
      )}
      {order.return_of && (
        <Notice tone="info">
          {t('isReturn')} <LocalLink to={orderPath(order.return_of)}>{t('firstOrder')}</LocalLink>
        </Notice>
      )}
    </div>
  )
}

function ExtendStorage(keeper: OrderKeeper) {
  const t = useTranslations('myOrders.detail')
  const toast = useToast()
  const task = useTask(orderVerbsCalls.extend_storage)
  const show = useOrderChange(keeper)
  const extend = async () => {
    const { id, version } = keeper.order
    const isDone = await show(await task.run({ params: { id }, body: { version } }))
    if (isDone) toast({ text: t('extended'), tone: 'ok' })
  }
  return (
    <>
      <Button look="second" busy={task.state === 'busy'} onClick={() => void extend()}>
        {t('extend')}
      </Button>
      <TaskFailure task={task} />
    </>
  )
}
