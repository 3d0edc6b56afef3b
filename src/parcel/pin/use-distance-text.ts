import { useTranslations } from 'use-intl'
import { useLocale } from '#client/surroundings.ts'
import { formatter } from '#platform/i18n/format.ts'

/** "120 m", "1,8 km": as exact as a person can use, and never broken apart. */
export function useDistanceText(): (metres: number) => string {
  const t = useTranslations('pin')
  const { number } = formatter(useLocale())
  return (metres) => {
    const text =
      metres < 995
        ? t('metres', { text: number(Math.max(10, Math.round(metres / 10) * 10)) })
        : t('kilometres', { text: number(metres / 1000, metres < 10_000 ? 1 : 0) })
    return text.replaceAll(' ', '\u00A0')
  }
}
