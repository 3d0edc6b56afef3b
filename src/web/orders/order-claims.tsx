import { lazy, Suspense, useState } from 'react'
import { useTranslations } from 'use-intl'
import type { OrderDetail } from '#modules/orders/orders.contract.ts'
import { Button } from '#ui/button.tsx'
import { claimChoices } from './claim-choices.ts'
import { DetailSection } from './detail-section.tsx'
import { useOrderTexts } from './order-texts.ts'
import type { OrderKeeper } from './use-order-change.ts'

const ClaimDialog = lazy(async () => ({ default: (await import('./claim-dialog.tsx')).ClaimDialog }))

/** Whether something can be reported, from when, and what became of what was. */
export function OrderClaims(keeper: OrderKeeper) {
  const t = useTranslations('myOrders.claims')
  const texts = useOrderTexts()
  const { order, refresh } = keeper
  const [open, setOpen] = useState(false)
  const { kinds, lostFrom } = claimChoices(order, new Date())
  if (order.claims.length === 0 && kinds.length === 0 && !lostFrom) return null
  return (
    <DetailSection title={t('title')}>
      <ClaimList claims={order.claims} />
      {lostFrom && <p className="muted">{t('lostFrom', { date: texts.day(lostFrom.toISOString()) })}</p>}
      {kinds.length > 0 && (
        <div className="order-section__do">
          <p className="muted">{t('text')}</p>
          <Button look="second" block onClick={() => setOpen(true)}>
            {t('report')}
          </Button>
        </div>
      )}
      {open && (
        <Suspense>
          <ClaimDialog orderId={order.id} kinds={kinds} onClose={() => setOpen(false)} onSent={refresh} />
        </Suspense>
      )}
    </DetailSection>
  )
}

const kindNames: Readonly<
  Record<string, 'myOrders.claims.lost' | 'myOrders.claims.damaged' | 'myOrders.claims.destroyed'>
> = {
  lost: 'myOrders.claims.lost',
  damaged: 'myOrders.claims.damaged',
  destroyed: 'myOrders.claims.destroyed',
}
const statusNames = {
  open: 'myOrders.claims.status.open',
  accepted: 'myOrders.claims.status.accepted',
  rejected: 'myOrders.claims.status.rejected',
} as const

function ClaimList({ claims }: { claims: OrderDetail['claims'] }) {
  const t = useTranslations()
  const texts = useOrderTexts()
  if (claims.length === 0) return null
  return (
    <ul className="order-claims">
      {claims.map(({ id, kind, status, opened_at }) => (
        <li key={id}>
          <span>
            {t('myOrders.claims.line', {
              kind: t(kindNames[kind] ?? 'myOrders.claims.lost'),
              when: texts.day(opened_at),
            })}
          </span>
          <strong>{t(statusNames[status as keyof typeof statusNames] ?? statusNames.open)}</strong>
        </li>
      ))}
    </ul>
  )
}
