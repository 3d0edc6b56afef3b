import { useTranslations } from 'use-intl'
import { ClockChip } from '#ui/show/clock-chip.tsx'

const minuteMs = 60_000

/** What is left of the hour in which we promised to call. */
export function CallClock({ until, now }: { until: string; now: number }) {
  const t = useTranslations('deskOrders.clock')
  const leftMs = Date.parse(until) - now
  const minutes = Math.ceil(Math.abs(leftMs) / minuteMs)
  const spoken = t(leftMs < 0 ? 'late' : 'left', { minutes, text: String(minutes) })
  return <ClockChip leftMs={leftMs} spoken={spoken} />
}
