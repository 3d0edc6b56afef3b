import { useTranslations } from 'use-intl'
import { Loaded } from '#client/loaded.tsx'
import { useLocale } from '#client/surroundings.ts'
import { TaskFailure } from '#client/task-failure.tsx'
import { useAnswer } from '#client/use-answer.ts'
import { useTask } from '#client/use-task.ts'
import { handOverCalls } from '#modules/delivery/handovers/hand-overs.calls.ts'
import type { HandOverView } from '#modules/delivery/handovers/hand-overs.contract.ts'
import { formatter } from '#platform/i18n/format.ts'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { Progress } from '#ui/waiting/progress.tsx'
import { grouped } from '../../parts/grouped-code.ts'
import { CourierHead } from '../courier-head.tsx'
import { HandOverEnded } from '../hand-over-ended.tsx'
import { takenOf } from '../hand-over-lists.ts'

/** The courier stands here and scans: each of their scans is seen soon. */
const lookMs = 3_000

export function WaitScreen({ id, onChanged }: { id: string; onChanged: () => void }) {
  const handOver = useAnswer(
    handOverCalls.readHandOver,
    { params: { id: Number(id) } },
    { pollMs: (one) => (one?.state === 'open' ? lookMs : undefined) },
  )
  return (
    <Loaded of={handOver}>
      {(one) =>
        one.state === 'open' ? (
          <Waiting
            one={one}
            onWithdrawn={(after) => {
              handOver.set(after)
              onChanged()
            }}
          />
        ) : (
          <HandOverEnded one={one} side="giver" />
        )
      }
    </Loaded>
  )
}

/** Nothing has moved yet: it does with the other side's scans and their count. */
function Waiting({ one, onWithdrawn }: { one: HandOverView; onWithdrawn: (after: HandOverView) => void }) {
  const t = useTranslations('deskCounterCourier')
  const { number, time } = formatter(useLocale())
  const task = useTask(handOverCalls.withdrawHandOver)
  const taken = takenOf(one)
  const withdraw = async () => {
    const answer = await task.run({ params: { id: Number(one.id) } })
    if (answer.ok) onWithdrawn(answer.value)
  }
  return (
    <div className="courier-two">
      <CourierHead
        title={t('give.to', { name: one.to.name ?? t('home.desk') })}
        under={t('home.waitsSince', { time: time(Date.parse(one.said_at)) })}
      />
      <section className="counter-card take-left">
        <div
          className="last-scan"
          data-look={taken === one.lines.length && taken > 0 ? 'right' : 'waiting'}
          role="status"
        >
          <div className="last-scan__words">
            <Icon name="clock" />
            <div>
              <b>{t(taken === one.lines.length ? 'wait.scanned' : 'wait.scanning')}</b>
              <span className="last-scan__under">
                {t(one.cash > 0 ? 'wait.andCounts' : 'wait.andConfirms')}
              </span>
            </div>
          </div>
          <span className="last-scan__count">
            <b>{number(taken)}</b> / {number(one.lines.length)}
          </span>
        </div>
        <WaitingLines one={one} />
      </section>
      <aside className="counter-card counter-side">
        {one.cash > 0 && (
          <dl className="counter-sums">
            <div>
              <dt>{t('wait.cash')}</dt>
              <dd>{number(one.cash)}</dd>
            </div>
          </dl>
        )}
        <Progress label={t('wait.waiting')} note={t('wait.note')} />
        <p className="counter-quiet">{t('wait.leave')}</p>
        <div className="counter-side__foot">
          <TaskFailure task={task} />
          <Button look="second" block busy={task.state === 'busy'} onClick={() => void withdraw()}>
            {t('wait.withdraw')}
          </Button>
          <p className="counter-quiet">{t('wait.withdrawNote')}</p>
        </div>
      </aside>
    </div>
  )
}

function WaitingLines({ one }: { one: HandOverView }) {
  return (
    <div className="take-lines">
      <ul>
        {one.lines.map(({ order_id, tracking_code, state }) => (
          <li key={order_id} data-look={state === 'taken' ? 'here' : 'waiting'}>
            {state === 'taken' ? (
              <Icon name="check" size="small" />
            ) : (
              <i className="take-lines__box" aria-hidden="true" />
            )}
            <span className="take-lines__code">{grouped(tracking_code)}</span>
          </li>
        ))}
      </ul>
    </div>
  )
}
