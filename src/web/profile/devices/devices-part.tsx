import './devices.css'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { useTranslations } from 'use-intl'
import type { Device } from '#modules/accounts/accounts.contract.ts'
import { formatter } from '#platform/i18n/format.ts'
import { localizedPath } from '#platform/i18n/locales.ts'
import { Button } from '#ui/button.tsx'
import { Confirm } from '#ui/dialog.tsx'
import { Icon } from '#ui/icon.tsx'
import { useApi } from '../../api-client.ts'
import { forgetEverything } from '../../session.ts'
import { useLocale } from '../../shell/current-page.ts'
import { accountsApi, readDevices, readDone, readEnded } from '../answers.ts'
import { LoadedPart } from '../loaded-part.tsx'
import { TaskState } from '../task-state.tsx'
import { useLoaded } from '../use-loaded.ts'
import { useTask } from '../use-task.ts'
import { SignInHistoryPart } from './sign-in-history.tsx'

const sessions = `${accountsApi}/sessions`

/** Where the account is signed in, with a way to end what the person does not know. */
export function DevicesPart() {
  const source = useLoaded(sessions, readDevices)
  return (
    <>
      <LoadedPart of={source} skeleton="rows" count={2}>
        {(devices) => <DeviceList devices={devices} refresh={source.refresh} />}
      </LoadedPart>
      <SignInHistoryPart />
    </>
  )
}

type DeviceListProps = { devices: readonly Device[]; refresh: () => Promise<void> }

function DeviceList({ devices, refresh }: DeviceListProps) {
  const t = useTranslations('devices')
  const api = useApi()
  const task = useTask()

  const end = async (path: string, method: 'POST' | 'DELETE') => {
    const read = method === 'DELETE' ? readDone : readEnded
    if (await task.run(() => api.request<unknown>(path, { method, read }))) await refresh()
  }

  return (
    <>
      <ul className="device-list">
        {devices.map((device) => (
          <DeviceLine
            key={device.id}
            device={device}
            onEnd={() => void end(`${sessions}/${device.id}`, 'DELETE')}
          />
        ))}
      </ul>
      <div className="profile-form__foot">
        {devices.some(({ current }) => !current) && (
          <Button
            look="second"
            small
            busy={task.state === 'busy'}
            onClick={() => void end(`${sessions}/end-others`, 'POST')}
          >
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
      <Icon name="app" />
      <div className="device__words">
        <span className="device__name">{device.device}</span>
        {device.current && <span className="device__current">{t('current')}</span>}
        <span className="device__seen">
          {t('seen', { at: format.dateTime(new Date(device.seen_at), 'dayMonth'), address: device.address })}
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
  const api = useApi()
  const navigate = useNavigate()
  const locale = useLocale()
  const task = useTask()
  const [asking, setAsking] = useState(false)

  const endAll = async () => {
    const isDone = await task.run(() =>
      api.request(`${sessions}/end-all`, { method: 'POST', read: readEnded }),
    )
    if (!isDone) return
    forgetEverything()
    await navigate(localizedPath(locale, '/login'))
  }

  return (
    <>
      <Button look="quiet" small onClick={() => setAsking(true)}>
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
