import { useTranslations } from 'use-intl'
import { useLocale } from '#client/surroundings.ts'
import { regions } from '#modules/geo/domain/regions.ts'
import type { Distance } from '#modules/pricing/domain/facts.ts'
import { sizeNames } from '#modules/pricing/domain/names.ts'
import type { Tariff } from '#modules/pricing/domain/tariff.ts'
import { Notice } from '#ui/show/notice.tsx'
import { type DistancePrices, type SizePrices, transportTable } from './price-tables.ts'
import { Section } from './section.tsx'
import { distanceNames, useFigures } from './speech.ts'

const hoursInDay = 24

/** Carriage by belt and size: one card a belt, its rows in line with the neighbours'. */
export function TransportSection({ tariff }: { tariff: Tariff }) {
  const t = useTranslations('pricingPage.transport')
  const rows = transportTable(tariff)
  return (
    <Section id="transport" title={t('title')} lead={t('lead')}>
      <div className="belts">
        {rows.map((row) => (
          <BeltCard key={row.distance} prices={row} levels={tariff.serviceLevels} />
        ))}
      </div>
      <CutOff tariff={tariff} />
    </Section>
  )
}

type BeltCardProps = { prices: DistancePrices; levels: Tariff['serviceLevels'] }

function BeltCard({ prices: { distance, regionIds, sizes }, levels }: BeltCardProps) {
  const t = useTranslations()
  const { number } = useFigures()
  const { from, to } = levels.standardDays
  const hours = levels.expressDays * hoursInDay
  return (
    <article className="belt" data-distance={distance}>
      <div className="belt__head">
        <h3>{t(distanceNames[distance])}</h3>
        <BeltRegions distance={distance} regionIds={regionIds} />
      </div>
      <table className="belt__prices">
        <caption className="spoken">{t(distanceNames[distance])}</caption>
        <thead>
          <tr>
            <th scope="col">
              <span className="spoken">{t('pricingPage.transport.size')}</span>
            </th>
            <th scope="col">
              {t('pricingPage.transport.standard')}
              <small>
                {t('pricingPage.transport.days', { days: `${number(from)}–${number(to)}`, count: to })}
              </small>
            </th>
            <th scope="col">
              {t('pricingPage.transport.express')}
              <small>{t('pricingPage.transport.hours', { hours: number(hours), count: hours })}</small>
            </th>
          </tr>
        </thead>
        <tbody>
          {sizes.map((size) => (
            <SizeRow key={size.size} prices={size} />
          ))}
        </tbody>
      </table>
    </article>
  )
}

function SizeRow({ prices: { size, upToGrams, standard, express } }: { prices: SizePrices }) {
  const t = useTranslations()
  const { number, weight } = useFigures()
  return (
    <tr data-size={size}>
      <th scope="row">
        {t(sizeNames[size])}
        <small>{t('pricingPage.transport.upTo', { weight: weight(upToGrams) })}</small>
      </th>
      <td>{standard === undefined ? '—' : number(standard)}</td>
      <td>
        {express === undefined ? (
          <span className="muted">{t('pricingPage.transport.noExpress')}</span>
        ) : (
          number(express)
        )}
      </td>
    </tr>
  )
}

const ruleOf = {
  local: 'pricingPage.transport.local',
  belt1: 'pricingPage.transport.belt1',
  belt2: 'pricingPage.transport.farther',
  belt3: 'pricingPage.transport.farther',
} as const satisfies Record<Distance, string>

function BeltRegions({ distance, regionIds }: Pick<DistancePrices, 'distance' | 'regionIds'>) {
  const t = useTranslations()
  const locale = useLocale()
  const names = regions.filter(({ id }) => regionIds.includes(id)).map(({ name }) => name[locale])
  return (
    <p className="belt__regions">
      <strong>{t(ruleOf[distance])}</strong>
      {names.length > 0 && `: ${names.join(', ')}`}
    </p>
  )
}

function CutOff({ tariff: { belts, serviceLevels } }: { tariff: Tariff }) {
  const t = useTranslations('pricingPage')
  const { number } = useFigures()
  const locale = useLocale()
  const hour = number(serviceLevels.cutOffHour)
  const capital = regions.find(({ id }) => belts[id] === 0)
  return (
    <>
      <p className="pricing-note">
        {t('currency')}. {t('transport.noExpressNote')}
      </p>
      <Notice tone="info" icon="clock">
        {t('transport.cutOff', { hour })}{' '}
        {capital && t('transport.sameDay', { hour, city: capital.seat[locale] })}
      </Notice>
    </>
  )
}
