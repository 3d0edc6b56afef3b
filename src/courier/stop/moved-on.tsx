import { useState } from 'react'
import { Link } from 'react-router'
import { useTranslations } from 'use-intl'
import type { Stop } from '#modules/delivery/field/field.contract.ts'
import { buttonClass } from '#ui/button.tsx'
import { EmptyState } from '#ui/waiting/screen-states.tsx'

type Watched = Pick<Stop, 'kind' | 'state' | 'wishes'>

/** Cancelled, redirected, refused or given to a colleague: what the courier came for is not to be done any more. */
export const isAnotherErrand = (then: Watched, now: Watched): boolean =>
  now.state === 'gone' || now.kind !== then.kind || (now.wishes.refused && !then.wishes.refused)

/** Whether that has happened since the screen was opened. */
export function useMovedOn(stop: Stop): boolean {
  const [then] = useState(stop)
  return isAnotherErrand(then, stop)
}

/** Said at once, while the parcel is still in the hand. */
export function MovedOn({ stop }: { stop: Stop }) {
  const t = useTranslations('courierStop.movedOn')
  return (
    <main className="field-screen">
      <div role="alert">
        <EmptyState
          level={2}
          title={t('title')}
          action={
            <Link className={buttonClass({ courier: true })} to={`/stops/${stop.order_id}`} replace>
              {t('look')}
            </Link>
          }
        >
          {t('text')}
        </EmptyState>
      </div>
    </main>
  )
}
