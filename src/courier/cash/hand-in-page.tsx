import './hand-in.css'
import { Link, useNavigate } from 'react-router'
import { useTranslations } from 'use-intl'
import { useField, useFieldView } from '#client/field/field-store.ts'
import { useLocale } from '#client/surroundings.ts'
import { TaskFailure } from '#client/task-failure.tsx'
import { useTask } from '#client/use-task.ts'
import { tashkentDay } from '#kernel/tashkent.ts'
import { codCalls } from '#modules/payments/cod/cod.calls.ts'
import type { HandInView } from '#modules/payments/cod/cod.contract.ts'
import { formatter } from '#platform/i18n/format.ts'
import { Button, buttonClass } from '#ui/button.tsx'
import { useToast } from '#ui/float/toast.tsx'
import { Notice } from '#ui/show/notice.tsx'
import { EmptyState, LoadingScreen } from '#ui/waiting/screen-states.tsx'
import { CountedNotes, CountSums } from '../parts/cash/cash-count.tsx'
import { type Count, countedSum, nothingCounted } from '../parts/cash/count.ts'
import { freeCash, pileOf } from '../parts/cash/told-cash.ts'
import { useKeptCount } from '../parts/cash/use-kept-count.ts'
import { useToldCash } from '../parts/cash/use-told-cash.ts'
import { ScreenBar } from '../parts/screen-bar.tsx'
import { ScreenFoot } from '../parts/screen-foot.tsx'
import { HandIns } from './hand-ins.tsx'

/** `/cash/hand-in`: at any time of the day. The courier counts and tells the sum, the cashier counts it again. */
export function HandInPage() {
  const t = useTranslations()
  const navigate = useNavigate()
  const field = useField()
  const { day } = useFieldView()
  const told = useToldCash()
  const [count, setCount] = useKeptCount('hand-in-count')
  if (!day) return <LoadingScreen label={t('common.loading')} />
  const free = freeCash(day.cash.held, told.sum)
  const onTold = (handIn: HandInView) => {
    told.add(handIn)
    setCount(nothingCounted)
  }
  return (
    <main className="field-screen">
      <ScreenBar title={t('courierCash.handIn.title')} onBack={() => navigate(-1)} />
      <HandIns items={told.items ?? []} today={tashkentDay(new Date(field.now()))} />
      {free === 0 ? (
        <EmptyState level={2} title={t('courierCash.handIn.none')}>
          {t('courierCash.handIn.noneText')}
        </EmptyState>
      ) : (
        <>
          <Counting count={count} free={free} onChange={setCount} />
          <Tell sum={countedSum(count)} free={free} onTold={onTold} onFailed={told.refresh} />
        </>
      )}
    </main>
  )
}

type CountingProps = { count: Count; free: number; onChange: (count: Count) => void }

/** A part may be handed in: what is not counted out stays with the courier. */
function Counting({ count, free, onChange }: CountingProps) {
  const t = useTranslations('courierCash')
  const { money } = formatter(useLocale())
  const pile = pileOf(countedSum(count), free)
  return (
    <section className="cash-count">
      <CountSums
        names={[
          t('held'),
          t(pile === 'more' ? 'handIn.more' : pile === 'whole' ? 'handIn.whole' : 'handIn.stays'),
        ]}
        count={count}
        expected={free}
        look={pile === 'more' ? 'differs' : pile === 'whole' ? 'even' : 'plain'}
      />
      <CountedNotes count={count} onChange={onChange} />
      {pile === 'more' && (
        <Notice tone="warning" className="hand-in__notice">
          {t('handIn.moreText', { amount: money(free) })}
        </Notice>
      )}
    </section>
  )
}

type TellProps = { sum: number; free: number; onTold: (told: HandInView) => void; onFailed: () => void }

/** As in the evening: what was taken has to be with the server before it can be handed in. */
function Tell({ sum, free, onTold, onFailed }: TellProps) {
  const t = useTranslations('courierCash.handIn')
  const { money, number } = formatter(useLocale())
  const toast = useToast()
  const { queue, line } = useFieldView()
  const task = useTask(codCalls.tellHandIn)
  const pile = pileOf(sum, free)
  const tell = async () => {
    const answer = await task.run({ body: { amount: sum } })
    // Its answer may have been lost: what the cash desk knows of is asked for, and stands above.
    if (!answer.ok) return onFailed()
    onTold(answer.value)
    toast({ text: t('told', { amount: money(answer.value.amount) }), tone: 'ok' })
  }
  return (
    <ScreenFoot>
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
        className="field-screen__go"
        block
        busy={task.state === 'busy'}
        disabled={pile === 'nothing' || pile === 'more' || queue.length > 0 || line === 'offline'}
        onClick={() => void tell()}
      >
        {sum === 0 ? t('count') : t('go', { amount: money(sum) })}
      </Button>
    </ScreenFoot>
  )
}
