import './start-page.css'
import { Link, useNavigate } from 'react-router'
import { useTranslations } from 'use-intl'
import { useField, useFieldView } from '#client/field/field-store.ts'
import { useLocale } from '#client/surroundings.ts'
import { TaskFailure } from '#client/task-failure.tsx'
import { useTask } from '#client/use-task.ts'
import { tashkentDay } from '#kernel/tashkent.ts'
import { shiftCalls } from '#modules/delivery/shifts/shifts.calls.ts'
import { formatter } from '#platform/i18n/format.ts'
import { Button, buttonClass } from '#ui/button.tsx'
import { Notice } from '#ui/show/notice.tsx'
import { Icon } from '../parts/icon.tsx'
import { ScreenBar } from '../parts/screen-bar.tsx'
import { useKept } from '../parts/use-kept.ts'
import { inHand } from './hand-in.ts'
import { bagsOfDay, mostBags, readBags, typedBags } from './kept-bags.ts'

/** The day begins with a count: what is in the bag, by hand and by the list. */
export function ShiftStartPage() {
  const t = useTranslations('courierShift.start')
  const { number } = formatter(useLocale())
  const navigate = useNavigate()
  const field = useField()
  const { day, line } = useFieldView()
  const task = useTask(shiftCalls.startShift)
  const listed = inHand(day?.stops ?? []).length
  const today = tashkentDay(new Date(field.now()))
  const [kept, keep] = useKept('morning-bags', readBags)
  const bags = bagsOfDay(kept, today) ?? listed
  const setBags = (next: number) => keep({ day: today, bags: next })
  const start = async () => {
    const answer = await task.run({ body: { device_id: field.deviceId, bags } })
    if (!answer.ok) return
    await field.refresh()
    keep(undefined)
    await navigate('/', { replace: true })
  }
  return (
    <main className="shift-start">
      <ScreenBar title={t('title')} onBack={() => void navigate(-1)} />
      <section className="shift-start__count">
        <h2 id="bags">{t('question')}</h2>
        <div className="shift-start__figure">
          <Step icon="minus" label={t('fewer')} onStep={() => setBags(Math.max(0, bags - 1))} />
          <input
            aria-labelledby="bags"
            inputMode="numeric"
            autoComplete="off"
            value={String(bags)}
            onFocus={(event) => event.target.select()}
            onChange={({ target }) => setBags(typedBags(target.value))}
          />
          <Step icon="plus" label={t('more')} onStep={() => setBags(Math.min(mostBags, bags + 1))} />
        </div>
        <p className="shift-start__hint">{t('hint')}</p>
        <p className="shift-start__listed" data-differs={bags !== listed || undefined}>
          {t('listed', { count: listed, text: number(listed) })}
        </p>
        {bags !== listed && <Notice tone="warning">{t('differs')}</Notice>}
        <Link className={buttonClass({ look: 'second', courier: true, block: true })} to="/scan">
          <Icon name="scan" />
          {t('scan')}
        </Link>
      </section>
      <footer className="shift-foot">
        {line === 'offline' && <Notice tone="info">{t('away')}</Notice>}
        <TaskFailure task={task} />
        <Button
          courier
          block
          className="shift-foot__go"
          busy={task.state === 'busy' || task.state === 'done'}
          disabled={line === 'offline'}
          onClick={() => void start()}
        >
          {t('go')}
        </Button>
      </footer>
    </main>
  )
}

type StepProps = { icon: 'minus' | 'plus'; label: string; onStep: () => void }

function Step({ icon, label, onStep }: StepProps) {
  return (
    <button type="button" className="shift-start__step" onClick={onStep}>
      <Icon name={icon} />
      <span className="spoken">{label}</span>
    </button>
  )
}
