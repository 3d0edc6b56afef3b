import './cod-clock.css'
import { useTranslations } from 'use-intl'
import { useLocale } from '#client/surroundings.ts'
import type { CodParcelView } from '#modules/payments/cod/cod.contract.ts'
import { formatter } from '#platform/i18n/format.ts'
import { Icon } from '#ui/icon.tsx'

const collectors = {
  courier: 'cod.clock.by.courier',
  agent: 'cod.clock.by.agent',
  provider: 'cod.clock.by.provider',
} as const

const targets = {
  balance: 'cod.clock.to.balance',
  bank: 'cod.clock.to.bank',
  cash: 'cod.clock.to.cash',
} as const

type Step = { id: string; title: string; note?: string; at: string | null; state: 'past' | 'now' | 'next' }

/** Collected, handed in, paid: where the money of one parcel is, and by when it is out. */
export function CodClock({ parcel }: { parcel: CodParcelView }) {
  const t = useTranslations('cod.clock')
  const { dateTime } = formatter(useLocale())
  const at = (iso: string) => dateTime(Date.parse(iso))
  const isPaid = parcel.paid_at !== null
  return (
    <div className="cod-clock">
      <ol className="cod-clock__way" aria-label={t('label')}>
        {useSteps(parcel).map(({ id, title, note, at: when, state }) => (
          <li
            key={id}
            className="cod-clock__step"
            data-step={state}
            aria-current={state === 'now' ? 'step' : undefined}
          >
            <strong>{title}</strong>
            {note && <span>{note}</span>}
            {when && <time dateTime={when}>{at(when)}</time>}
          </li>
        ))}
      </ol>
      {!isPaid && (
        <p className="cod-clock__due" data-late={parcel.late || undefined}>
          <Icon name={parcel.late ? 'warning' : 'clock'} size="tiny" />
          {t(parcel.late ? 'late' : 'due', { at: at(parcel.due_at) })}
        </p>
      )}
      {parcel.cash_code && (
        <p className="cod-clock__code">
          {t('code')} <strong className="cod-clock__digits">{parcel.cash_code}</strong>
        </p>
      )}
    </div>
  )
}

/** Cash that is carried back never comes to the cash desk, what came by a link was in nobody's hands, and nobody waits
 * longer than promised for what is not handed in. */
function useSteps(parcel: CodParcelView): Step[] {
  const t = useTranslations('cod.clock')
  const say = useTranslations()
  const { stage, collected_by: by, handed_in_at: handedIn, paid_at: paid, goes_to: to } = parcel
  const isOut = paid !== null
  const isBanking = stage === 'on_the_way'
  const steps: Step[] = [
    {
      id: 'collected',
      title: t('collected'),
      note: say(collectors[by]),
      at: parcel.collected_at,
      state: stage === 'collected' ? 'now' : 'past',
    },
  ]
  const skipsDesk = by === 'provider' || to === 'cash' || (isOut && handedIn === null)
  if (!skipsDesk)
    steps.push({
      id: 'handed-in',
      title: t('handedIn'),
      at: handedIn,
      state: stage === 'handed_in' ? 'now' : handedIn ? 'past' : 'next',
    })
  steps.push({
    id: 'paid',
    title: t(isBanking ? 'onTheWay' : 'paid'),
    note: say(targets[to]),
    at: paid,
    state: isOut ? 'past' : isBanking ? 'now' : 'next',
  })
  return steps
}
