import { useTranslations } from 'use-intl'
import { useLocale } from '#client/surroundings.ts'
import { noonOf } from '#kernel/tashkent.ts'
import type { DrawerClosing } from '#modules/counter/counter.contract.ts'
import { formatter } from '#platform/i18n/format.ts'
import { Button } from '#ui/button.tsx'
import { type BadgeLook, StateBadge } from '#ui/show/state-badge.tsx'
import { mayDo } from '../../sections.ts'
import { useStaff } from '../../signed-in.ts'
import { closingNames } from '../cash-names.ts'

const looks = {
  even: { tone: 'ok', sign: 'ticked' },
  open: { tone: 'danger', sign: 'alarm' },
  explained: { tone: 'plain', sign: 'full' },
  booked: { tone: 'plain', sign: 'full' },
} as const satisfies Record<DrawerClosing['state'], BadgeLook>

export function useDifference() {
  const t = useTranslations('deskCash.days')
  const { money } = formatter(useLocale())
  return (difference: number) =>
    difference < 0 ? t('short', { amount: money(-difference) }) : t('over', { amount: money(difference) })
}

/** How a counter closed a day, in the look of the desks' own days. */
export function CounterDay({ closing, onReview }: { closing: DrawerClosing; onReview: () => void }) {
  const words = useTranslations()
  const t = useTranslations('deskCash.days')
  const format = formatter(useLocale())
  const difference = useDifference()
  const staff = useStaff()
  const { state, person } = closing
  const mayReview =
    state === 'open' && staff !== undefined && mayDo(staff.role, 'drawer.review') && person.id !== staff.id
  return (
    <li className="cash-day">
      <strong>
        {format.date(noonOf(closing.day), 'short')} · {closing.point?.name ?? person.name}
      </strong>
      <StateBadge {...looks[state]} label={words(closingNames[state])} />
      <span className="muted">
        {t('sums', { expected: format.money(closing.expected), counted: format.money(closing.counted) })}
      </span>
      {closing.difference !== 0 && (
        <span className="cash-day__difference" data-open={state === 'open' || undefined}>
          {difference(closing.difference)}
        </span>
      )}
      <span className="muted cash-day__words">
        {person.name}
        {closing.note && ` · ${closing.note}`}
        {closing.review_note && ` · ${closing.reviewed_by ?? ''}: ${closing.review_note}`}
      </span>
      {mayReview && (
        <Button small onClick={onReview}>
          {t('review')}
        </Button>
      )}
    </li>
  )
}
