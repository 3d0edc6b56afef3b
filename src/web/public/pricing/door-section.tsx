import { useTranslations } from 'use-intl'
import { useLocale } from '#client/surroundings.ts'
import { regionById } from '#modules/geo/domain/regions.ts'
import { lineTitles, type RuleId } from '#modules/pricing/domain/line.ts'
import { sizeNames } from '#modules/pricing/domain/names.ts'
import type { Place } from '#modules/pricing/domain/place.ts'
import type { Tariff } from '#modules/pricing/domain/tariff.ts'
import { offerFor } from '#parcel/price/roads.ts'
import { Icon } from '#ui/icon.tsx'
import { PriceLines } from '#ui/show/price.tsx'
import type { NearCapital } from './districts-near-capital.ts'
import { Section } from './section.tsx'
import { useFigures } from './speech.ts'

type DoorSectionProps = { tariff: Tariff; nearCapital: readonly NearCapital[] }

/** What a courier at either door adds, and a whole price put together from its lines. */
export function DoorSection({ tariff, nearCapital }: DoorSectionProps) {
  const t = useTranslations('pricingPage.door')
  const { zone1, zone2 } = tariff.doorLeg
  return (
    <Section id="door" title={t('title')} lead={t('lead')}>
      <div className="doors">
        <div className="doors__zones">
          <Zone name={t('zone1')} text={t('zone1Text')} price={zone1} />
          <Zone name={t('zone2')} text={t('zone2Text')} price={zone2} />
          <Districts nearCapital={nearCapital} />
          <p className="pricing-note">{t('pointFree')}</p>
        </div>
        <Example tariff={tariff} />
      </div>
    </Section>
  )
}

function Zone({ name, text, price }: { name: string; text: string; price: number }) {
  const t = useTranslations('pricingPage.door')
  const { money } = useFigures()
  return (
    <div className="zone">
      <Icon name="door" className="zone__sign" />
      <div>
        <h3>{name}</h3>
        <p className="muted zone__text">{text}</p>
      </div>
      <p className="zone__price">
        <strong>{money(price)}</strong>
        <small>{t('each')}</small>
      </p>
    </div>
  )
}

function Districts({ nearCapital }: { nearCapital: readonly NearCapital[] }) {
  const t = useTranslations('pricingPage.door')
  return (
    <details className="opened-price">
      <summary>
        {t('districts')}
        <Icon name="chevronDown" size="tiny" />
      </summary>
      <dl className="zone-districts">
        {nearCapital.map(({ region, districts }) => (
          <div key={region}>
            <dt>{region}</dt>
            <dd>{districts || t('whole')}</dd>
          </div>
        ))}
      </dl>
    </details>
  )
}

/** The road most people ask about. */
const tashkent: Place = { regionId: 14, zone: 1 }
const samarkand: Place = { regionId: 8, zone: 2 }

function Example({ tariff }: { tariff: Tariff }) {
  const t = useTranslations()
  const locale = useLocale()
  const { money, number } = useFigures()
  const offer = offerFor({ from: tashkent, to: samarkand, parcel: { box: 'medium' } }, 2, 1, tariff)
  if (!offer) return null
  const seat = ({ regionId }: Place) => regionById(regionId)?.seat[locale] ?? ''
  const reasons: Partial<Record<RuleId, string>> = {
    transport: t(sizeNames.medium),
    'door-pickup': t('pricingPage.door.zone1'),
    'door-delivery': t('pricingPage.door.zone2'),
  }
  return (
    <div className="price-example">
      <h3>{t('pricingPage.example.title')}</h3>
      <p className="muted price-example__route">
        {t('pricingPage.example.route', { from: seat(tashkent), to: seat(samarkand) })}
      </p>
      <PriceLines
        lines={offer.lines.map(({ rule, amount }) => ({
          id: rule,
          what: t(lineTitles[rule]),
          because: reasons[rule],
          amount: number(amount),
        }))}
        sum={{ what: t('pricingPage.example.total'), amount: money(offer.total) }}
      />
    </div>
  )
}
