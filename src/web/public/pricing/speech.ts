import { useTranslations } from 'use-intl'
import { useLocale } from '#client/surroundings.ts'
import { type Explanation, explain } from '#modules/pricing/domain/explanation.ts'
import type { Distance } from '#modules/pricing/domain/facts.ts'
import { formatter } from '#platform/i18n/format.ts'

export const distanceNames = {
  local: 'pricingPage.distances.local',
  belt1: 'pricingPage.distances.belt1',
  belt2: 'pricingPage.distances.belt2',
  belt3: 'pricingPage.distances.belt3',
} as const satisfies Record<Distance, string>

/** Numbers, money and sizes as the page's language writes them. */
export const useFigures = () => formatter(useLocale())

/** Says what the rules of prices give as a reason. */
export function useExplain(): (said: Explanation) => string {
  const t = useTranslations()
  const figures = useFigures()
  return (said) =>
    explain(said, {
      ...figures,
      // The keys come from the price rules, whose own test finds a text for each of them.
      message: (key, values) => t(key as 'pricing.because.doorLeg', values as { zone: string }),
    })
}
