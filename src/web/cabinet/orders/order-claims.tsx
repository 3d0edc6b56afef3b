import { lazy, Suspense, useState } from 'react'
import { useTranslations } from 'use-intl'
import { useLocale } from '#client/surroundings.ts'
import type {
  ClaimStatus,
  CompensationWay,
  EveryClaimKind,
} from '#modules/orders/domain/claim/claim-words.ts'
import type { OrderDetail } from '#modules/orders/orders.contract.ts'
import { claimChoices } from '#parcel/claims/claim-choices.ts'
import { formatter } from '#platform/i18n/format.ts'
import { Button } from '#ui/button.tsx'
import { DetailSection } from './detail-section.tsx'
import { useOrderTexts } from './order-texts.ts'
import type { OrderKeeper } from './use-order-change.ts'

const ClaimDialog = lazy(async () => ({
  default: (await import('#parcel/claims/claim-dialog.tsx')).ClaimDialog,
}))

const MorePhotosDialog = lazy(async () => ({
  default: (await import('#parcel/claims/more-photos-dialog.tsx')).MorePhotosDialog,
}))

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
      <ClaimList {...keeper} />
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

const kindNames = {
  lost: 'myOrders.claims.lost',
  damaged: 'myOrders.claims.damaged',
  destroyed: 'myOrders.claims.destroyed',
} as const satisfies Record<EveryClaimKind, string>
const statusNames = {
  open: 'myOrders.claims.status.open',
  accepted: 'myOrders.claims.status.accepted',
  rejected: 'myOrders.claims.status.rejected',
} as const satisfies Record<ClaimStatus, string>

type Claim = OrderDetail['claims'][number]

function ClaimList({ order, refresh }: OrderKeeper) {
  const t = useTranslations()
  const texts = useOrderTexts()
  if (order.claims.length === 0) return null
  return (
    <ul className="order-claims">
      {order.claims.map((claim) => (
        <li key={claim.id} data-status={claim.status}>
          <span>
            {t('myOrders.claims.line', {
              kind: t(kindNames[claim.kind]),
              when: texts.day(claim.opened_at),
            })}
          </span>
          <strong>{t(statusNames[claim.status])}</strong>
          <ClaimOutcome claim={claim} />
          {claim.found && <p className="order-claims__outcome">{claim.found.label}</p>}
          {claim.status === 'open' && (
            <div className="order-claims__more">
              <AddPhotos orderId={order.id} claimId={claim.id} onSent={refresh} />
            </div>
          )}
        </li>
      ))}
    </ul>
  )
}

const wayNames = {
  balance: 'myOrders.claims.paid.balance',
  bank: 'myOrders.claims.paid.bank',
  cash: 'myOrders.claims.paid.cash',
} as const satisfies Record<CompensationWay, string>

/** What was decided: the money and where it went, or the reason; with the words of whoever decided. */
function ClaimOutcome({ claim: { decision } }: { claim: Claim }) {
  const t = useTranslations()
  const { money } = formatter(useLocale())
  if (!decision) return null
  return (
    <p className="order-claims__outcome">
      {decision.amount !== null && decision.to !== null && (
        <span>{t(wayNames[decision.to], { amount: money(decision.amount) })}</span>
      )}
      {decision.reason !== 'other' && decision.reason_label}
      {decision.note && <span className="order-claims__note">{decision.note}</span>}
    </p>
  )
}

type AddPhotosProps = { orderId: string; claimId: string; onSent: () => Promise<void> }

function AddPhotos({ orderId, claimId, onSent }: AddPhotosProps) {
  const t = useTranslations('myOrders.claims')
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button look="quiet" small onClick={() => setOpen(true)}>
        {t('morePhotos')}
      </Button>
      {open && (
        <Suspense>
          <MorePhotosDialog
            orderId={orderId}
            claimId={claimId}
            onClose={() => setOpen(false)}
            onSent={onSent}
          />
        </Suspense>
      )}
    </>
  )
}
