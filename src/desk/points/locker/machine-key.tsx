import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { useFailureText } from '#client/failure-text.ts'
import { useLocale } from '#client/surroundings.ts'
import { useTask } from '#client/use-task.ts'
import { lockersDeskCalls } from '#modules/lockers/desk/lockers-desk.calls.ts'
import type { DeskLocker, NewLockerKey } from '#modules/lockers/desk/lockers-desk.contract.ts'
import { lockerLimits } from '#modules/lockers/domain/keypad.ts'
import { formatter } from '#platform/i18n/format.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/float/dialog.tsx'
import { Notice } from '#ui/show/notice.tsx'
import { Fact } from '../../parts/fact.tsx'
import { KeyShown } from './key-shown.tsx'

type MachineKeyProps = {
  id: number
  locker: DeskLocker
  onChanged: (locker: DeskLocker) => void
}

const minuteMs = 60_000

/** What the machine signs in with: given, renewed, ended. The key itself is seen once. */
export function MachineKey({ id, locker, onChanged }: MachineKeyProps) {
  const t = useTranslations('deskPoints.locker')
  const format = formatter(useLocale())
  const failureText = useFailureText()
  const making = useTask(lockersDeskCalls.makeLockerKey)
  const ending = useTask(lockersDeskCalls.endLockerDevice)
  const [asked, setAsked] = useState<'renew' | 'end'>()
  const [made, setMade] = useState<NewLockerKey>()
  const { device } = locker
  const make = async () => {
    setAsked(undefined)
    const answer = await making.run({ params: { id } })
    if (!answer.ok) return
    onChanged(answer.value.locker)
    setMade(answer.value)
  }
  const end = async () => {
    setAsked(undefined)
    const answer = await ending.run({ params: { id } })
    if (answer.ok) onChanged(answer.value)
  }
  const error = making.error ?? ending.error
  const isBusy = making.state === 'busy' || ending.state === 'busy'
  const minutes = format.number(lockerLimits.silentAfterMs / minuteMs)
  return (
    <div className="desk-locker__machine">
      <h4 className="desk-locker__title">{t('machine')}</h4>
      {device === null ? <p className="muted">{t('noMachine')}</p> : <Known device={device} />}
      {device?.is_silent && device.seen_at !== null && (
        <Notice tone="warning">{t('silent', { minutes })}</Notice>
      )}
      <div role="alert">{error && <Notice tone="danger">{failureText(error)}</Notice>}</div>
      <p className="desk-locker__ways">
        <Button look="second" small busy={isBusy} onClick={() => (device ? setAsked('renew') : void make())}>
          {t(device ? 'renewKey' : 'makeKey')}
        </Button>
        {device && (
          <Button look="danger" small busy={isBusy} onClick={() => setAsked('end')}>
            {t('endKey')}
          </Button>
        )}
      </p>
      <Dialog
        open={asked !== undefined}
        onClose={() => setAsked(undefined)}
        title={t(asked === 'end' ? 'endKey' : 'renewKey')}
        actions={
          <>
            <Button look="quiet" onClick={() => setAsked(undefined)}>
              {t('no')}
            </Button>
            <Button
              look={asked === 'end' ? 'danger' : 'main'}
              onClick={() => void (asked === 'end' ? end() : make())}
            >
              {t(asked === 'end' ? 'endKey' : 'renewKey')}
            </Button>
          </>
        }
      >
        <p>{t(asked === 'end' ? 'endText' : 'renewText')}</p>
      </Dialog>
      <KeyShown made={made} onClose={() => setMade(undefined)} />
    </div>
  )
}

function Known({ device }: { device: NonNullable<DeskLocker['device']> }) {
  const t = useTranslations('deskPoints.locker')
  const format = formatter(useLocale())
  const { name, made_at: at, made_by: by, seen_at: seen } = device
  const when = format.dateTime(Date.parse(at))
  return (
    <dl className="desk-facts">
      <Fact name={t('name')}>
        <span className="unbroken">{name}</span>
      </Fact>
      <Fact name={t('made')}>{by === null ? when : t('madeBy', { when, name: by })}</Fact>
      <Fact name={t('seen')}>{seen === null ? t('neverSeen') : format.dateTime(Date.parse(seen))}</Fact>
    </dl>
  )
}
