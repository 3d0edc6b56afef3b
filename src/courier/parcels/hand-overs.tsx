import { Link } from 'react-router'
import { useTranslations } from 'use-intl'
import { useLocale } from '#client/surroundings.ts'
import { TaskFailure } from '#client/task-failure.tsx'
import { useTask } from '#client/use-task.ts'
import { handOverCalls } from '#modules/delivery/handovers/hand-overs.calls.ts'
import type { HandOverList, HandOverView } from '#modules/delivery/handovers/hand-overs.contract.ts'
import { formatter } from '#platform/i18n/format.ts'
import { Button, buttonClass } from '#ui/button.tsx'
import { NumberField } from '#ui/fields/number-field.tsx'
import { useKept } from '../parts/use-kept.ts'
import { readCounts, takenOf, takeRequest, withCount } from './give-request.ts'

type HandOversProps = { list: HandOverList; onChanged: () => void }

/** What waits for the second of two confirmations: first what is to be taken, then what was given. */
export function HandOvers({ list, onChanged }: HandOversProps) {
  const given = list.given.filter(({ state }) => state === 'open')
  const [counts, keep] = useKept('hand-over-counts', readCounts)
  const open = list.to_take.map(({ id }) => id)
  return (
    <>
      {list.to_take.map((one) => (
        <ToTake
          key={one.id}
          handOver={one}
          counted={counts[one.id]}
          onCounted={(counted) => keep(withCount(counts, { id: one.id, counted, open }))}
          onChanged={onChanged}
        />
      ))}
      {given.map((one) => (
        <Given key={one.id} handOver={one} onChanged={onChanged} />
      ))}
    </>
  )
}

type OneProps = { handOver: HandOverView; onChanged: () => void }

function useScanned(handOver: HandOverView): string {
  const t = useTranslations('courierParcels.give')
  const format = formatter(useLocale())
  return t('scanned', { taken: format.number(takenOf(handOver)), all: format.number(handOver.lines.length) })
}

type ToTakeProps = OneProps & {
  counted: number | undefined
  onCounted: (counted: number | undefined) => void
}

function ToTake({ handOver, counted, onCounted, onChanged }: ToTakeProps) {
  const t = useTranslations('courierParcels.give')
  const format = formatter(useLocale())
  const task = useTask(handOverCalls.confirmHandOver)
  const scanned = useScanned(handOver)
  const request = takeRequest(handOver, counted)
  const confirm = async () => {
    if (!request) return
    const answer = await task.run(request)
    if (!answer.ok) return
    onCounted(undefined)
    onChanged()
  }
  return (
    <article className="give__card">
      <h2>{t('from', { name: handOver.from.name })}</h2>
      <p>{scanned}</p>
      <Link className={buttonClass({ look: 'second', courier: true, block: true })} to="/scan">
        {t('scan')}
      </Link>
      {handOver.cash > 0 && (
        <NumberField
          label={t('counted', { amount: format.money(handOver.cash) })}
          inputMode="numeric"
          value={counted}
          onChange={onCounted}
          format={format.number}
        />
      )}
      <TaskFailure task={task} />
      <Button
        courier
        block
        busy={task.state === 'busy'}
        disabled={request === undefined}
        onClick={() => void confirm()}
      >
        {t('confirm')}
      </Button>
    </article>
  )
}

function Given({ handOver, onChanged }: OneProps) {
  const t = useTranslations('courierParcels.give')
  const format = formatter(useLocale())
  const task = useTask(handOverCalls.withdrawHandOver)
  const scanned = useScanned(handOver)
  const withdraw = async () => {
    const answer = await task.run({ params: { id: handOver.id } })
    if (answer.ok) onChanged()
  }
  return (
    <article className="give__card">
      <h2>{t('to', { name: handOver.to.name ?? t('desk') })}</h2>
      <p>
        {scanned}
        {handOver.cash > 0 && ` · ${format.money(handOver.cash)}`}
      </p>
      <TaskFailure task={task} />
      <Button look="second" courier block busy={task.state === 'busy'} onClick={() => void withdraw()}>
        {t('withdraw')}
      </Button>
    </article>
  )
}
