import { useTranslations } from 'use-intl'
import { useFailureText } from '#client/failure-text.ts'
import { useTask } from '#client/use-task.ts'
import type { DeskPoint } from '#modules/points/desk/desk-points.contract.ts'
import { saidStates } from '#modules/points/domain/availability.ts'
import { pointsCalls } from '#modules/points/points.calls.ts'
import { Segmented } from '#ui/fields/segmented.tsx'
import { Notice } from '#ui/show/notice.tsx'
import { saidNames } from '../parts/points/point-names.ts'

type SaidStateProps = { point: DeskPoint; onSaid: () => void }

/** What its agents can say themselves, for when they call instead. Open pages hear of it within seconds. */
export function SaidState({ point, onSaid }: SaidStateProps) {
  const t = useTranslations()
  const failureText = useFailureText()
  const task = useTask(pointsCalls.sayAvailability)
  const say = async (state: DeskPoint['said']) => {
    const answer = await task.run({ params: { id: point.id }, body: { state } })
    if (answer.ok) onSaid()
  }
  return (
    <div className="point-said">
      <Segmented
        label={t('deskPoints.today')}
        disabled={task.state === 'busy'}
        options={saidStates.map((value) => ({ value, label: t(saidNames[value]) }))}
        value={point.said}
        onChange={(state) => void say(state)}
      />
      {point.availability_note !== null && <p className="muted">{point.availability_note}</p>}
      <div role="alert">{task.error && <Notice tone="danger">{failureText(task.error)}</Notice>}</div>
    </div>
  )
}
