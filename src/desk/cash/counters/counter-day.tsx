import type { DrawerClosing } from '#modules/counter/counter.contract.ts'
import { mayDo } from '../../sections.ts'
import { useStaff } from '../../signed-in.ts'
import { ClosedDay } from '../closed-day.tsx'

/** How a counter closed a day. */
export function CounterDay({ closing, onReview }: { closing: DrawerClosing; onReview: () => void }) {
  const staff = useStaff()
  const { state, person, point } = closing
  const mayReview =
    state === 'open' && staff !== undefined && mayDo(staff.role, 'drawer.review') && person.id !== staff.id
  return (
    <ClosedDay
      closing={closing}
      of={point?.name ?? person.name}
      by={person.name}
      onReview={mayReview ? onReview : undefined}
    />
  )
}
