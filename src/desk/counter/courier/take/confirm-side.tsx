import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { useLocale } from '#client/surroundings.ts'
import { TaskFailure } from '#client/task-failure.tsx'
import { useTask } from '#client/use-task.ts'
import { handOverCalls } from '#modules/delivery/handovers/hand-overs.calls.ts'
import type { HandOverView } from '#modules/delivery/handovers/hand-overs.contract.ts'
import { formatter } from '#platform/i18n/format.ts'
import { Button } from '#ui/button.tsx'
import { NumberField } from '#ui/fields/number-field.tsx'
import { TextField } from '#ui/fields/text-field.tsx'
import { Difference } from '../../parts/difference.tsx'
import { countOf, differs } from './confirm-count.ts'
import type { Standing } from './take-scans.ts'

type ConfirmSideProps = {
  one: HandOverView
  standing: Standing
  onEnded: (ended: HandOverView) => void
}

/** What is missing, what is too many, the cash as it was counted; said before it is confirmed. */
export function ConfirmSide({ one, standing, onEnded }: ConfirmSideProps) {
  const t = useTranslations('deskCounterCourier.take')
  const format = formatter(useLocale())
  const task = useTask(handOverCalls.confirmHandOver)
  const [counted, setCounted] = useState<number>()
  const [note, setNote] = useState('')
  const isCounted = one.cash === 0 || counted !== undefined
  const isDifferent = differs(one.cash, counted, standing)
  const confirm = async () => {
    const body = countOf({ said: one.cash, counted, standing, note })
    const answer = await task.run({ params: { id: Number(one.id) }, body })
    if (answer.ok) onEnded(answer.value)
  }
  return (
    <aside className="counter-card counter-side">
      <Counts standing={standing} />
      {one.cash > 0 && (
        <div className="take-cash">
          <p className="take-cash__said">
            <span>{t('cashSaid')}</span>
            <b>{format.number(one.cash)}</b>
          </p>
          <NumberField
            label={t('cashCounted')}
            value={counted}
            onChange={setCounted}
            format={format.number}
            inputMode="numeric"
            min={0}
            max={1_000_000_000}
          />
          {counted !== undefined && <Difference amount={counted - one.cash} />}
        </div>
      )}
      {one.note && <p className="counter-quiet">{one.note}</p>}
      {isDifferent && (
        <TextField
          label={t('note')}
          hint={t('noteHint')}
          value={note}
          maxLength={500}
          onChange={(event) => setNote(event.target.value)}
        />
      )}
      <div className="counter-side__foot">
        <TaskFailure task={task} />
        <Button
          block
          className="counter-go"
          disabled={!isCounted}
          busy={task.state === 'busy'}
          onClick={() => void confirm()}
        >
          {t(!isCounted ? 'countFirst' : isDifferent ? 'confirmDifferent' : 'confirm')}
        </Button>
        <p className="counter-quiet">{t(isDifferent ? 'twoDifferent' : 'two')}</p>
      </div>
    </aside>
  )
}

function Counts({ standing }: { standing: Standing }) {
  const t = useTranslations('deskCounterCourier.take')
  const { number } = formatter(useLocale())
  const { here, missing, surplus } = standing
  return (
    <dl className="take-counts">
      <div>
        <dt>{t('counts.here')}</dt>
        <dd>{number(here)}</dd>
      </div>
      <div data-wrong={missing.length > 0 || undefined}>
        <dt>{t('counts.missing')}</dt>
        <dd>{number(missing.length)}</dd>
      </div>
      <div data-wrong={surplus.length > 0 || undefined}>
        <dt>{t('counts.surplus')}</dt>
        <dd>{number(surplus.length)}</dd>
      </div>
    </dl>
  )
}
