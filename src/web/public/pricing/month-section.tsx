import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { planNames } from '#modules/pricing/domain/names.ts'
import { plans, type Tariff } from '#modules/pricing/domain/tariff.ts'
import {
  cheapest,
  exampleShipments,
  type Month,
  monthlyCosts,
  usualMonth,
} from '#parcel/price/monthly-cost.ts'
import { distances, endsOf } from '#parcel/price/roads.ts'
import { Segmented } from '#ui/fields/segmented.tsx'
import { Slider } from '#ui/fields/slider.tsx'
import { Table } from '#ui/show/table.tsx'
import { useHydrated } from '../../shell/use-hydrated.ts'
import { MonthAnswer } from './month-answer.tsx'
import { Section } from './section.tsx'
import { distanceNames, useFigures } from './speech.ts'

/** What a shop would pay on each plan: by its own numbers, and, without a script, by examples. */
export function MonthSection({ tariff }: { tariff: Tariff }) {
  const t = useTranslations('pricingPage.month')
  return (
    <Section id="month" title={t('title')} lead={t('lead')}>
      <Examples tariff={tariff} />
      {useHydrated() && <OwnMonth tariff={tariff} />}
    </Section>
  )
}

/** Moves only with a script, so it comes with it, below everything that is already there. */
function OwnMonth({ tariff }: { tariff: Tariff }) {
  const t = useTranslations('pricingPage.month')
  const [month, setMonth] = useState(usualMonth)
  const change = (part: Partial<Month>) => setMonth((before) => ({ ...before, ...part }))
  return (
    <>
      <h3 className="pricing-section__part">{t('own')}</h3>
      <div className="month">
        <MonthQuestions month={month} tariff={tariff} onChange={change} />
        <MonthAnswer costs={monthlyCosts(month, tariff)} packageDays={tariff.flexible.days} />
      </div>
    </>
  )
}

type MonthQuestionsProps = { month: Month; tariff: Tariff; onChange: (part: Partial<Month>) => void }

const mostShipments = 1_000
const mostVisits = 30
const gramsInKg = 1_000

function MonthQuestions({ month, tariff, onChange }: MonthQuestionsProps) {
  const t = useTranslations()
  const { number } = useFigures()
  const road = (name: string) => t('pricingPage.month.road', { name })
  return (
    <div className="month__questions">
      <Slider
        label={t('pricingPage.month.shipments')}
        spokenName={road(t('pricingPage.month.shipments'))}
        unit={t('pricingPage.month.pieces')}
        min={1}
        max={mostShipments}
        step={1}
        format={number}
        value={month.shipments}
        onChange={(shipments) => onChange({ shipments: Math.round(shipments) })}
      />
      <Slider
        label={t('pricingPage.month.weight')}
        spokenName={road(t('pricingPage.month.weight'))}
        unit={t('pricingPage.month.kilogram')}
        min={0.5}
        // What is heavier cannot be brought to a point.
        max={tariff.limits.point.grams / gramsInKg}
        step={0.5}
        format={(kg) => number(kg, 1)}
        value={month.weightGrams / gramsInKg}
        onChange={(kg) => onChange({ weightGrams: Math.round(kg * gramsInKg) })}
      />
      <Slider
        label={t('pricingPage.month.cod')}
        spokenName={road(t('pricingPage.month.cod'))}
        unit="%"
        min={0}
        max={100}
        step={5}
        value={month.codPercent}
        onChange={(codPercent) => onChange({ codPercent })}
      />
      <Slider
        label={t('pricingPage.month.visits')}
        hint={<span className="month__hint">{t('pricingPage.month.visitsHint')}</span>}
        spokenName={road(t('pricingPage.month.visits'))}
        unit={t('pricingPage.month.times')}
        min={0}
        max={mostVisits}
        step={1}
        value={month.visits}
        onChange={(visits) => onChange({ visits: Math.round(visits) })}
      />
      <Segmented
        label={t('pricingPage.month.distance')}
        options={distances
          .filter((distance) => endsOf(distance, tariff))
          .map((distance) => ({ value: distance, label: t(distanceNames[distance]) }))}
        value={month.distance}
        onChange={(distance) => onChange({ distance })}
      />
      <Segmented
        label={t('pricingPage.month.zone')}
        options={[
          { value: '1', label: t('pricingPage.door.zone1') },
          { value: '2', label: t('pricingPage.door.zone2') },
        ]}
        value={month.zone === 1 ? '1' : '2'}
        onChange={(zone) => onChange({ zone: zone === '1' ? 1 : 2 })}
      />
    </div>
  )
}

function Examples({ tariff }: { tariff: Tariff }) {
  const t = useTranslations()
  const { money, number, weight } = useFigures()
  const rows = exampleShipments.flatMap((shipments) => {
    const costs = monthlyCosts({ ...usualMonth, shipments }, tariff)
    return costs ? [{ shipments, costs }] : []
  })
  const caption = t('pricingPage.month.examples', {
    distance: t(distanceNames[usualMonth.distance]),
    weight: weight(usualMonth.weightGrams),
    cod: number(usualMonth.codPercent),
    visits: number(usualMonth.visits),
  })
  return (
    <>
      <p className="pricing-note">{caption}</p>
      <Table
        caption={caption}
        captionSpoken
        rows={rows}
        rowKey={({ shipments }) => String(shipments)}
        columns={[
          {
            id: 'shipments',
            head: t('pricingPage.month.shipments'),
            cell: ({ shipments }) => t('pricingPage.month.shop', { count: number(shipments) }),
            names: true,
          },
          ...plans.map((plan, index) => ({
            id: plan,
            head: t(planNames[plan]),
            cell: ({ costs }: (typeof rows)[number]) => {
              const total = costs[index]?.total
              return total === undefined ? '—' : money(total)
            },
            figures: true,
          })),
          {
            id: 'cheapest',
            head: t('pricingPage.month.cheapest'),
            cell: ({ costs }) => (
              <strong>
                {cheapest(costs)
                  .map(({ plan }) => t(planNames[plan]))
                  .join(', ')}
              </strong>
            ),
          },
        ]}
      />
    </>
  )
}
