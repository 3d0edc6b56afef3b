import { useTranslations } from 'use-intl'
import { useLocale } from '#client/surroundings.ts'
import { noonOf } from '#kernel/tashkent.ts'
import type { ClosingView } from '#modules/payments/cash/cash.contract.ts'
import { formatter } from '#platform/i18n/format.ts'
import { Button } from '#ui/button.tsx'
import { type BadgeLook, StateBadge } from '#ui/show/state-badge.tsx'
import { closingNames } from './cash-names.ts'

const looks = {
  even: { tone: 'ok', sign: 'ticked' },
  open: { tone: 'danger', sign: 'alarm' },
  explained: { tone: 'plain', sign: 'full' },
  booked: { tone: 'plain', sign: 'full' },
} as const satisfies Record<ClosingView['state'], BadgeLook>

export function useDifference() {
  const t = useTranslations('deskCash.days')
  const { money } = formatter(useLocale())
  return (difference: number) =>
    difference < 0 ? t('short', { amount: money(-difference) }) : t('over', { amount: money(difference) })
}

/** What is told of a day that was counted, of a cash desk and of a counter's drawer alike. */
export type Counted = Pick<
  ClosingView,
  'day' | 'state' | 'expected' | 'counted' | 'difference' | 'note' | 'reviewed_by' | 'review_note'
>

type ClosedDayProps = {
  closing: Counted
  /** Whose it is. */
  of: string
  by: string
  /** Left out where nothing is to be decided, or not by whoever looks. */
  onReview: (() => void) | undefined
}

export function ClosedDay({ closing, of, by, onReview }: ClosedDayProps) {
  const words = useTranslations()
  const t = useTranslations('deskCash.days')
  const format = formatter(useLocale())
  const difference = useDifference()
  const { state } = closing
  return (
    <li className="cash-day">
      <strong>
        {format.date(noonOf(closing.day))} · {of}
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
        {by}
        {closing.note && ` · ${closing.note}`}
        {closing.review_note && ` · ${closing.reviewed_by ?? ''}: ${closing.review_note}`}
      </span>
      {onReview && (
        <Button small onClick={onReview}>
          {t('review')}
        </Button>
      )}
    </li>
  )
}
