import './work.css'
import { useTranslations } from 'use-intl'
import { useLocale } from '#client/surroundings.ts'
import { formatter } from '#platform/i18n/format.ts'
import { clockText, urgencyOf } from '#ui/show/clock-chip.tsx'

const hourMs = 3_600_000
const dayMs = 24 * hourMs

/** Hours and minutes while they matter, then hours, then days: `0:04`, `21 soat`, `−2 kun`. */
export function useClockText(): (leftMs: number) => string {
  const t = useTranslations('deskHome.clock')
  return (leftMs) => {
    const away = Math.abs(leftMs)
    if (away < 10 * hourMs) return clockText(leftMs)
    const inDays = away >= 2 * dayMs
    const count = Math.round(away / (inDays ? dayMs : hourMs))
    const text = `${leftMs < 0 ? '\u2212' : ''}${count}`
    return t(inDays ? 'days' : 'hours', { count, text })
  }
}

/** How long is left of a thing's time. */
export function WorkClock({ due, now }: { due: string; now: number }) {
  const t = useTranslations('deskHome.clock')
  const format = formatter(useLocale())
  const textOf = useClockText()
  const leftMs = Date.parse(due) - now
  const moment = format.dateTime(Date.parse(due), 'dayMonth')
  return (
    <span className="work-clock" data-urgency={urgencyOf(leftMs)}>
      <span aria-hidden="true">{textOf(leftMs)}</span>
      <span className="spoken">{t(leftMs < 0 ? 'late' : 'until', { moment })}</span>
    </span>
  )
}
