import { useTranslations } from 'use-intl'
import { servicesOf } from '#modules/pricing/domain/extra-services.ts'
import { coverCeiling, type Tariff } from '#modules/pricing/domain/tariff.ts'
import { Section } from './section.tsx'
import { useExplain, useFigures } from './speech.ts'

/** Services about money that is collected. */
const withCod: readonly string[] = ['cod_return', 'inspect_before_paying']

/** The services of the order form, with what the merchants' collection costs. */
export function ExtrasSection({ tariff }: { tariff: Tariff }) {
  const t = useTranslations()
  const say = useExplain()
  const { money, number } = useFigures()
  const { cover, collection } = tariff
  // Delivery to the door has its own part of the page: it costs by zone.
  const chosen = servicesOf(tariff).filter(({ amount }) => amount !== undefined)
  return (
    <Section id="extras" title={t('pricingPage.extras.title')} lead={t('pricingPage.extras.lead')}>
      <dl className="extras">
        {chosen.map(({ slug, name, description, amount }) => (
          <Extra
            key={slug}
            name={say(name)}
            text={say(description)}
            amount={amount ?? 0}
            // It costs nothing more, but there is money to bring back only where it was collected.
            instead={withCod.includes(slug) ? t('pricingPage.extras.withCod') : undefined}
          />
        ))}
        <Extra
          name={t('pricingPage.extras.freeCover')}
          text={t('pricingPage.extras.freeCoverText', { upTo: money(cover.free) })}
          amount={0}
        />
        <Extra
          name={t('pricing.lines.collection')}
          text={t('pricingPage.extras.collectionText', { enough: number(collection.freeFromParcels) })}
          amount={collection.price}
        />
      </dl>
      <p className="pricing-note">
        {t('pricingPage.extras.ceiling', { limit: money(coverCeiling(tariff)) })}
      </p>
    </Section>
  )
}

type ExtraProps = { name: string; text: string; amount: number; instead?: string | undefined }

function Extra({ name, text, amount, instead }: ExtraProps) {
  const t = useTranslations('pricingPage')
  const { money } = useFigures()
  return (
    <div className="extra">
      <dt>{name}</dt>
      <dd className="extra__price" data-free={(amount === 0 && !instead) || undefined}>
        {instead ?? (amount === 0 ? t('free') : money(amount))}
      </dd>
      <dd className="extra__text">{text}</dd>
    </div>
  )
}
