import { useTranslations } from 'use-intl'
import type { Tariff } from '#modules/pricing/domain/tariff.ts'
import { distances } from '#parcel/price/roads.ts'
import { heavyExample, heavyTable, roomyBox, volumeGrams } from './price-tables.ts'
import { Section } from './section.tsx'
import { distanceNames, useFigures } from './speech.ts'

const wholePercent = 100

/** Above the large box: by the kilogram, then in proportion; and what is light but takes room. */
export function HeavySection({ tariff }: { tariff: Tariff }) {
  const t = useTranslations('pricingPage.heavy')
  const { money, number, size, weight } = useFigures()
  const { boxes, heavy, limits, volumeDivisor, expressPercent, roundUpTo } = tariff
  return (
    <Section id="heavy" title={t('title', { weight: weight(boxes.large.upToGrams) })}>
      <div className="heavy">
        <ul className="heavy__rules">
          <li>
            {t('perKg', {
              from: weight(boxes.large.upToGrams),
              to: weight(heavy.upToGrams),
              price: money(heavy.perKg),
            })}
          </li>
          <InProportion tariff={tariff} />
          <li>{t('doorOnly', { weight: weight(limits.point.grams) })}</li>
          <li>
            {t('volume', {
              divisor: number(volumeDivisor),
              sides: size(roomyBox),
              weight: weight(volumeGrams(tariff)),
            })}
          </li>
          <li>
            {t('expressNote', { factor: number(expressPercent / wholePercent, 2), step: money(roundUpTo) })}
          </li>
        </ul>
        <HeavyPrices tariff={tariff} />
      </div>
    </Section>
  )
}

function InProportion({ tariff }: { tariff: Tariff }) {
  const t = useTranslations()
  const { money, number, weight } = useFigures()
  const example = heavyExample(tariff)
  if (!example) return null
  const parcels = number(example.parcels, 2)
  return (
    <li>
      {t('pricingPage.heavy.above', {
        limit: weight(example.limitGrams),
        weight: weight(example.weightGrams),
        parcels,
        count: example.parcels,
      })}
      <strong className="heavy__sum">
        {t('pricingPage.heavy.sum', {
          distance: t(distanceNames[example.distance]),
          parcels,
          atLimit: number(example.atLimit),
          total: money(example.total),
        })}
      </strong>
    </li>
  )
}

function HeavyPrices({ tariff }: { tariff: Tariff }) {
  const t = useTranslations()
  const { number, weight } = useFigures()
  return (
    // Scrolls by itself where four columns of figures do not fit; the weights stay in sight.
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
    <section className="heavy__place" aria-label={t('pricingPage.heavy.table')} tabIndex={0}>
      <table className="heavy__prices">
        <caption>{t('pricingPage.heavy.table')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('pricingPage.heavy.weight')}</th>
            {distances.map((distance) => (
              <th scope="col" key={distance}>
                {t(distanceNames[distance])}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {heavyTable(tariff).map(({ weightGrams, prices }) => (
            <tr key={weightGrams}>
              <th scope="row">{weight(weightGrams)}</th>
              {distances.map((distance, index) => {
                const price = prices[index]
                return <td key={distance}>{price === undefined ? '—' : number(price)}</td>
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
