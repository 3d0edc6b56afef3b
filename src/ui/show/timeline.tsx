import './timeline.css'
import type { ReactNode } from 'react'
import { Star } from '../star.tsx'

export type TimelineEvent = {
  id: string
  title: ReactNode
  note?: ReactNode
  /** As people read it, and as machines do. */
  time?: { text: string; iso: string } | undefined
  state?: 'past' | 'now' | 'next' | undefined
}

/** What happened, standing on the road, and what is still to come. */
export function Timeline({ label, events }: { label: string; events: readonly TimelineEvent[] }) {
  return (
    <ol className="timeline" aria-label={label}>
      {events.map(({ id, title, note, time, state = 'past' }) => (
        <li
          key={id}
          className="timeline__event"
          data-step={state}
          aria-current={state === 'now' ? 'step' : undefined}
        >
          <Star className="timeline__star" />
          <div>
            <strong className="timeline__title">{title}</strong>
            {note && <div className="timeline__note">{note}</div>}
          </div>
          {time && (
            <time className="timeline__time" dateTime={time.iso}>
              {time.text}
            </time>
          )}
        </li>
      ))}
    </ol>
  )
}
