import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { useFailureText } from '#client/failure-text.ts'
import { PhotoShown, TakePhoto } from '#client/photo/take-photo.tsx'
import { useTask } from '#client/use-task.ts'
import { orderFilesCalls } from '#modules/orders/files/order-files.calls.ts'

type ScalesPhotoProps = { isTaken: boolean; onPhoto: (id: string | undefined) => void }

/** Kept with the price; the sender sees it too. */
export function ScalesPhoto({ isTaken, onPhoto }: ScalesPhotoProps) {
  const t = useTranslations('deskCounterHands.takeIn')
  const words = useTranslations('deskCounterHands.photo')
  const task = useTask(orderFilesCalls.uploadDeliveryPhoto)
  const failureText = useFailureText()
  const [photo, setPhoto] = useState<Blob>()
  const send = async (taken: Blob) => {
    setPhoto(taken)
    onPhoto(undefined)
    const answer = await task.run({ file: taken })
    if (answer.ok) onPhoto(answer.value.id)
    else setPhoto(undefined)
  }
  return (
    <div className="scales-photo" aria-busy={task.state === 'busy'}>
      {photo ? (
        <PhotoShown photo={photo} alt={t('scales')} removeLabel={words('remove')} />
      ) : (
        <span className="scales-photo__empty" aria-hidden="true" />
      )}
      <div>
        <b>{t(isTaken ? 'scalesTaken' : 'scalesNeeded')}</b>
        <p>{task.error ? failureText(task.error) : t('scalesText')}</p>
      </div>
      <TakePhoto
        label={t(photo ? 'takeAgain' : 'take')}
        unreadable={words('unreadable')}
        disabled={task.state === 'busy'}
        onPhoto={(taken) => void send(taken)}
      />
    </div>
  )
}
