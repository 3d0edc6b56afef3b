import { useTranslations } from 'use-intl'
import { useLocale } from '#client/surroundings.ts'
import type { OfferAnswer } from '#modules/pricing/pricing.contract.ts'
import { modeName } from '#parcel/names/way-names.ts'
import { isPriced, marksOf, type PricedOffer, shownOptions } from '#parcel/price/offers.ts'
import type { Way } from '#parcel/price/question.ts'
import type { Terms } from '#parcel/price/terms.ts'
import { usePromised } from '#parcel/price/use-promised.ts'
import { formatter } from '#platform/i18n/format.ts'
import { Icon, type IconName } from '#ui/icon.tsx'
import { wayText } from '../address-query.ts'

type Sign = Extract<IconName, 'door' | 'point'>

const ends: Readonly<Record<(typeof shownOptions)[number], readonly [Sign, Sign]>> = {
  1: ['point', 'point'],
  2: ['door', 'door'],
  3: ['door', 'point'],
  4: ['point', 'door'],
}

type OfferGridProps = {
  offers: readonly OfferAnswer[]
  lookedAt: PricedOffer | undefined
  onChoose: (way: Way) => void
  today: string
  terms: Terms
}

/** Four ways by two speeds, side by side; one of them is looked at. */
export function OfferGrid(props: OfferGridProps) {
  const t = useTranslations('calculator')
  const { standardDays, expressHours } = props.terms
  return (
    <fieldset className="offers">
      <legend className="spoken">{t('waysQuestion')}</legend>
      <div className="offers__head" aria-hidden="true">
        <span>
          {t('levels.standard')}{' '}
          <small>
            {t('levels.days', {
              from: String(standardDays.from),
              to: String(standardDays.to),
              count: standardDays.to,
            })}
          </small>
        </span>
        <span>
          {t('levels.express')}{' '}
          <small>{t('levels.hours', { text: String(expressHours), count: expressHours })}</small>
        </span>
      </div>
      {shownOptions.map((option) => (
        <Mode key={option} {...props} option={option} />
      ))}
    </fieldset>
  )
}

type ModeProps = OfferGridProps & { option: (typeof shownOptions)[number] }

function Mode({ option, offers, ...rest }: ModeProps) {
  const name = useTranslations()(modeName(option))
  const [from, to] = ends[option]
  const [standard, express] = ([1, 2] as const).map((type) =>
    offers.find(({ delivery_option, delivery_type }) => delivery_option === option && delivery_type === type),
  )
  if (!standard || !express) return null
  const sharedReason =
    standard.reason !== null && standard.reason === express.reason ? standard.reason : undefined
  return (
    <div className="offers__mode">
      <div className="offers__name">
        <span className="offers__way" aria-hidden="true">
          <Icon name={from} />
          <span className="offers__road" />
          <Icon name={to} />
        </span>
        {name}
      </div>
      {sharedReason ? (
        <p className="offers__why">
          <Icon name="info" size="small" />
          <span>{sharedReason}</span>
        </p>
      ) : (
        [standard, express].map((offer) => (
          <OfferCell key={offer.delivery_type} {...rest} offers={offers} offer={offer} mode={name} />
        ))
      )}
    </div>
  )
}

type OfferCellProps = OfferGridProps & { offer: OfferAnswer; mode: string }

function OfferCell({ offer, mode, offers, lookedAt, onChoose, today }: OfferCellProps) {
  const t = useTranslations('calculator')
  const { number } = formatter(useLocale())
  const promised = usePromised(today)
  const { cheapest, fastest } = marksOf(offers)
  const way = { option: offer.delivery_option, type: offer.delivery_type } as Way
  const level = t(way.type === 2 ? 'levels.express' : 'levels.standard')
  const spoken = <span className="spoken">{t('offer', { mode, level })} </span>
  if (!isPriced(offer)) {
    return (
      <p className="offer offer--off">
        {spoken}
        <span className="offer__date">{offer.reason}</span>
      </p>
    )
  }
  return (
    <label className="offer">
      <input
        type="radio"
        className="spoken"
        name="way"
        value={wayText(way)}
        checked={offer === lookedAt}
        onChange={() => onChoose(way)}
      />
      {spoken}
      <span className="offer__price">{number(offer.price)}</span>
      <span className="offer__date">{promised(offer.promised)}</span>
      {offer === cheapest && <span className="offer__mark">{t('cheapest')}</span>}
      {offer === fastest && <span className="offer__mark">{t('fastest')}</span>}
    </label>
  )
}
