import { useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { useTranslations } from 'use-intl'
import { useField } from '#client/field/field-store.ts'
import { tashkentDay } from '#kernel/tashkent.ts'
import type { Stop } from '#modules/delivery/field/field.contract.ts'
import { Button, buttonClass } from '#ui/button.tsx'
import { Confirm } from '#ui/float/dialog.tsx'
import { Notice } from '#ui/show/notice.tsx'
import { useCalls } from '../parts/calls/use-calls.ts'
import { Icon } from '../parts/icon.tsx'
import { ParcelCode } from '../parts/parcel-code.tsx'
import { ScreenBar } from '../parts/screen-bar.tsx'
import { ScreenFoot } from '../parts/screen-foot.tsx'
import { NoStop } from './no-stop.tsx'
import { actionsAt, type StopAction } from './stop-actions.ts'
import { StopScreen } from './stop-screen.tsx'
import { UndoButton } from './undo-button.tsx'
import { useNumberedStop } from './use-numbered-stop.ts'
import { useReport } from './use-report.ts'

/** `/stops/:id` */
export function StopPage() {
  const t = useTranslations()
  const navigate = useNavigate()
  const store = useField()
  const calls = useCalls()
  const found = useNumberedStop()
  if (!found) return <NoStop />
  const { stop, number } = found
  const now = store.now()
  return (
    <main className="field-screen">
      <ScreenBar title={t(`courierStop.kinds.${stop.kind}`)} onBack={() => navigate(-1)} />
      <StateWords stop={stop} />
      <StopScreen
        stop={stop}
        number={number}
        today={tashkentDay(new Date(now))}
        calls={calls.history(stop.order_id)}
      />
      <Actions stop={stop} actions={actionsAt(stop, now)} />
    </main>
  )
}

/** Ended, or no longer this courier's: it says so before anything else. */
function StateWords({ stop: { state, in_hand } }: { stop: Stop }) {
  const t = useTranslations()
  if (state === 'open') return null
  const which =
    state === 'failed' && in_hand ? 'failedInHand' : state === 'gone' && in_hand ? 'goneInHand' : state
  return (
    <div className="stop-state">
      <Notice tone={state === 'done' ? 'info' : 'warning'}>{t(`courierStop.states.${which}`)}</Notice>
    </div>
  )
}

function Actions({ stop, actions }: { stop: Stop; actions: readonly StopAction[] }) {
  const [first] = actions
  if (!first) return null
  const isPair = actions.includes('failed')
  return (
    <>
      {actions.includes('release') && <Release stop={stop} />}
      <ScreenFoot two={isPair && 'first'}>
        <Main stop={stop} action={first} />
        {isPair && <FailedLink stop={stop} />}
      </ScreenFoot>
    </>
  )
}

function FailedLink({ stop }: { stop: Stop }) {
  const t = useTranslations('courierStop.actions')
  return (
    <Link
      className={buttonClass({ look: 'second', className: 'field-screen__go' })}
      to={`/stops/${stop.order_id}/failed`}
    >
      {t('failed')}
    </Link>
  )
}

function Main({ stop, action }: { stop: Stop; action: StopAction }) {
  const t = useTranslations()
  if (action === 'undo') return <UndoButton stop={stop} />
  if (action === 'showCode') return <ShowCode stop={stop} />
  const to =
    action === 'scan' ? '/scan' : `/stops/${stop.order_id}/${action === 'collect' ? 'collect' : 'deliver'}`
  const words = action === 'scan' ? 'scan' : action === 'collect' ? 'collect' : 'deliver'
  return (
    <Link className={buttonClass({ className: 'field-screen__go' })} to={to}>
      <Icon name={action === 'scan' ? 'scan' : 'check'} />
      {t(`courierStop.actions.${words}`)}
    </Link>
  )
}

function ShowCode({ stop }: { stop: Stop }) {
  const t = useTranslations('courierStop.showCode')
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button className="field-screen__go" onClick={() => setOpen(true)}>
        <Icon name="qr" />
        {t('open')}
      </Button>
      {isOpen && <ParcelCode code={stop.tracking_code} onClose={() => setOpen(false)} />}
    </>
  )
}

function Release({ stop }: { stop: Stop }) {
  const t = useTranslations('courierStop.release')
  const navigate = useNavigate()
  const report = useReport()
  const [isAsking, setAsking] = useState(false)
  const release = async () => {
    const kept = await report.send({ verb: 'release', parcel: stop.tracking_code, input: {}, files: [] })
    if (kept) navigate('/', { replace: true })
  }
  return (
    <div className="stop-release">
      <Button look="quiet" courier onClick={() => setAsking(true)}>
        {t('open')}
      </Button>
      {report.problem && <Notice tone="danger">{report.problem}</Notice>}
      <Confirm
        courier
        open={isAsking}
        title={t('title')}
        yes={t('yes')}
        no={t('no')}
        busy={report.busy}
        onYes={() => void release()}
        onNo={() => setAsking(false)}
      >
        <p>{t('text')}</p>
      </Confirm>
    </div>
  )
}
