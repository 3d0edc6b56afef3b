import { useTranslations } from 'use-intl'
import { useLocale } from '#client/surroundings.ts'
import { TaskFailure } from '#client/task-failure.tsx'
import { useTask } from '#client/use-task.ts'
import { counterCalls } from '#modules/counter/counter.calls.ts'
import type { DrawerDay } from '#modules/counter/counter.contract.ts'
import { formatter } from '#platform/i18n/format.ts'
import { Button } from '#ui/button.tsx'
import { TextArea } from '#ui/fields/text-area.tsx'
import { useToast } from '#ui/float/toast.tsx'
import { Difference } from '../parts/difference.tsx'
import { type Count, closeRequest, countedSum, isBegun, nothingCounted } from './drawer-count.ts'
import { Earned } from './earned.tsx'

type CloseSideProps = {
  day: DrawerDay
  today: string
  count: Count
  onCount: (count: Count) => void
  onClosed: () => void
}

/** The difference is the largest thing here, and in saffron; it needs a word. */
export function CloseSide({ day, today, count, onCount, onClosed }: CloseSideProps) {
  const t = useTranslations('deskCounterCash.close')
  const { number } = formatter(useLocale())
  const toast = useToast()
  const task = useTask(counterCalls.closeDrawer)
  const sum = countedSum(count)
  const difference = sum - day.expected
  const isCounted = isBegun(count) || day.expected === 0
  const isUnexplained = isCounted && difference !== 0 && count.note.trim() === ''
  const close = async () => {
    const answer = await task.run(closeRequest(count, day.day === today ? undefined : day.day))
    if (!answer.ok) return
    onCount(nothingCounted)
    toast({
      text: t(answer.value.difference === 0 ? 'even' : 'differs'),
      tone: answer.value.difference === 0 ? 'ok' : 'danger',
    })
    onClosed()
  }
  return (
    <aside className="counter-card counter-side">
      <dl className="counter-sums">
        <div>
          <dt>{t('expected')}</dt>
          <dd>{number(day.expected)}</dd>
        </div>
        <div>
          <dt>{t('counted')}</dt>
          <dd>{isCounted ? number(sum) : '—'}</dd>
        </div>
      </dl>
      {isCounted && <Difference amount={difference} />}
      {isCounted && difference !== 0 && (
        <TextArea
          label={t(difference < 0 ? 'whyShort' : 'whyOver')}
          hint={t('whyHint')}
          value={count.note}
          rows={2}
          maxLength={300}
          onChange={(event) => onCount({ ...count, note: event.target.value })}
        />
      )}
      <Earned day={day} />
      <div className="counter-side__foot">
        <TaskFailure task={task} />
        <Button
          block
          className="counter-go"
          disabled={!isCounted || isUnexplained}
          busy={task.state === 'busy'}
          onClick={() => void close()}
        >
          {t(!isCounted ? 'countFirst' : difference === 0 ? 'go' : 'goDifferent')}
        </Button>
        <p className="counter-quiet">{t(isUnexplained ? 'whyFirst' : 'second')}</p>
      </div>
    </aside>
  )
}
