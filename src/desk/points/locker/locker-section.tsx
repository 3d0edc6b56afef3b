import './locker.css'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { Loaded, LoadingShape } from '#client/loaded.tsx'
import { useLocale } from '#client/surroundings.ts'
import { useAnswer } from '#client/use-answer.ts'
import { lockersDeskCalls } from '#modules/lockers/desk/lockers-desk.calls.ts'
import type { DeskLocker } from '#modules/lockers/desk/lockers-desk.contract.ts'
import { LockerWall } from '#parcel/lockers/locker-wall.tsx'
import { formatter } from '#platform/i18n/format.ts'
import { Notice } from '#ui/show/notice.tsx'
import { CellDetails } from './cell-details.tsx'
import { CellsForm } from './cells-form.tsx'
import { sizeNames, stateNames } from './locker-words.ts'
import { MachineKey } from './machine-key.tsx'

type LockerSectionProps = {
  /** Of the point. */
  id: number
  /** Its room follows from its doors. */
  onChanged: () => void
}

const oftenMs = 20_000

/** The wall of a locker: what lies behind its doors, what is wrong with them, and the key of its machine. */
export function LockerSection({ id, onChanged }: LockerSectionProps) {
  const t = useTranslations('deskPoints.locker')
  const answer = useAnswer(lockersDeskCalls.readLocker, { params: { id } }, { pollMs: () => oftenMs })
  const change = (locker: DeskLocker) => {
    answer.set(locker)
    onChanged()
  }
  return (
    <section className="desk-locker" aria-label={t('title')}>
      <h3 className="desk-details__subtitle">{t('title')}</h3>
      <Loaded of={answer} look="part" skeleton={<LoadingShape of="rows" count={3} />}>
        {(locker) => (
          <>
            <Wall id={id} locker={locker} onChanged={change} />
            <CellsForm id={id} cells={locker.cells} onChanged={change} />
            <MachineKey id={id} locker={locker} onChanged={change} />
          </>
        )}
      </Loaded>
    </section>
  )
}

type WallProps = { id: number; locker: DeskLocker; onChanged: (locker: DeskLocker) => void }

function Wall({ id, locker, onChanged }: WallProps) {
  const t = useTranslations()
  const format = formatter(useLocale())
  const [chosen, setChosen] = useState<number>()
  const { cells, keypad_locked_until: locked } = locker
  if (cells.length === 0) return <p className="muted">{t('deskPoints.locker.none')}</p>
  const free = (size: (typeof cells)[number]['size']) =>
    format.number(cells.filter((cell) => cell.size === size && cell.state === 'free').length)
  const cell = cells.find(({ number }) => number === chosen)
  return (
    <>
      {locked !== null && (
        <Notice tone="warning">
          {t('deskPoints.locker.keypadLocked', { when: format.dateTime(Date.parse(locked)) })}
        </Notice>
      )}
      <LockerWall
        label={t('deskPoints.locker.title')}
        cells={cells.map(({ number, size, state }) => ({
          number,
          size,
          look: state,
          label: t('deskPoints.locker.cell', {
            number: String(number),
            size: t(sizeNames[size]),
            state: t(stateNames[state]),
          }),
        }))}
        chosen={chosen}
        onChoose={(number) => setChosen(number === chosen ? undefined : number)}
      />
      <p className="muted">
        {t('deskPoints.locker.free', {
          small: free('small'),
          medium: free('medium'),
          large: free('large'),
        })}
      </p>
      {cell && <CellDetails key={cell.number} id={id} cell={cell} onChanged={onChanged} />}
    </>
  )
}
