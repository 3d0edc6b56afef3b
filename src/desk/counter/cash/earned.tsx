import { useTranslations } from 'use-intl'
import { useLocale } from '#client/surroundings.ts'
import type { DrawerDay } from '#modules/counter/counter.contract.ts'
import { formatter } from '#platform/i18n/format.ts'
import { Icon } from '#ui/icon.tsx'
import { LocalLink } from '#web/shell/local-link.tsx'
import { useSubView } from '../parts/sub-view.ts'

/** What the day and the month have earned; the way to the statement. */
export function Earned({ day: { commission } }: { day: DrawerDay }) {
  const t = useTranslations('deskCounterCash.earned')
  const { number, money } = formatter(useLocale())
  const { to } = useSubView()
  return (
    <p className="drawer-earned">
      <Icon name="chart" />
      <span>
        {t('day', { count: commission.day.parcels, text: number(commission.day.parcels) })}{' '}
        <b>{money(commission.day.amount)}</b>. {t('month', { amount: number(commission.month.amount) })}{' '}
        <LocalLink to={to({ view: 'statement', day: undefined })}>{t('statement')}</LocalLink>
      </span>
    </p>
  )
}
