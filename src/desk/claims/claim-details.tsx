import { useId } from 'react'
import { useTranslations } from 'use-intl'
import { Loaded, LoadingShape } from '#client/loaded.tsx'
import { useLocale } from '#client/surroundings.ts'
import { useAnswer } from '#client/use-answer.ts'
import type { DeskClaim } from '#modules/orders/claims/claims.contract.ts'
import { deskOrdersCalls } from '#modules/orders/desk/desk-orders.calls.ts'
import { TrackCode } from '#parcel/code/track-code.tsx'
import { formatter } from '#platform/i18n/format.ts'
import { Button } from '#ui/button.tsx'
import { Notice } from '#ui/show/notice.tsx'
import { LocalLink } from '#web/shell/local-link.tsx'
import { DetailsHead } from '../parts/details-head.tsx'
import { Fact } from '../parts/fact.tsx'
import { OrderLog } from '../parts/order-log/order-log.tsx'

import { WaitsForSecond } from '../parts/second-person.tsx'

import { foundNames, isToDecide, kindNames, statusNames, wayNames } from './claim-names.ts'

import { ClaimPhotos } from './claim-photos.tsx'

type ClaimDetailsProps = {
  claim: DeskClaim
  onAccept: () => void
  onReject: () => void
  onFound: () => void
  onClose: () => void
}

/** The photos and what happened to the parcel beside what was said, what it is worth, and the decision. */
export function ClaimDetails({ claim, onAccept, onReject, onFound, onClose }: ClaimDetailsProps) {
  const t = useTranslations()
  const id = useId()
  const order = useAnswer(deskOrdersCalls.readDeskOrder, { params: { id: claim.order.id } })
  return (
    <aside className="desk-details claim-details" aria-labelledby={id}>
      <div className="claim-details__proof">
        <ClaimPhotos claim={claim.id} files={claim.images} />
        <Loaded
          of={order}
          look="part"
          skeleton={<LoadingShape of="rows" count={4} className="claim-details__coming" />}
        >
          {(shown) => <OrderLog shown={shown} />}
        </Loaded>
      </div>
      <div className="claim-details__side">
        <DetailsHead id={id} title={t(kindNames[claim.kind])} onClose={onClose}>
          <p className="muted">{t('claims.number', { id: claim.id })}</p>
        </DetailsHead>
        <div className="desk-details__body">
          <WaitsForSecond approval={claim.approval} />
          {isToDecide(claim) && (
            <Notice tone="warning" title={t('claims.found.title')} className="claim-details__found">
              {t('claims.found.text')}
            </Notice>
          )}
          <Story claim={claim} />
          <Worth claim={claim} />
          <Decision claim={claim} />
          <Found claim={claim} />
        </div>
        {isToDecide(claim) && claim.approval === null && (
          <div className="desk-details__actions">
            <Button onClick={onFound}>{t('claims.found.action')}</Button>
          </div>
        )}
        {claim.status === 'open' && claim.approval === null && (
          <div className="desk-details__actions">
            <Button disabled={claim.limit === 0} onClick={onAccept}>
              {t('claims.accept.action')}
            </Button>
            <Button look="second" onClick={onReject}>
              {t('claims.reject.action')}
            </Button>
          </div>
        )}
      </div>
    </aside>
  )
}

function Story({ claim }: { claim: DeskClaim }) {
  const t = useTranslations('claims')
  const format = formatter(useLocale())
  const { owner, order } = claim
  return (
    <>
      <p className="claim-details__order">
        <LocalLink to={`/desk/orders/${order.id}`}>
          <TrackCode code={order.tracking_code} />
        </LocalLink>
        <span className="muted">
          {order.status_label} · {order.description}
        </span>
      </p>
      <p>
        <strong>{owner.full_name || t('deleted')}</strong>
        {owner.company && owner.company !== owner.full_name && (
          <span className="muted"> · {owner.company}</span>
        )}
      </p>
      {owner.phone && (
        <p>
          <a className="unbroken" href={`tel:+998${owner.phone}`}>
            {format.phone(owner.phone)}
          </a>
        </p>
      )}
      <blockquote className="claim-details__words">{claim.description || t('noWords')}</blockquote>
    </>
  )
}

const refundNames = {
  with_decision: 'claims.refund.with',
  done: 'claims.refund.done',
  none: 'claims.refund.none',
} as const

function Worth({ claim }: { claim: DeskClaim }) {
  const t = useTranslations()
  const format = formatter(useLocale())
  const price = { price: format.money(claim.order.price) }
  const sum = (amount: number) => <span className="unbroken">{format.money(amount)}</span>
  return (
    <>
      <p className="claim-details__limit">
        {t(claim.is_fixed ? 'claims.fixed' : 'claims.limit')}
        <strong>{format.money(claim.limit)}</strong>
      </p>
      <dl className="desk-facts">
        <Fact name={t('claims.value')}>{claim.value === null ? t('claims.noValue') : sum(claim.value)}</Fact>
        <Fact name={t('claims.cover')}>{sum(claim.cover)}</Fact>
        <Fact name={t('claims.ceiling')}>{sum(claim.ceiling)}</Fact>
        <Fact name={t('claims.refund.name')}>{t(refundNames[claim.price_refund], price)}</Fact>
        <Fact name={t('claims.opened')}>{format.dateTime(Date.parse(claim.opened_at))}</Fact>
        {claim.opened_by !== null && <Fact name={t('claims.openedBy')}>{claim.opened_by}</Fact>}
      </dl>
    </>
  )
}

function Decision({ claim: { decision, status } }: { claim: DeskClaim }) {
  const t = useTranslations()
  const format = formatter(useLocale())
  if (decision === null) return null
  return (
    <>
      <h3 className="desk-details__subtitle">{t(statusNames[status])}</h3>
      <dl className="desk-facts">
        {decision.amount !== null && <Fact name={t('claims.paid')}>{format.money(decision.amount)}</Fact>}
        {decision.to !== null && <Fact name={t('claims.way')}>{t(wayNames[decision.to])}</Fact>}
        {decision.reason_label !== null && <Fact name={t('claims.reason')}>{decision.reason_label}</Fact>}
        {decision.note !== null && <Fact name={t('claims.note')}>{decision.note}</Fact>}
        <Fact name={t('claims.decided')}>{format.dateTime(Date.parse(decision.at))}</Fact>
        {decision.by !== null && <Fact name={t('claims.decidedBy')}>{decision.by}</Fact>}
      </dl>
    </>
  )
}

function Found({ claim: { found } }: { claim: DeskClaim }) {
  const t = useTranslations()
  const format = formatter(useLocale())
  if (found === null) return null
  return (
    <dl className="desk-facts">
      <Fact name={t('claims.found.at')}>{format.dateTime(Date.parse(found.at))}</Fact>
      {found.decision !== null && (
        <Fact name={t('claims.found.decision')}>{t(foundNames[found.decision])}</Fact>
      )}
      {found.note !== null && <Fact name={t('claims.found.note')}>{found.note}</Fact>}
      {found.decided_at !== null && (
        <Fact name={t('claims.decided')}>{format.dateTime(Date.parse(found.decided_at))}</Fact>
      )}
      {found.by !== null && <Fact name={t('claims.decidedBy')}>{found.by}</Fact>}
    </dl>
  )
}
