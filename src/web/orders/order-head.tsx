import { useTranslations } from 'use-intl'
import type { OrderDetail } from '#modules/orders/orders.contract.ts'
import { Button, buttonClass } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { Notice } from '#ui/notice.tsx'
import { StateBadge } from '#ui/state-badge.tsx'
import { useToast } from '#ui/toast.tsx'
import { TrackCode } from '#ui/track-code.tsx'
import { useLocale } from '../shell/current-page.ts'
import { LocalLink } from '../shell/local-link.tsx'
import { orderPath } from './answers.ts'
import { useOrderTexts } from './order-texts.ts'
import { routeNames } from './place-names.ts'
import { TaskFailure } from './task-failure.tsx'
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
        <Icon name="arrowRight" size="small" />
        <span className="spoken">{t('shared.toSpoken')}</span>
        {to}
      </p>
      <div className="order-head__state">
        <StateBadge state={order.status} label={order.status_label} />
        <span className="muted">
          {t('detail.number', { id: order.id, when: texts.moment(order.created_at) })}
        </span>
      </div>
    </header>
  )
}

function CopyCode({ code }: { code: string }) {
  const t = useTranslations('myOrders.detail')
  const toast = useToast()
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(code)
      toast({ text: t('copied'), tone: 'ok' })
    } catch {
      toast({ text: t('copyFailed'), tone: 'danger' })
    }
  }
  return (
    <Button look="quiet" small onClick={() => void copy()}>
      {t('copy')}
    </Button>
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
          <Notice tone="warning">{t('basket', { when: texts.day(order.keep_until) })}</Notice>
          <LocalLink className={buttonClass()} to="/basket">
            {t('toBasket')}
          </LocalLink>
        </div>
      )}
      {order.stored_until && (
        <div className="order-now__step">
          <Notice tone="info" icon="clock">
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
  const { send, ...task } = useOrderChange(keeper)
  const extend = async () => {
    if (await send({ path: 'extend-storage' })) toast({ text: t('extended'), tone: 'ok' })
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
