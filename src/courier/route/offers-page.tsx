import './offers-page.css'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { useTranslations } from 'use-intl'
import { useField, useFieldView } from '#client/field/field-store.ts'
import { Loaded } from '#client/loaded.tsx'
import { useLocale } from '#client/surroundings.ts'
import { useAnswer } from '#client/use-answer.ts'
import { tashkentDay } from '#kernel/tashkent.ts'
import { fieldCalls } from '#modules/delivery/field/field.calls.ts'
import type { Offer } from '#modules/delivery/field/field.contract.ts'
import { formatter } from '#platform/i18n/format.ts'
import { Button } from '#ui/button.tsx'
import { useToast } from '#ui/float/toast.tsx'
import { Notice } from '#ui/show/notice.tsx'
import { EmptyState } from '#ui/waiting/screen-states.tsx'
import { Icon } from '../parts/icon.tsx'
import { ScreenBar } from '../parts/screen-bar.tsx'
import { useStopWords } from '../parts/stop-words.ts'
import { useFieldNow } from '../parts/use-now.ts'
import { acceptedAs, cashIsFull, isBeingTold, offersByNearness, sizeNames } from './offers-view.ts'

/** What waits for a courier: nobody's name and no address before it is accepted. */
export function OffersPage() {
  const t = useTranslations('courierRoute.offers')
  const { number } = formatter(useLocale())
  const navigate = useNavigate()
  const { line, day } = useFieldView()
  const offers = useAnswer(fieldCalls.listOffers, line === 'online' ? {} : undefined, { keep: true })
  const count = offers.data?.length ?? 0
  const isFull = day !== undefined && cashIsFull(day.cash)
  return (
    <main className="offers-page">
      <ScreenBar
        title={t('title')}
        under={count > 0 && t('under', { count, text: number(count) })}
        onBack={() => void navigate(-1)}
      />
      {isFull && (
        <Notice tone="warning" className="offers-page__notice">
          {t('limit')}
        </Notice>
      )}
      {line === 'offline' && offers.data === undefined ? (
        <EmptyState level={2} title={t('away')}>
          {t('awayText')}
        </EmptyState>
      ) : (
        <Loaded of={offers}>{(all) => <Groups all={all} onTaken={() => void offers.refresh()} />}</Loaded>
      )}
    </main>
  )
}

function Groups({ all, onTaken }: { all: readonly Offer[]; onTaken: () => void }) {
  const t = useTranslations('courierRoute.offers')
  const { near, far } = offersByNearness(all)
  if (all.length === 0)
    return (
      <EmptyState level={2} title={t('none')}>
        {t('noneText')}
      </EmptyState>
    )
  return (
    <>
      {[
        { title: t('near'), offers: near },
        { title: t('far'), offers: far },
      ].map(
        ({ title, offers }) =>
          offers.length > 0 && (
            <section key={title} className="offers-page__group">
              <h2>{title}</h2>
              <ul>
                {offers.map((offer) => (
                  <OfferCard key={offer.order_id} offer={offer} onTaken={onTaken} />
                ))}
              </ul>
            </section>
          ),
      )}
    </>
  )
}

function OfferCard({ offer, onTaken }: { offer: Offer; onTaken: () => void }) {
  const t = useTranslations()
  const format = formatter(useLocale())
  const words = useStopWords()
  const { line, queue } = useFieldView()
  const today = tashkentDay(new Date(useFieldNow(60_000)))
  const { isBusy, accept } = useAccept(offer, onTaken)
  const isOnline = line === 'online'
  const size = t(sizeNames[sizeOf(offer)])
  return (
    <li className="offer-card">
      <b>{t('courierRoute.offers.way', { from: offer.district, to: offer.to_district })}</b>
      <span className="offer-card__window">{words.window(offer.window, today)}</span>
      <small>{t('courierRoute.offers.size', { size, weight: format.weight(offer.weight * 1000) })}</small>
      <small>{t('courierRoute.offers.price', { amount: format.money(offer.price) })}</small>
      {offer.to_collect > 0 && (
        <span className="offer-card__money">
          <Icon name="cash" size="small" />
          {t('courierRoute.offers.take', { amount: format.money(offer.to_collect) })}
        </span>
      )}
      <Button
        courier
        className="offer-card__accept"
        busy={isBusy || isBeingTold(offer.order_id, queue)}
        disabled={!isOnline}
        onClick={() => void accept()}
      >
        {t(isOnline ? 'courierRoute.offers.accept' : 'courierRoute.offers.needsLine')}
      </Button>
    </li>
  )
}

/** Somebody else may be quicker: nothing is said before the server has answered, and the list is asked for after that. */
function useAccept({ order_id: parcel }: Offer, onTaken: () => void) {
  const t = useTranslations()
  const field = useField()
  const toast = useToast()
  const [isBusy, setBusy] = useState(false)
  const tell = async () => {
    const kept = await field.act({ verb: 'accept', parcel }).catch(() => undefined)
    if (!kept?.ok)
      return toast({ text: t(kept ? 'courierStop.full' : 'courierStop.notKept'), tone: 'danger' })
    await field.sync()
    const now = acceptedAs(kept.value.clientId, field.view())
    if (now.state === 'taken') toast({ text: t('courierRoute.offers.accepted'), tone: 'ok' })
    // The line was lost in between: it stays in the queue, and its answer is told there.
    if (now.state === 'waits') toast({ text: t('courierRoute.offers.waits'), tone: 'info' })
    if (now.state === 'refused' && now.why) toast({ text: now.why, tone: 'danger' })
  }
  const accept = async () => {
    setBusy(true)
    await tell().finally(() => setBusy(false))
    onTaken()
  }
  return { isBusy, accept }
}

const sizeOf = ({ size_class }: Offer) =>
  size_class === 'small' || size_class === 'medium' || size_class === 'large' ? size_class : 'other'
