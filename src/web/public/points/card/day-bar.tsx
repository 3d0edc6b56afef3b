import { clockText, hoursOfDay, type Span, weekMomentOf } from '#modules/points/domain/hours.ts'
import type { PointAnswer } from '#modules/points/points.contract.ts'
import { hoursOf } from '#parcel/points/point-hours.ts'

type Bar = { from: number; to: number; spans: readonly Span[]; minute: number }

/** Today from the first opening to the last closing; undefined on a day without hours. */
function barOf(point: PointAnswer, now: Date): Bar | undefined {
  const { minute } = weekMomentOf(now)
  const { spans } = hoursOfDay(hoursOf(point), now)
  const [first, last] = [spans[0], spans.at(-1)]
  return first && last && { from: first.from, to: last.to, spans, minute }
}

/** Today's hours as a bar with the moment on it, green while the door is open. The sentence above it says the same in words. */
export function DayBar({ point, now }: { point: PointAnswer; now: Date }) {
  const bar = point.state === 'closed' ? undefined : barOf(point, now)
  if (!bar) return null
  const { from, to, spans, minute } = bar
  const isWithin = minute >= from && minute <= to
  const isOpen = spans.some((span) => span.from <= minute && minute < span.to)
  const long = to - from
  return (
    <div className="day-bar" data-open={isOpen || undefined} aria-hidden="true">
      <svg
        aria-hidden="true"
        className="day-bar__track"
        viewBox={`0 0 ${long} 16`}
        preserveAspectRatio="none"
      >
        <rect className="day-bar__shut" y={4} width={long} height={8} />
        {spans.map((span) => (
          <rect
            key={span.from}
            className="day-bar__open"
            x={span.from - from}
            y={4}
            width={span.to - span.from}
            height={8}
          />
        ))}
        {isWithin && <rect className="day-bar__now" x={minute - from} width={long / 150} height={16} />}
      </svg>
      <div className="day-bar__ends">
        <span>{clockText(from)}</span>
        <span>{clockText(to)}</span>
      </div>
    </div>
  )
}
