import { type FormEvent, useState } from 'react'
import { useTranslations } from 'use-intl'
import { useFailureText } from '#client/failure-text.ts'
import { useTask } from '#client/use-task.ts'
import { lockersDeskCalls } from '#modules/lockers/desk/lockers-desk.calls.ts'
import type { DeskLocker } from '#modules/lockers/desk/lockers-desk.contract.ts'
import { cellSizes, mostCells } from '#modules/lockers/domain/cells.ts'
import { Button } from '#ui/button.tsx'
import { NumberField } from '#ui/fields/number-field.tsx'
import { Notice } from '#ui/show/notice.tsx'

type CellsFormProps = {
  id: number
  cells: DeskLocker['cells']
  onChanged: (locker: DeskLocker) => void
}

const countNames = {
  small: 'deskPoints.locker.counts.small',
  medium: 'deskPoints.locker.counts.medium',
  large: 'deskPoints.locker.counts.large',
} as const

/** Which doors there are. A wall is built once, so the form stays shut until it is asked for. */
export function CellsForm({ id, cells, onChanged }: CellsFormProps) {
  const all = useTranslations()
  const t = useTranslations('deskPoints.locker')
  const failureText = useFailureText()
  const task = useTask(lockersDeskCalls.setLockerCells)
  const [isOpen, setOpen] = useState(false)
  const count = (size: (typeof cellSizes)[number]) => cells.filter((cell) => cell.size === size).length
  const [counts, setCounts] = useState({
    small: count('small'),
    medium: count('medium'),
    large: count('large'),
  })
  // Nobody builds a wall anew while something lies in it.
  const isEmpty = cells.every(({ state, parcel }) => parcel === null && state !== 'reserved')
  if (!isOpen)
    return isEmpty ? (
      <p>
        <Button look="second" small onClick={() => setOpen(true)}>
          {t(cells.length === 0 ? 'build' : 'rebuild')}
        </Button>
      </p>
    ) : null
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const answer = await task.run({ params: { id }, body: counts })
    if (!answer.ok) return
    onChanged(answer.value)
    setOpen(false)
  }
  const total = counts.small + counts.medium + counts.large
  return (
    <form className="desk-locker__form" noValidate onSubmit={(event) => void submit(event)}>
      <p className="muted">{t('buildText')}</p>
      <div className="desk-locker__counts">
        {cellSizes.map((size) => (
          <NumberField
            key={size}
            label={all(countNames[size])}
            narrow
            min={0}
            max={mostCells}
            value={counts[size]}
            onChange={(value = 0) => setCounts((before) => ({ ...before, [size]: value }))}
          />
        ))}
      </div>
      <div role="alert">{task.error && <Notice tone="danger">{failureText(task.error)}</Notice>}</div>
      <p className="desk-locker__ways">
        <Button type="submit" small busy={task.state === 'busy'} disabled={total === 0 || total > mostCells}>
          {t('save')}
        </Button>
        <Button look="quiet" small onClick={() => setOpen(false)}>
          {t('no')}
        </Button>
      </p>
    </form>
  )
}
