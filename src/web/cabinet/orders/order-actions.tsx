import { useNavigate } from 'react-router'
import { useTranslations } from 'use-intl'
import { useLocale } from '#client/surroundings.ts'
import type { OrderDetail } from '#modules/orders/orders.contract.ts'
import { keepDraftAgain } from '#parcel/draft/kept-draft.ts'
import { localizedPath } from '#platform/i18n/locales.ts'
import { Button } from '#ui/button.tsx'
import { CancelOrder } from './cancel-order.tsx'
import { DetailSection } from './detail-section.tsx'
import { draftFromOrder } from './draft-from-order.ts'
import type { OrderKeeper } from './use-order-change.ts'

/** Once more the same, or not at all. */
export function OrderActions(keeper: OrderKeeper) {
  const t = useTranslations('myOrders.actions')
  const { order } = keeper
  return (
    <DetailSection title={t('title')}>
      <RepeatOrder order={order} />
      {order.allowed_actions.includes('cancel') && <CancelOrder {...keeper} />}
    </DetailSection>
  )
}

function RepeatOrder({ order }: { order: OrderDetail }) {
  const t = useTranslations('myOrders.actions')
  const navigate = useNavigate()
  const locale = useLocale()
  const draft = draftFromOrder(order)
  const repeat = () => {
    if (!draft) return
    keepDraftAgain(draft)
    void navigate(localizedPath(locale, '/send_parcel'))
  }
  if (!draft) return null
  return (
    <div className="order-section__do">
      <Button look="second" block onClick={repeat}>
        {t('repeat')}
      </Button>
      <small className="muted">{t('repeatNote')}</small>
    </div>
  )
}
