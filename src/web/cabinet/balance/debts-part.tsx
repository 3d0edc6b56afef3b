import './debts.css'
import { useEffect, useState } from 'react'
import { useSearchParams } from 'react-router'
import { useTranslations } from 'use-intl'
import { Loaded } from '#client/loaded.tsx'
import { useLocale } from '#client/surroundings.ts'
import { useAnswer } from '#client/use-answer.ts'
import { paymentsCalls } from '#modules/payments/checkout/payments.calls.ts'
import { debtsCalls } from '#modules/payments/debts/debts.calls.ts'
import type { DebtList, DebtView } from '#modules/payments/debts/debts.contract.ts'
import { checkoutIn } from '#parcel/pay/stage.ts'
import { useWatched } from '#parcel/pay/use-watched.ts'
import { formatter } from '#platform/i18n/format.ts'
import { Button } from '#ui/button.tsx'
import { Notice } from '#ui/show/notice.tsx'
import { LocalLink } from '../../shell/local-link.tsx'
import { DisputeDebt } from './dispute-debt.tsx'
import { PayDebts } from './pay-debts.tsx'

type DebtsPartProps = { balance: number; onPaid: () => void }

/** What is owed, parcel by parcel, and the way to pay it. Whoever owes nothing does not see it. */
export function DebtsPart({ balance, onPaid }: DebtsPartProps) {
  const debts = useAnswer(debtsCalls.listDebts, {})
  const [query] = useSearchParams()
  const number = checkoutIn(query)
  const paid = () => {
    void debts.refresh()
    onPaid()
  }
  return (
    <>
      {number !== undefined && <CameBack number={number} onPaid={paid} />}
      <Loaded of={debts} look="part" skeleton={null}>
        {(known) =>
          known.items.length === 0 ? null : (
            <Debts known={known} balance={balance} onPaid={paid} onDisputed={debts.set} />
          )
        }
      </Loaded>
    </>
  )
}

/** Back from the bank: what became of the money. */
function CameBack({ number, onPaid }: { number: string; onPaid: () => void }) {
  const t = useTranslations('balance.debts')
  const bill = useWatched(
    paymentsCalls.readCheckout,
    { params: { number } },
    ({ status }) => status === 'waiting',
  )
  const status = bill.data?.status
  const isPaid = status === 'paid'
  // biome-ignore lint/correctness/useExhaustiveDependencies: told once, when it turns out paid.
  useEffect(() => {
    if (isPaid) onPaid()
  }, [isPaid])
  if (status === undefined) return null
  return (
    <div role="status">
      <Notice tone={isPaid ? 'info' : 'warning'} {...(isPaid ? { icon: 'check' } : {})}>
        {isPaid ? t('cameBack.paid') : status === 'waiting' ? t('cameBack.waiting') : t('cameBack.over')}
      </Notice>
    </div>
  )
}

type DebtsProps = {
  known: DebtList
  balance: number
  onPaid: () => void
  onDisputed: (now: DebtList) => void
}

function Debts({ known, balance, onPaid, onDisputed }: DebtsProps) {
  const t = useTranslations('balance.debts')
  const { money } = formatter(useLocale())
  const [paying, setPaying] = useState(false)
  const [disputed, setDisputed] = useState<DebtView>()
  return (
    <section className="money-section" aria-labelledby="debts">
      <div className="debts">
        <div className="debts__head">
          <h2 id="debts">{t('title')}</h2>
          <strong className="debts__total">{money(known.total)}</strong>
        </div>
        <p className="muted">{t('lead')}</p>
        {known.prepaid_only && (
          <Notice tone="warning">{t('prepaidOnly', { limit: money(known.limit) })}</Notice>
        )}
        <ul className="debts__list">
          {known.items.map((debt) => (
            <DebtLine key={debt.id} debt={debt} onDispute={() => setDisputed(debt)} />
          ))}
        </ul>
        {known.undisputed > 0 && (
          <Button className="debts__pay" onClick={() => setPaying(true)}>
            {t('pay', { amount: money(known.undisputed) })}
          </Button>
        )}
      </div>
      <PayDebts
        open={paying}
        amount={known.undisputed}
        balance={balance}
        onClose={() => setPaying(false)}
        onPaid={() => {
          setPaying(false)
          onPaid()
        }}
      />
      {disputed && (
        <DisputeDebt
          debt={disputed}
          onClose={() => setDisputed(undefined)}
          onDone={(now) => {
            setDisputed(undefined)
            onDisputed(now)
          }}
        />
      )}
    </section>
  )
}

const causes = {
  return: 'balance.debts.causes.return',
  refused: 'balance.debts.causes.refused',
  on_account: 'balance.debts.causes.onAccount',
  other: 'balance.debts.causes.other',
} as const satisfies Record<DebtView['cause'], string>

function DebtLine({ debt, onDispute }: { debt: DebtView; onDispute: () => void }) {
  const t = useTranslations()
  const { money, number, date } = formatter(useLocale())
  const { cause, remaining, amount, age_days: age, dispute, disputed } = debt
  const code = debt.sent_code ?? debt.tracking_code
  return (
    <li className="debt">
      <div className="debt__head">
        <span className="debt__why">{t(causes[cause])}</span>
        <strong className="debt__sum unbroken">{money(remaining)}</strong>
      </div>
      {code && debt.order_id && (
        <LocalLink className="unbroken" to={`/order-list/${debt.order_id}`}>
          {code}
        </LocalLink>
      )}
      <p className="muted">
        {t('balance.debts.since', {
          date: date(Date.parse(debt.raised_at)),
          days: age,
          shown: number(age),
        })}
        {remaining < amount && ` ${t('balance.debts.of', { amount: money(amount) })}`}
      </p>
      {disputed && <p className="debt__word">{t('balance.debts.disputed')}</p>}
      {dispute?.state === 'stands' && (
        <p className="debt__word">{t('balance.debts.stands', { note: dispute.note ?? '' })}</p>
      )}
      {!dispute && (
        <Button look="quiet" small className="debt__dispute" onClick={onDispute}>
          {t('balance.debts.dispute.ask')}
        </Button>
      )}
    </li>
  )
}
