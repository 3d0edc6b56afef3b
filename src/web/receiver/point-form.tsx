import '../points/point-picker.css'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import type { ReceiverPage } from '#modules/orders/receiver.contract.ts'
import type { PointAnswer } from '#modules/points/points.contract.ts'
import { Button } from '#ui/button.tsx'
import { Notice } from '#ui/notice.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { PointList } from '../points/point-list.tsx'
import { type Answer, useListAnswer } from '../points/use-answer.ts'
import { ChoiceDialog } from './choice-dialog.tsx'
import type { FormProps } from './choices.tsx'
import { useChoice } from './use-choice.ts'

const mostPoints = 20

function searchPath({ point_search: { near, fits, cod } }: ReceiverPage): string {
  const query = new URLSearchParams({ near, fits, kind: 'point,locker', limit: String(mostPoints) })
  if (cod) query.set('cod', '1')
  return `/api/points/v1/points?${query}`
}

/** The points that can take the parcel, those near the receiver first. */
export function PointForm({ choice, onClose, onDone, ...keeper }: FormProps) {
  const t = useTranslations('receiver.point')
  const { page } = keeper
  const [chosen, setChosen] = useState<number>()
  const [checked, setChecked] = useState(false)
  const [attempt, setAttempt] = useState(0)
  const points = useListAnswer<PointAnswer>(searchPath(page), 0, attempt)
  const { send, ...task } = useChoice(keeper)
  const submit = async () => {
    setChecked(true)
    const after = chosen !== undefined && (await send('point', { point_id: chosen }))
    if (after) onDone(after)
  }
  return (
    <ChoiceDialog choice={choice} task={task} onClose={onClose} onSubmit={() => void submit()}>
      <Points
        answer={points}
        region={page.point_search.region}
        taken={page.point?.id}
        chosen={chosen}
        onChoose={setChosen}
        onRetry={() => setAttempt((before) => before + 1)}
      />
      <div role="status">
        {checked && chosen === undefined && <Notice tone="danger">{t('missing')}</Notice>}
      </div>
    </ChoiceDialog>
  )
}

type PointsProps = {
  answer: Answer<readonly PointAnswer[]>
  region: number
  /** Where it goes already. */
  taken: number | undefined
  chosen: number | undefined
  onChoose: (id: number) => void
  onRetry: () => void
}

function Points({ answer, region, taken, chosen, onChoose, onRetry }: PointsProps) {
  const t = useTranslations('receiver')
  const common = useTranslations('common')
  if (answer.state === 'failed')
    return (
      <Notice tone="danger">
        <p>{t('point.failed')}</p>
        <Button look="second" small onClick={onRetry}>
          {t('failure.retry')}
        </Button>
      </Notice>
    )
  if (answer.state !== 'ready') return <Skeleton of="cards" count={3} label={common('loading')} />
  const near = answer.value.filter(({ id, region_id }) => region_id === region && id !== taken)
  if (near.length === 0) return <Notice tone="info">{t('point.empty')}</Notice>
  return (
    <PointList
      label={t('point.label')}
      points={near}
      chosen={chosen}
      onChoose={({ id }) => onChoose(id)}
      parcel={undefined}
      now={new Date()}
    />
  )
}
