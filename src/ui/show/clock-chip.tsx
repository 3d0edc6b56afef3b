import './clock-chip.css'
import { Icon } from '../icon.tsx'

/** Under a quarter of an hour it is urgent. */
const urgentMs = 15 * 60_000

export type Urgency = 'calm' | 'soon' | 'late'

export function urgencyOf(leftMs: number): Urgency {
  return leftMs < 0 ? 'late' : leftMs < urgentMs ? 'soon' : 'calm'
}

/** Hours and minutes: `0:04`, `−1:10`. Part of a minute counts as a whole one, so that 0:00 means now. */
export function clockText(leftMs: number): string {
  const minutes = Math.ceil(Math.abs(leftMs) / 60_000)
  const text = `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}`
  return leftMs < 0 ? `\u2212${text}` : text
}

type ClockChipProps = {
  leftMs: number
  /** In words, for screen readers: "4 minutes left", "an hour late". */
  spoken: string
  /** Instead of the clock, when days remain. */
  text?: string | undefined
}

/** How long is left: plain, saffron under 15 minutes, red with a sign when late. */
export function ClockChip({ leftMs, spoken, text }: ClockChipProps) {
  const urgency = urgencyOf(leftMs)
  return (
    <span className={`clock-chip clock-chip--${urgency}`}>
      {urgency === 'late' && <Icon name="warning" size="tiny" />}
      <span aria-hidden="true">{text ?? clockText(leftMs)}</span>
      <span className="spoken">{spoken}</span>
    </span>
  )
}
