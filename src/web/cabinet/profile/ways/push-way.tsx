import { useEffect, useState } from 'react'
import { useTranslations } from 'use-intl'
import type { Api, ApiError } from '#client/api.ts'
import { Loaded, LoadingShape } from '#client/loaded.tsx'
import { TaskState } from '#client/task-state.tsx'
import { useAnswer } from '#client/use-answer.ts'
import { useWork } from '#client/use-task.ts'
import { err, type Result } from '#kernel/result.ts'
import { pushCalls } from '#modules/notifications/push/push.calls.ts'
import type { AnswerOf } from '#platform/calls/address.ts'
import { Button } from '#ui/button.tsx'
import {
  currentSubscription,
  type PushAbility,
  pushAbility,
  subscribeHere,
  whereAndHow,
} from './browser-push.ts'
import { Way } from './way.tsx'

type Push = AnswerOf<typeof pushCalls.readPush>

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
  const known = useAnswer(pushCalls.readPush, {})
  return (
    <Loaded of={known} look="part" skeleton={<LoadingShape count={2} />}>
      {(push) => <PushState push={push} onChange={known.set} onRefused={onRefused} />}
    </Loaded>
  )
}

type PushProps = Refused & { push: Push; onChange: (push: Push) => void }

function PushState({ push, onChange, onRefused }: PushProps) {
  const t = useTranslations('push')
  const task = useWork()
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
  const [mine, setMine] = useState<string | null>()
  useEffect(() => {
    void currentSubscription().then((found) => setMine(found?.endpoint ?? null))
  }, [])

  const turnOn = async (api: Api): Promise<Result<Push, ApiError>> => {
    try {
      const subscription = await subscribeHere(key)
      if (!subscription) {
        onRefused()
        return err({ code: 'push_refused', message: t('notAllowed') })
      }
      setMine(subscription.endpoint)
      const answer = await api.call(pushCalls.subscribeBrowser, { body: whereAndHow(subscription) })
      if (answer.ok) onChange(answer.value)
      return answer
    } catch {
      return err({ code: 'push_failed', message: t('failed') })
    }
  }
  /** The server first: what it has forgotten it does not send, whatever the browser does. */
  const turnOff = async (api: Api): Promise<Result<Push, ApiError>> => {
    const answer = await api.call(pushCalls.unsubscribeBrowser, { body: { endpoint: mine ?? '' } })
    if (!answer.ok) return answer
    onChange(answer.value)
    await (await currentSubscription())?.unsubscribe().catch(() => false)
    return answer
  }
  return { isOn: mine === undefined ? undefined : mine !== null && endpoints.includes(mine), turnOn, turnOff }
}
