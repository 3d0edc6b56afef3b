import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { Loaded, LoadingShape } from '#client/loaded.tsx'
import { TaskState } from '#client/task-state.tsx'
import { useAnswer } from '#client/use-answer.ts'
import { useWork } from '#client/use-task.ts'
import { pushCalls } from '#modules/notifications/push/push.calls.ts'
import { Button } from '#ui/button.tsx'
import { type PushAbility, pushAbility } from '../../../shell/app/push/browser-push.ts'
import { type Push, usePush } from '../../../shell/app/push/use-push.ts'
import { Way } from './way.tsx'

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
  const { isOn, turnOn, turnOff } = usePush({ push, onChange, onRefused })
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
