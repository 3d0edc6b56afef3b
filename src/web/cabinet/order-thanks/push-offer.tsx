import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { TaskState } from '#client/task-state.tsx'
import { useAnswer } from '#client/use-answer.ts'
import { useWork } from '#client/use-task.ts'
import { pushCalls } from '#modules/notifications/push/push.calls.ts'
import { Button } from '#ui/button.tsx'
import { Notice } from '#ui/show/notice.tsx'
import { pushAbility } from '../../shell/app/push/browser-push.ts'
import { offersPush, saidLater, sayLater } from '../../shell/app/push/push-offer-rule.ts'
import { type Push, usePush } from '../../shell/app/push/use-push.ts'

/** There is a parcel to be told about now: the first moment at which notices are of use. */
export function PushOffer() {
  const [ability] = useState(pushAbility)
  const [isLater, setLater] = useState(saidLater)
  if (ability !== 'can' || isLater) return null
  const later = () => {
    sayLater()
    setLater(true)
  }
  return <KnownPush onLater={later} />
}

type OfferProps = { onLater: () => void }

/** Help that is not there is not missed: a failure shows nothing. */
function KnownPush({ onLater }: OfferProps) {
  const { data, set } = useAnswer(pushCalls.readPush, {}, { quiet: true })
  return data ? <Offer push={data} onChange={set} onLater={onLater} /> : null
}

function Offer({ push, onChange, onLater }: OfferProps & { push: Push; onChange: (push: Push) => void }) {
  const t = useTranslations('pocket.push')
  const task = useWork()
  const [isDone, setDone] = useState(false)
  const { isOn, turnOn } = usePush({ push, onChange, onRefused: onLater })
  if (isDone) return <Notice tone="info">{t('done')}</Notice>
  if (!offersPush({ ability: 'can', isOn, saidLater: false })) return null
  const accept = async () => {
    const answer = await task.run(turnOn)
    if (answer.ok) setDone(true)
  }
  return (
    <section className="push-offer" aria-labelledby="push-offer">
      <h2 id="push-offer">{t('title')}</h2>
      <p>{t('text')}</p>
      <div className="push-offer__ways">
        <Button look="second" small busy={task.state === 'busy'} onClick={() => void accept()}>
          {t('yes')}
        </Button>
        <Button look="quiet" small onClick={onLater}>
          {t('later')}
        </Button>
      </div>
      <TaskState task={task} />
    </section>
  )
}
