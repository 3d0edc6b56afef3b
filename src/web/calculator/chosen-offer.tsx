import { useTranslations } from 'use-intl'
import type { OfferAnswer } from '#modules/pricing/pricing.contract.ts'
import { formatter } from '#platform/i18n/format.ts'
import { Button, buttonClass } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { Notice } from '#ui/notice.tsx'
import { Price, PriceLines } from '#ui/price.tsx'
import { changeKeptDraft } from '../order-draft/kept-draft.ts'
import { useLocale } from '../shell/current-page.ts'
import { LocalLink } from '../shell/local-link.tsx'
import { pathOf } from '../shell/site-links.ts'
import { writeQuery } from './address-query.ts'
import { useModeNames } from './offer-grid.tsx'
import type { PricedOffer } from './offers.ts'
import type { Question } from './question.ts'
import { draftOf } from './send-parcel.ts'
import type { Terms } from './terms.ts'
import { usePromised } from './use-promised.ts'
import type { Quoted } from './use-quote.ts'

type ChosenOfferProps = { offer: PricedOffer; question: Question; terms: Terms }

/** What the price is made of, and which kinds of place take the parcel. */
export function OfferLines({ offer, question, terms }: ChosenOfferProps) {
  const t = useTranslations('calculator')
  const { number, money } = formatter(useLocale())
  const lines = offer.lines.map(({ rule, title, because, amount }) => ({
    id: rule,
    what: title,
    because,
    amount: amount === 0 ? t('free') : number(amount),
    free: amount <= 0,
  }))
  const freeCover = {
    id: 'free-cover',
    what: t('freeCover', { upTo: money(terms.cover.free) }),
    amount: t('free'),
    free: true,
  }
  return (
    <details className="calc-lines" open>
      <summary>
        {t('linesTitle')}
        <Icon name="chevronDown" size="small" />
      </summary>
      {offer.note && <Notice tone="info">{offer.note}</Notice>}
      <PriceLines
        lines={question.extras.coverLevel > 0 ? lines : [...lines, freeCover]}
        sum={{ what: t('total'), amount: money(offer.price) }}
      />
      <p className="field__hint">
        {t('billable', { weight: formatter(useLocale()).weight(offer.billable_weight * 1000) })}
      </p>
      <Places places={offer.places} />
    </details>
  )
}

/** For the ends that are not doors: the smallest place that takes it comes first. */
function Places({ places }: { places: OfferAnswer['places'] }) {
  const t = useTranslations('calculator')
  const titles = { from: t('placesThatTake.from'), to: t('placesThatTake.to') }
  return (['from', 'to'] as const)
    .map((end) => ({ end, kinds: places.filter((place) => place.end === end) }))
    .filter(({ kinds }) => kinds.length > 0)
    .map(({ end, kinds }) => <PlacesAtEnd key={end} title={titles[end]} places={kinds} />)
}

function PlacesAtEnd({ title, places }: { title: string; places: OfferAnswer['places'] }) {
  const t = useTranslations('calculator')
  const names = {
    mailbox: t('placesThatTake.mailbox'),
    locker: t('placesThatTake.locker'),
    point: t('placesThatTake.point'),
    door: t('placesThatTake.door'),
  }
  return (
    <>
      <p className="calc-places__title">{title}</p>
      <ul className="calc-places">
        {places.map(({ kind, fits, reason }) => (
          <li key={kind} data-fits={fits || undefined}>
            <Icon name={fits ? 'check' : 'close'} size="small" />
            <span>
              {names[kind]}
              {reason && <span className="field__hint">{reason}</span>}
              {fits && <span className="spoken"> {t('placesThatTake.fits')}</span>}
            </span>
          </li>
        ))}
      </ul>
    </>
  )
}

type PayBarProps = ChosenOfferProps & {
  today: string
  /** Other than `ready`: the price is of another question than the one that stands there now. */
  quoted: Pick<Quoted, 'state' | 'retry'>
}

/** Always in sight: the price, the day, and the way on. */
export function PayBar({ offer, question, today, terms, quoted }: PayBarProps) {
  const stale = quoted.state !== 'ready'
  const t = useTranslations('calculator')
  const { number } = formatter(useLocale())
  const promised = usePromised(today)
  const mode = useModeNames()[offer.delivery_option] ?? ''
  const level = t(offer.delivery_type === 2 ? 'levels.express' : 'levels.standard')
  const chosen = {
    ...question,
    way: { option: offer.delivery_option, type: offer.delivery_type } as Question['way'],
  }
  return (
    <div className="calc-pay">
      <p role="status" data-stale={stale || undefined}>
        <Price amount={number(offer.price)} currency={t('soum')} hot />
        <span className="calc-pay__when">{promised(offer.promised)}</span>
        <span className="calc-pay__what">{t('offer', { mode, level })}</span>
      </p>
      {stale ? (
        <Button busy={quoted.state === 'loading'} onClick={quoted.retry}>
          {t(quoted.state === 'failed' ? 'failed.retry' : 'send')}
        </Button>
      ) : (
        <LocalLink
          className={buttonClass()}
          to={`${pathOf('sendParcel')}?${writeQuery(chosen, terms)}`}
          onClick={() => changeKeptDraft(draftOf(chosen, terms))}
        >
          {t('send')}
          <Icon name="arrowRight" size="small" />
        </LocalLink>
      )}
    </div>
  )
}
