import { useEffect, useState } from 'react'
import { useTranslations } from 'use-intl'
import { err, type Result } from '#kernel/result.ts'
import { Button } from '#ui/button.tsx'
import { type ApiError, useApi } from '../../api-client.ts'
import { accountsApi } from '../answers.ts'
import { LoadedPart } from '../loaded-part.tsx'
import { TaskState } from '../task-state.tsx'
import { useLoaded } from '../use-loaded.ts'
import { useTask } from '../use-task.ts'
import { type Push, readPush } from './answers.ts'
import { currentSubscription, type PushAbility, pushAbility, subscribeHere } from './browser-push.ts'
import { Way } from './way.tsx'

const path = `${accountsApi}/push-subscriptions`

const whyNot = {
  blocked: 'push.blocked',
  standalone: 'push.unsupportedApple',
  cannot: 'push.unsupported',
} as const satisfies Record<Exclude<PushAbility, 'can'>, string>

/** Notices of this browser. Nobody is asked before they press the button. */
export function PushWay() {
  const t = useTranslations()
  const [ability, setAbility] = useState(pushAbility)
  if (ability !== 'can') return <Way title={t('push.title')} text={t(whyNot[ability])} />
  return <AblePush onRefused={() => setAbility(pushAbility())} />
}

type Refused = { onRefused: () => void }

function AblePush({ onRefused }: Refused) {
  const source = useLoaded(path, readPush)
  return (
    <LoadedPart of={source} count={2}>
      {(push) => <PushState push={push} onChange={source.set} onRefused={onRefused} />}
    </LoadedPart>
  )
}

type PushProps = Refused & { push: Push; onChange: (push: Push) => void }

function PushState({ push, onChange, onRefused }: PushProps) {
  const t = useTranslations('push')
  const task = useTask()
  const { isOn, turnOn, turnOff } = usePush(push, onChange, onRefused)
  const isBusy = task.state === 'busy'
  if (isOn === undefined) return <Way title={t('title')} text={t('off')} />
  return (
    <Way title={t('title')} on={isOn ? t('isOn') : undefined} text={t(isOn ? 'on' : 'off')}>
      <div className="way__steps">
        <Button
          look={isOn ? 'quiet' : 'second'}
          small
          busy={isBusy}
          onClick={() => void task.run(isOn ? turnOff : turnOn)}
        >
          {t(isOn ? 'turnOff' : 'turnOn')}
        </Button>
        <TaskState task={task} />
      </div>
    </Way>
  )
}

/** `isOn` is undefined until the browser has said what it has. */
function usePush(
  { public_key: key, endpoints }: Push,
  onChange: PushProps['onChange'],
  onRefused: () => void,
) {
  const t = useTranslations('push')
  const api = useApi()
  const [mine, setMine] = useState<string | null>()
  useEffect(() => {
    void currentSubscription().then((found) => setMine(found?.endpoint ?? null))
  }, [])

  const send = async (method: 'POST' | 'DELETE', body: unknown) => {
    const answer = await api.request(path, { method, body, read: readPush })
    if (answer.ok) onChange(answer.value)
    return answer
  }
  const failed = (): Result<never, ApiError> => err({ code: 'push_failed', message: t('failed') })

  const turnOn = async (): Promise<Result<unknown, ApiError>> => {
    try {
      const subscription = await subscribeHere(key)
      if (!subscription) {
        onRefused()
        return err({ code: 'push_refused', message: t('notAllowed') })
      }
      setMine(subscription.endpoint)
      const { endpoint, keys } = subscription.toJSON()
      return await send('POST', { endpoint, keys })
    } catch {
      return failed()
    }
  }
  /** The server first: what it has forgotten it does not send, whatever the browser does. */
  const turnOff = async () => {
    const answer = await send('DELETE', { endpoint: mine })
    if (answer.ok) await (await currentSubscription())?.unsubscribe().catch(() => false)
    return answer
  }
  return { isOn: mine === undefined ? undefined : mine !== null && endpoints.includes(mine), turnOn, turnOff }
}
