import { useTranslations } from 'use-intl'
import { useLocale } from '#client/surroundings.ts'
import type { OfferAnswer } from '#modules/pricing/pricing.contract.ts'
import { BillLines } from '#parcel/bill/bill-lines.tsx'
import { OtherPromotions } from '#parcel/bill/other-promotions.tsx'
import { changeKeptDraft, keptOrderDraft } from '#parcel/draft/kept-draft.ts'
import { modeName } from '#parcel/names/way-names.ts'
import type { PricedOffer } from '#parcel/price/offers.ts'
import type { Question } from '#parcel/price/question.ts'
import type { Terms } from '#parcel/price/terms.ts'
import { usePromised } from '#parcel/price/use-promised.ts'
import type { Quoted } from '#parcel/price/use-quote.ts'
import { formatter } from '#platform/i18n/format.ts'
import { Button, buttonClass } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { Notice } from '#ui/show/notice.tsx'
import { Price } from '#ui/show/price.tsx'
import { LocalLink } from '../../../shell/local-link.tsx'
import { pathOf } from '../../../shell/site-links.ts'
import { writeQuery } from '../address-query.ts'
import { draftOf } from '../send-parcel.ts'

type ChosenOfferProps = { offer: PricedOffer; question: Question; terms: Terms }

/** What the price is made of, and which kinds of place take the parcel. */
export function OfferLines({ offer, question, terms }: ChosenOfferProps) {
  const t = useTranslations('calculator')
  const { weight } = formatter(useLocale())
  return (
    <details className="calc-lines" open>
      <summary>
        {t('linesTitle')}
        <Icon name="chevronDown" size="small" />
      </summary>
      {offer.note && <Notice tone="info">{offer.note}</Notice>}
      <BillLines
        lines={offer.lines}
        price={offer.price}
        freeCover={question.extras.coverLevel > 0 ? undefined : terms.cover.free}
      />
      <OtherPromotions promotion={offer.promotion} />
      <p className="field__hint calc-lines__weight">
        {t('billable', { weight: weight(offer.billable_weight * 1000) })}
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
            <Icon name={fits ? 'check' : 'close'} size="small" className="calc-places__sign" />
            <span>
              {names[kind]}
              {reason && <span className="field__hint calc-places__why">{reason}</span>}
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
  const names = useTranslations()
  const common = useTranslations('common')
  const { number } = formatter(useLocale())
  const promised = usePromised(today)
  const mode = names(modeName(offer.delivery_option))
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
          {quoted.state === 'failed' ? common('failed.retry') : t('send')}
        </Button>
      ) : (
        <LocalLink
          className={buttonClass()}
          to={`${pathOf('sendParcel')}?${writeQuery(chosen, terms)}`}
          onClick={() => changeKeptDraft(draftOf(chosen, terms, keptOrderDraft()))}
        >
          {t('send')}
          <Icon name="arrowRight" size="small" />
        </LocalLink>
      )}
    </div>
  )
}
