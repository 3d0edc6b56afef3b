import { useTranslations } from 'use-intl'
import { useFailureText } from '#client/failure-text.ts'
import { useLocale } from '#client/surroundings.ts'
import { useTask } from '#client/use-task.ts'
import { handOverCalls } from '#modules/delivery/handovers/hand-overs.calls.ts'
import type { HandOverView } from '#modules/delivery/handovers/hand-overs.contract.ts'
import { formatter } from '#platform/i18n/format.ts'
import { Button } from '#ui/button.tsx'
import { useToast } from '#ui/float/toast.tsx'
import { takenOf } from './held-view.ts'

type OpenHandOversProps = { open: readonly HandOverView[]; onChanged: () => void }

/** What was said and waits for the other side. */
export function OpenHandOvers({ open, onChanged }: OpenHandOversProps) {
  const t = useTranslations('deskCouriers.held.waits')
  if (open.length === 0) return null
  return (
    <section aria-label={t('title')}>
      <h4 className="desk-details__subtitle">{t('title')}</h4>
      <ul className="held-parcels">
        {open.map((one) => (
          <li key={one.id}>
            <HandOverLine one={one} onChanged={onChanged} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function HandOverLine({ one, onChanged }: { one: HandOverView; onChanged: () => void }) {
  const t = useTranslations('deskCouriers.held.waits')
  const { money, number, dateTime } = formatter(useLocale())
  const toast = useToast()
  const failureText = useFailureText()
  const task = useTask(handOverCalls.withdrawHandOver)
  const withdraw = async () => {
    const answer = await task.run({ params: { id: Number(one.id) } })
    if (!answer.ok) toast({ text: failureText(answer.error), tone: 'danger' })
    onChanged()
  }
  const { to, lines, cash, said_at: at } = one
  return (
    <>
      <span className="held-hand-over">
        <strong>{t('to', { name: to.name ?? '' })}</strong>
        <span className="muted">{t('since', { time: dateTime(new Date(at)) })}</span>
        {lines.length > 0 && (
          <span>{t('parcels', { taken: number(takenOf(one)), all: number(lines.length) })}</span>
        )}
        {cash > 0 && <span>{t('cash', { cash: money(cash) })}</span>}
      </span>
      <Button look="second" small busy={task.state === 'busy'} onClick={() => void withdraw()}>
        {t('withdraw')}
      </Button>
    </>
  )
}
