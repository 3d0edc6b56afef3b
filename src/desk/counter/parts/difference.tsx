import './difference.css'
import { useTranslations } from 'use-intl'
import { useLocale } from '#client/surroundings.ts'
import { formatter } from '#platform/i18n/format.ts'
import { Icon } from '#ui/icon.tsx'

/** Between what was counted and what should be there: large, and in the one accent of the screen. */
export function Difference({ amount }: { amount: number }) {
  const t = useTranslations('deskCounterCash.difference')
  const { number } = formatter(useLocale())
  return (
    <p className="counter-difference" data-even={amount === 0 || undefined} role="status">
      {t(amount === 0 ? 'even' : amount < 0 ? 'short' : 'over')}
      <b>
        {amount === 0 ? (
          <Icon name="check" />
        ) : (
          <>
            {number(Math.abs(amount))} <i>{t('unit')}</i>
          </>
        )}
      </b>
    </p>
  )
}
