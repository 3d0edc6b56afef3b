import { useTranslations } from 'use-intl'
import { planNames } from '#modules/pricing/domain/names.ts'
import { type Plan, plans, smallLocalPrice, type Tariff } from '#modules/pricing/domain/tariff.ts'
import { Card } from '#ui/show/card.tsx'
import { Table } from '#ui/show/table.tsx'
import { Section } from './section.tsx'
import { useFigures } from './speech.ts'

/** The three plans side by side, and the packages of the second. */
export function PlansSection({ tariff }: { tariff: Tariff }) {
  const t = useTranslations()
  const terms = usePlanTerms(tariff)
  return (
    <Section id="plans" title={t('pricingPage.plans.title')} lead={t('pricingPage.plans.lead')}>
      <Table
        caption={t('pricingPage.plans.title')}
        captionSpoken
        rows={plans}
        rowKey={(plan) => plan}
        columns={[
          {
            id: 'plan',
            head: t('pricingPage.plans.plan'),
            cell: (plan) => <strong>{t(planNames[plan])}</strong>,
            names: true,
          },
          {
            id: 'price',
            head: t('pricingPage.plans.price'),
            cell: (plan) => <strong>{terms[plan].price}</strong>,
          },
          { id: 'included', head: t('pricingPage.plans.included'), cell: (plan) => terms[plan].included },
          { id: 'cod', head: t('pricingPage.plans.cod'), cell: (plan) => terms[plan].cod },
          { id: 'heavy', head: t('pricingPage.plans.heavy'), cell: (plan) => terms[plan].heavy },
          { id: 'terms', head: t('pricingPage.plans.terms'), cell: (plan) => terms[plan].terms },
        ]}
      />
      <Packages tariff={tariff} />
    </Section>
  )
}

type PlanTerms = { price: string; included: string; cod: string; heavy: string; terms: string }

function usePlanTerms(tariff: Tariff): Record<Plan, PlanTerms> {
  const t = useTranslations('pricingPage.plans')
  const { money, number, size, weight } = useFigures()
  const { flexible, pro, limits } = tariff
  const cheapestPrepaid = Math.min(...flexible.packages.map(priceEach))
  return {
    starter: {
      price: t('from', { price: money(smallLocalPrice(tariff)) }),
      included: t('starterIncluded'),
      cod: money(tariff.cod),
      heavy: t('starterHeavy', { weight: weight(limits.door.grams) }),
      terms: t('starterTerms'),
    },
    flexible: {
      price: t('from', { price: money(cheapestPrepaid) }),
      included: t('flexibleIncluded', { extra: money(flexible.belt3Extra) }),
      cod: money(tariff.cod),
      heavy: t('flexibleHeavy', {
        weight: weight(flexible.upToGrams),
        side: size([flexible.sideUpToCm]),
        sides: size([flexible.sidesBelowCm]),
      }),
      terms: t('flexibleTerms', { days: number(flexible.days), count: flexible.days }),
    },
    pro: {
      price: money(pro.price),
      included: t('proIncluded'),
      cod: t('inPrice'),
      heavy: t('proHeavy', { weight: weight(pro.gramsEach) }),
      terms: t('proTerms'),
    },
  }
}

/** Whole so'm, never rounded in our favour. */
const priceEach = ({ price, shipments }: Tariff['flexible']['packages'][number]) =>
  Math.ceil(price / shipments)

function Packages({ tariff: { flexible } }: { tariff: Tariff }) {
  const t = useTranslations('pricingPage.packages')
  const { money, number } = useFigures()
  return (
    <>
      <h3 className="pricing-section__part">{t('title')}</h3>
      <ul className="packages">
        {flexible.packages.map((each) => (
          <Card
            as="li"
            key={each.shipments}
            head={t('shipments', { count: each.shipments, shown: number(each.shipments) })}
          >
            <strong className="packages__price">{money(each.price)}</strong>
            <span className="muted">{t('each', { price: money(priceEach(each)) })}</span>
          </Card>
        ))}
      </ul>
      <p className="pricing-note">{t('fits')}</p>
    </>
  )
}
