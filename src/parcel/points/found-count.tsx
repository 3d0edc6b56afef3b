import { useTranslations } from 'use-intl'
import { useLocale } from '#client/surroundings.ts'
import type { PointAnswer } from '#modules/points/points.contract.ts'
import { formatter } from '#platform/i18n/format.ts'
import { mostListed } from './point-search.ts'

type FoundCountProps = { found: readonly PointAnswer[] | undefined; className: string }

/** How many were found; spoken when the list changes. */
export function FoundCount({ found, className }: FoundCountProps) {
  const t = useTranslations('points')
  const { number } = formatter(useLocale())
  const count = found?.length ?? 0
  const text = number(count)
  return (
    <p className={className} role="status">
      {count > 0 && (count < mostListed ? t('found', { count, text }) : t('foundMost', { text }))}
    </p>
  )
}
