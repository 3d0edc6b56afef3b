import { useTranslations } from 'use-intl'
import { useFailureText } from '#client/failure-text.ts'
import { useTask } from '#client/use-task.ts'
import type { CounterPost } from '#modules/counter/counter.contract.ts'
import type { SaidState } from '#modules/points/domain/availability.ts'
import { pointsCalls } from '#modules/points/points.calls.ts'
import { Switch } from '#ui/fields/checkbox.tsx'
import { useToast } from '#ui/float/toast.tsx'
import { focusScanField } from '../parts/scan-focus.ts'
import { useRefreshPost } from './use-post.ts'

/** Whether the point takes parcels: said by hand, heard by everybody who looks at it within seconds. */
export function PointSwitches({ post: { point } }: { post: CounterPost }) {
  const t = useTranslations('deskCounter.point')
  const all = useTranslations()
  const task = useTask(pointsCalls.sayAvailability)
  const toast = useToast()
  const failureText = useFailureText()
  const refresh = useRefreshPost()
  const say = async (state: SaidState) => {
    const answer = await task.run({ params: { id: point.id }, body: { state } })
    if (answer.ok) toast({ text: all(`deskCounter.point.said.${state}`) })
    else if (answer.error.code !== 'aborted') toast({ tone: 'danger', text: failureText(answer.error) })
    refresh()
    focusScanField()
  }
  const isOpen = point.said !== 'closed'
  const busy = task.state === 'busy'
  return (
    <div className="counter-switches">
      <Switch
        label={isOpen ? <Openness point={point} /> : t('closedToday')}
        checked={isOpen}
        disabled={busy}
        onChange={() => void say(isOpen ? 'closed_today' : 'open')}
      />
      <Switch
        label={t('full')}
        checked={point.said === 'full'}
        disabled={busy || !isOpen}
        onChange={() => void say(point.said === 'full' ? 'open' : 'full')}
      />
    </div>
  )
}

function Openness({ point }: { point: CounterPost['point'] }) {
  const t = useTranslations('deskCounter.point')
  if (!point.open_now) return t('shutNow')
  if (point.open_until === null) return t('open')
  return (
    <>
      {t('openNow')} <span className="counter-switches__until">{t('until', { time: point.open_until })}</span>
    </>
  )
}
