import { useId } from 'react'
import { useTranslations } from 'use-intl'
import { useLocale } from '#client/surroundings.ts'
import type { DeskTopUp } from '#modules/payments/top-up/top-up.contract.ts'
import { formatter } from '#platform/i18n/format.ts'
import { Button } from '#ui/button.tsx'
import { Notice } from '#ui/show/notice.tsx'
import { DetailsHead } from '../parts/details-head.tsx'
import { Fact } from '../parts/fact.tsx'
import { WaitsForSecond } from '../parts/second-person.tsx'
import { ReceiptView } from './receipt-view.tsx'

type TopUpDetailsProps = {
  topUp: DeskTopUp
  zoom: number
  onZoom: (zoom: number) => void
  onApprove: () => void
  onReject: () => void
  onClose: () => void
}

/** The receipt beside what was said about it, and the decision below. */
export function TopUpDetails({ topUp, zoom, onZoom, onApprove, onReject, onClose }: TopUpDetailsProps) {
  const t = useTranslations()
  const id = useId()
  return (
    <aside className="desk-details top-up-details" aria-labelledby={id}>
      <ReceiptView id={topUp.id} zoom={zoom} onZoom={onZoom} />
      <div className="top-up-details__side">
        <DetailsHead id={id} title={topUp.person.full_name || t('deskTopUps.deleted')} onClose={onClose}>
          <p className="muted">{t('deskTopUps.number', { id: topUp.id })}</p>
        </DetailsHead>
        <div className="desk-details__body">
          <WaitsForSecond approval={topUp.approval} />
          {topUp.same_receipt !== null && (
            <Notice tone="warning" className="top-up-details__twin">
              {t('deskTopUps.twin', { id: topUp.same_receipt })}
            </Notice>
          )}
          <Facts topUp={topUp} />
        </div>
        {topUp.status === 'new' && topUp.approval === null && (
          <div className="desk-details__actions">
            <Button onClick={onApprove}>{t('deskTopUps.approve.action')}</Button>
            <Button look="second" onClick={onReject}>
              {t('deskTopUps.reject.action')}
            </Button>
          </div>
        )}
      </div>
    </aside>
  )
}

function Facts({ topUp }: { topUp: DeskTopUp }) {
  const t = useTranslations('deskTopUps')
  const format = formatter(useLocale())
  const { person, approved_amount: booked } = topUp
  const at = (iso: string) => format.dateTime(Date.parse(iso))
  return (
    <>
      <p className="top-up-details__claimed">{t('claimed')}</p>
      <p className="top-up-details__amount">{format.money(topUp.amount)}</p>
      {person.phone && (
        <p>
          <a className="unbroken" href={`tel:+998${person.phone}`}>
            {format.phone(person.phone)}
          </a>
        </p>
      )}
      {person.company && <p>{person.company}</p>}
      <dl className="desk-facts">
        {booked !== null && <Fact name={t('booked')}>{format.money(booked)}</Fact>}
        <Fact name={t('balance')}>{format.money(person.balance)}</Fact>
        <Fact name={t('sentAt')}>{at(topUp.created_at)}</Fact>
        {topUp.decided_by !== null && (
          <>
            <Fact name={t('decidedAt')}>{at(topUp.updated_at)}</Fact>
            <Fact name={t('decidedBy')}>{topUp.decided_by}</Fact>
          </>
        )}
        {topUp.reason !== null && <Fact name={t('reason')}>{topUp.reason}</Fact>}
      </dl>
    </>
  )
}
