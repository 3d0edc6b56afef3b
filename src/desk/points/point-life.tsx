import { useId, useState } from 'react'
import { useTranslations } from 'use-intl'
import { useLocale } from '#client/surroundings.ts'
import { noonOf } from '#kernel/tashkent.ts'
import type { DeskPoint } from '#modules/points/desk/desk-points.contract.ts'
import { formatter } from '#platform/i18n/format.ts'
import { Button } from '#ui/button.tsx'
import { Fact } from '../parts/fact.tsx'
import { mayDo } from '../sections.ts'
import { useStaff } from '../signed-in.ts'
import { CloseDialog } from './close/close-dialog.tsx'
import { UnderWay } from './close/under-way.tsx'
import { LockerSection } from './locker/locker-section.tsx'
import { PointAgents } from './point-agents.tsx'
import { PointPhotos } from './point-photos.tsx'
import { SaidState } from './said-state.tsx'
import type { PointAnswer } from './use-point-edit.ts'

type PointLifeProps = {
  point: DeskPoint
  answer: PointAnswer
  /** Whose application the point comes from: they are its first agent. */
  phone: string | undefined
}

/** What happens to a point that is there: how it stands today, its photos, its people, its end. Saved at once. */
export function PointLife({ point, answer, phone }: PointLifeProps) {
  const t = useTranslations('deskPoints')
  const format = formatter(useLocale())
  const heading = useId()
  const [isClosing, setClosing] = useState(false)
  const staff = useStaff()
  // Customers hear nothing of a depot: nobody says it is full, looks at its photos or is told that it closes.
  const isDepot = point.kind === 'depot'
  const mayClose = !isDepot && staff !== undefined && mayDo(staff.role, 'point.close')
  const { closes_on: day, closing_reason: why, occupied, capacity } = point
  return (
    <aside className="desk-details" aria-labelledby={heading}>
      <header className="desk-details__head">
        <h2 id={heading} className="desk-details__title">
          {t('life')}
        </h2>
      </header>
      <div className="desk-details__body">
        {isDepot ? null : day === null ? (
          <SaidState point={point} onSaid={() => void answer.refresh()} />
        ) : (
          <>
            <dl className="desk-facts">
              <Fact name={t('closing.day')}>{format.date(noonOf(day))}</Fact>
              {why !== null && <Fact name={t('closing.reason')}>{why}</Fact>}
            </dl>
            <UnderWay id={point.id} />
          </>
        )}
        <dl className="desk-facts">
          <Fact name={t('held')}>
            {t('heldOf', { held: format.number(occupied), capacity: format.number(capacity) })}
          </Fact>
        </dl>
        {point.kind === 'locker' && <LockerSection id={point.id} onChanged={() => void answer.refresh()} />}
        {!isDepot && <PointPhotos point={point} onChanged={answer.set} />}
        <PointAgents point={point} phone={phone} />
        {day === null && mayClose && (
          <p className="point-close">
            <Button look="danger" small onClick={() => setClosing(true)}>
              {t('close.action')}
            </Button>
          </p>
        )}
      </div>
      {isClosing && (
        <CloseDialog
          point={point}
          onClose={() => setClosing(false)}
          onDone={() => {
            setClosing(false)
            void answer.refresh()
          }}
        />
      )}
    </aside>
  )
}
