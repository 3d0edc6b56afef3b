import { useTranslations } from 'use-intl'
import { useLocale } from '#client/surroundings.ts'
import type { PricedOffer } from './offers.ts'
import { promisedText } from './promised-days.ts'

/** The promised days in words: "tomorrow, 17 November". */
export function usePromised(today: string): (promised: PricedOffer['promised']) => string {
  const t = useTranslations('calculator')
  const locale = useLocale()
  return (promised) => {
    const { when, date } = promisedText(promised, today, locale)
    return t('promised', { when, date })
  }
}
