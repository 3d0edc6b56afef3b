import type { ReactNode } from 'react'
import { Timeline, type TimelineEvent } from '#ui/show/timeline.tsx'
import { useMoments } from './moments.ts'

export type PastEvent = {
  title: ReactNode
  note?: ReactNode
  at: string
  /** What the parcel stands at, while it is under way. */
  isNow: boolean
}

type ParcelHistoryProps = {
  label: string
  /** In the order in which things happened. */
  events: readonly PastEvent[]
  /** Steps still to come, the next one first. */
  ahead?: readonly { id: string; title: string }[] | undefined
}

/** What happened to a parcel, newest first, below what is still to come. */
export function ParcelHistory({ label, events, ahead = [] }: ParcelHistoryProps) {
  const { moment } = useMoments()
  const coming = ahead.map((step): TimelineEvent => ({ ...step, state: 'next' }))
  const past = events.map(
    ({ title, note, at, isNow }, index): TimelineEvent => ({
      id: `${index} ${at}`,
      title,
      note,
      time: { iso: at, text: moment(at) },
      state: isNow ? 'now' : 'past',
    }),
  )
  return <Timeline label={label} events={[...past, ...coming].reverse()} />
}
