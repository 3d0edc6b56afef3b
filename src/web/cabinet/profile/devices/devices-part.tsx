import './devices.css'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { useTranslations } from 'use-intl'
import type { Api, ApiError } from '#client/api.ts'
import { Loaded, LoadingShape } from '#client/loaded.tsx'
import { forgetEverything } from '#client/session.ts'
import { useLocale } from '#client/surroundings.ts'
import { TaskState } from '#client/task-state.tsx'
import { useAnswer } from '#client/use-answer.ts'
import { useTask, useWork } from '#client/use-task.ts'
import type { Result } from '#kernel/result.ts'
import type { Device } from '#modules/accounts/accounts.contract.ts'
import { signInCalls } from '#modules/accounts/sign-in/sign-in.calls.ts'
import { formatter } from '#platform/i18n/format.ts'
import { localizedPath } from '#platform/i18n/locales.ts'
import { Button } from '#ui/button.tsx'
import { Confirm } from '#ui/float/dialog.tsx'
import { Icon } from '#ui/icon.tsx'
import { SignInHistoryPart } from './sign-in-history.tsx'

/** Where the account is signed in, with a way to end what the person does not know. */
export function DevicesPart() {
  const known = useAnswer(signInCalls.listDevices, {})
  return (
    <>
      <Loaded of={known} look="part" skeleton={<LoadingShape of="rows" count={2} />}>
        {(devices) => <DeviceList devices={devices} refresh={known.refresh} />}
      </Loaded>
      <SignInHistoryPart />
    </>
  )
}

type DeviceListProps = { devices: readonly Device[]; refresh: () => Promise<void> }

function DeviceList({ devices, refresh }: DeviceListProps) {
  const t = useTranslations('devices')
  const task = useWork()

  const end = async (work: (api: Api) => Promise<Result<unknown, ApiError>>) => {
    const answer = await task.run(work)
    if (answer.ok) await refresh()
  }
  const endOne = (id: string) => end((api) => api.call(signInCalls.endDevice, { params: { id } }))
  const endOthers = () => end((api) => api.call(signInCalls.endOtherDevices, {}))

  return (
    <>
      <ul className="device-list">
        {devices.map((device) => (
          <DeviceLine key={device.id} device={device} onEnd={() => void endOne(device.id)} />
        ))}
      </ul>
      <div className="profile-form__foot">
        {devices.some(({ current }) => !current) && (
          <Button look="second" small busy={task.state === 'busy'} onClick={() => void endOthers()}>
            {t('endOthers')}
          </Button>
        )}
        <EndAll />
        <TaskState task={task} done={t('ended')} />
      </div>
    </>
  )
}

function DeviceLine({ device, onEnd }: { device: Device; onEnd: () => void }) {
  const t = useTranslations('devices')
  const format = formatter(useLocale())
  return (
    <li className="device">
      <Icon name="app" className="device__sign" />
      <div className="device__words">
        <span className="device__name">{device.device}</span>
        {device.current && <span className="device__current">{t('current')}</span>}
        <span className="device__seen">
          {t('seen', { at: format.dateTime(new Date(device.seen_at)), address: device.address })}
        </span>
      </div>
      {!device.current && (
        <Button look="quiet" small onClick={onEnd}>
          {t('end')}
          <span className="spoken"> {device.device}</span>
        </Button>
      )}
    </li>
  )
}

/** Ends this device too, so the person is asked first and then signs in again. */
function EndAll() {
  const t = useTranslations('devices')
  const navigate = useNavigate()
  const locale = useLocale()
  const task = useTask(signInCalls.endAllDevices)
  const [asking, setAsking] = useState(false)

  const endAll = async () => {
    const answer = await task.run({})
    if (!answer.ok) return
    forgetEverything()
    await navigate(localizedPath(locale, '/login'))
  }

  return (
    <>
      <Button look="quiet" small className="profile-form__quiet" onClick={() => setAsking(true)}>
        {t('endAll')}
      </Button>
      <Confirm
        open={asking}
        title={t('endAllTitle')}
        yes={t('endAllYes')}
        no={t('endAllNo')}
        danger
        busy={task.state === 'busy'}
        onYes={() => void endAll()}
        onNo={() => setAsking(false)}
      >
        {t('endAllText')}
        <TaskState task={task} />
      </Confirm>
    </>
  )
}
