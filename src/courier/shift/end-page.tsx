import './end-page.css'
import { useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { useTranslations } from 'use-intl'
import { useField, useFieldView } from '#client/field/field-store.ts'
import { useLocale } from '#client/surroundings.ts'
import { TaskFailure } from '#client/task-failure.tsx'
import { useTask } from '#client/use-task.ts'
import type { ShiftAnswer, Today } from '#modules/delivery/field/field.contract.ts'
import { shiftCalls } from '#modules/delivery/shifts/shifts.calls.ts'
import type { ShiftEnded } from '#modules/delivery/shifts/shifts.contract.ts'
import { formatter } from '#platform/i18n/format.ts'
import { Button, buttonClass } from '#ui/button.tsx'
import { Confirm } from '#ui/float/dialog.tsx'
import { Notice } from '#ui/show/notice.tsx'
import { EmptyState, LoadingScreen } from '#ui/waiting/screen-states.tsx'
import { CashCount } from '../parts/cash/cash-count.tsx'
import { type Count, countedSum, differenceOf, nothingCounted } from '../parts/cash/count.ts'
import { freeCash } from '../parts/cash/told-cash.ts'
import { useKeptCount } from '../parts/cash/use-kept-count.ts'
import { useToldCash } from '../parts/cash/use-told-cash.ts'
import { Icon } from '../parts/icon.tsx'
import { ScreenBar } from '../parts/screen-bar.tsx'
import { useWayText } from '../parts/use-way-text.ts'
import { EveningBag } from './evening-bag.tsx'
import { ShiftIsOver } from './shift-is-over.tsx'
import { useEveningBag } from './use-evening-bag.ts'

/** The evening: cash counted by notes, what is left in the bag handed in, the shift closed. */
export function ShiftEndPage() {
  const t = useTranslations('common')
  const { day } = useFieldView()
  const [over, setOver] = useState<ShiftEnded>()
  if (over) return <ShiftIsOver over={over} />
  if (!day) return <LoadingScreen label={t('loading')} />
  const { shift, cash } = day
  if (!shift || shift.ended_at !== null) return <NothingToClose isClosed={shift !== null} held={cash.held} />
  return <Evening day={day} shift={shift} onOver={setOver} />
}

/** Cash may be left in the hands all the same. */
function NothingToClose({ isClosed, held }: { isClosed: boolean; held: number }) {
  const t = useTranslations('courierShift.end')
  const cash = useTranslations('courierCash')
  const navigate = useNavigate()
  const handIn = (
    <Link className={buttonClass({ courier: true })} to="/cash/hand-in">
      {cash('hand')}
    </Link>
  )
  return (
    <main>
      <ScreenBar title={t('title')} onBack={() => void navigate('/')} />
      <EmptyState level={2} title={t('none')} action={held > 0 && handIn}>
        {t(isClosed ? 'closedText' : 'noneText')}
      </EmptyState>
    </main>
  )
}

type EveningProps = { day: Today; shift: ShiftAnswer; onOver: (over: ShiftEnded) => void }

function Evening({ day, shift, onOver }: EveningProps) {
  const t = useTranslations('courierShift.end')
  const navigate = useNavigate()
  const { money, number } = formatter(useLocale())
  const distance = useWayText()
  const [count, setCount] = useKeptCount('evening-count')
  const bag = useEveningBag(shift, day.stops)
  const told = useToldCash()
  const expected = freeCash(day.cash.held, told.sum)
  const left = bag.filter(({ taken }) => !taken).length
  return (
    <main className="shift-end">
      <ScreenBar
        title={t('title')}
        under={t('under', {
          done: number(shift.delivered),
          distance: distance(shift.metres),
        })}
        onBack={() => void navigate(-1)}
        action={
          <Link className="screen-bar__button" to="/scan">
            <Icon name="scan" />
            <span className="spoken">{t('scan')}</span>
          </Link>
        }
      />
      <CashCount count={count} expected={expected} onChange={setCount} />
      {told.sum > 0 && <p className="shift-end__told">{t('told', { amount: money(told.sum) })}</p>}
      <EveningBag bag={bag} />
      <Close
        count={count}
        difference={differenceOf(count, expected)}
        left={left}
        onOver={onOver}
        onForget={() => setCount(nothingCounted)}
      />
    </main>
  )
}

type CloseProps = {
  count: Count
  /** Of the cash, and of the bag: with either it is asked once more, since a thumb slips. */
  difference: number
  left: number
  onOver: (over: ShiftEnded) => void
  onForget: () => void
}

/** Everything that was done has to be with the server first: what it expects is counted from that. */
function Close({ count, difference, left, onOver, onForget }: CloseProps) {
  const t = useTranslations('courierShift.end')
  const { number } = formatter(useLocale())
  const field = useField()
  const { queue, line } = useFieldView()
  const task = useTask(shiftCalls.endShift)
  const [isAsking, setAsking] = useState(false)
  const counted = countedSum(count)
  const close = async () => {
    const { notes, note } = count
    const answer = await task.run({
      body: {
        device_id: field.deviceId,
        notes,
        counted,
        ...(note.trim() === '' ? {} : { note: note.trim() }),
      },
    })
    setAsking(false)
    if (!answer.ok) return
    onOver(answer.value)
    onForget()
    await field.refresh()
  }
  return (
    <footer className="shift-foot">
      {queue.length > 0 && (
        <>
          <Notice tone="warning">{t('queued', { count: queue.length, text: number(queue.length) })}</Notice>
          <Link className={buttonClass({ look: 'second', courier: true, block: true })} to="/queue">
            {t('openQueue')}
          </Link>
        </>
      )}
      {line === 'offline' && <Notice tone="info">{t('away')}</Notice>}
      <TaskFailure task={task} />
      <Button
        courier
        block
        className="shift-foot__go"
        busy={task.state === 'busy'}
        disabled={queue.length > 0 || line === 'offline'}
        onClick={() => (difference === 0 && left === 0 ? void close() : setAsking(true))}
      >
        {t(counted === 0 ? 'goEmpty' : 'go')}
      </Button>
      <Confirm
        courier
        open={isAsking}
        title={t('ask')}
        yes={t('yes')}
        no={t('no')}
        busy={task.state === 'busy'}
        onYes={() => void close()}
        onNo={() => setAsking(false)}
      >
        <WhatIsOff difference={difference} left={left} />
      </Confirm>
    </footer>
  )
}

function WhatIsOff({ difference, left }: Pick<CloseProps, 'difference' | 'left'>) {
  const t = useTranslations('courierShift')
  const { money, number } = formatter(useLocale())
  const amount = money(Math.abs(difference))
  return (
    <>
      {difference !== 0 && <p>{t(difference < 0 ? 'ended.short' : 'ended.over', { amount })}</p>}
      {left > 0 && <p>{t('end.left', { count: left, text: number(left) })}</p>}
    </>
  )
}
