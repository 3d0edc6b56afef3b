import { useTranslations } from 'use-intl'
import { useLocale } from '#client/surroundings.ts'
import type { VacancyItem } from '#modules/content/vacancies/vacancies.contract.ts'
import { formatter } from '#platform/i18n/format.ts'
import { Price } from '#ui/show/price.tsx'

type SalaryProps = { salary: VacancyItem['salary']; hot?: boolean }

/** A month's pay: from, to, both, or to be agreed. */
export function Salary({ salary, hot }: SalaryProps) {
  const t = useTranslations('careers.facts')
  const { number, money } = formatter(useLocale())
  const { from = null, to = null } = salary ?? {}
  if (from !== null && to !== null) {
    const amount = from === to ? number(from) : `${number(from)}–${number(to)}`
    return <Price amount={amount} currency={t('currency')} hot={hot} />
  }
  const words =
    from !== null
      ? t('from', { amount: money(from) })
      : to !== null
        ? t('upTo', { amount: money(to) })
        : t('agreed')
  return <Price amount={words} currency="" hot={hot} />
}
