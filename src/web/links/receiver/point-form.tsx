import '#parcel/points/point-picker.css'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { Loaded, LoadingShape } from '#client/loaded.tsx'
import { useAnswer } from '#client/use-answer.ts'
import { receiverCalls } from '#modules/orders/receiver/receiver.calls.ts'
import type { ReceiverPage } from '#modules/orders/receiver/receiver.contract.ts'
import { pointsCalls } from '#modules/points/points.calls.ts'
import type { PointAnswer } from '#modules/points/points.contract.ts'
import { PointList } from '#parcel/points/point-list.tsx'
import { useLivePoints } from '#parcel/points/use-live-points.ts'
import { useRoadsLater } from '#parcel/points/use-roads-later.ts'
import type { InputOf } from '#platform/calls/address.ts'
import { Notice } from '#ui/show/notice.tsx'
import { ChoiceDialog } from './choice-dialog.tsx'
import type { FormProps } from './form-props.ts'
import { useChoice } from './use-choice.ts'

const mostPoints = 20

type Question = InputOf<typeof pointsCalls.searchPoints>

const questionOf = ({ point_search: { near, fits, cod } }: ReceiverPage): Question => ({
  query: { near, fits, kind: 'point,locker', limit: mostPoints, ...(cod ? { cod: '1' } : {}) },
})

/** The points that can take the parcel, those near the receiver first. */
export function PointForm({ choice, onClose, onDone, ...keeper }: FormProps) {
  const t = useTranslations()
  const { page } = keeper
  const [picked, setChosen] = useState<number>()
  const [checked, setChecked] = useState(false)
  const points = useAnswer(pointsCalls.searchPoints, questionOf(page), { quiet: true })
  useRoadsLater(points, picked !== undefined)
  useLivePoints(points, { openOnly: false, takesOnly: true })
  // One that is full or shut by now has left the list, and with it the choice.
  const chosen = points.data?.some(({ id }) => id === picked) ? picked : undefined
  const isLost = picked !== undefined && chosen === undefined && points.data !== undefined
  const { send, ...task } = useChoice(receiverCalls.choosePoint, keeper)
  const submit = async () => {
    setChecked(true)
    const after = chosen !== undefined && (await send({ point_id: chosen }))
    if (after) onDone(after)
  }
  return (
    <ChoiceDialog choice={choice} task={task} onClose={onClose} onSubmit={() => void submit()}>
      <Loaded
        of={points}
        look="part"
        title={t('points.failedTitle')}
        skeleton={<LoadingShape of="cards" count={3} />}
      >
        {(found) => <Points found={found} page={page} chosen={chosen} onChoose={setChosen} />}
      </Loaded>
      <div role="status">
        {isLost && <Notice tone="danger">{t('receiver.point.lost')}</Notice>}
        {checked && !isLost && chosen === undefined && (
          <Notice tone="danger">{t('receiver.point.missing')}</Notice>
        )}
      </div>
    </ChoiceDialog>
  )
}

type PointsProps = {
  found: readonly PointAnswer[]
  page: ReceiverPage
  chosen: number | undefined
  onChoose: (id: number) => void
}

/** In the region of the receiver, and not where it goes already. */
function Points({ found, page, chosen, onChoose }: PointsProps) {
  const t = useTranslations('receiver.point')
  const { region } = page.point_search
  const near = found.filter(({ id, region_id }) => region_id === region && id !== page.point?.id)
  if (near.length === 0) return <Notice tone="info">{t('empty')}</Notice>
  return (
    <PointList
      label={t('label')}
      points={near}
      chosen={chosen}
      onChoose={({ id }) => onChoose(id)}
      parcel={undefined}
      now={new Date()}
    />
  )
}
