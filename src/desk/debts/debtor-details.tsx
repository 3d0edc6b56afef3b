import { useId, useState } from 'react'
import { useTranslations } from 'use-intl'
import { useLocale } from '#client/surroundings.ts'
import type { DebtorView, DeskDebt } from '#modules/payments/debts/debt-desk.contract.ts'
import { TrackCode } from '#parcel/code/track-code.tsx'
import { formatter } from '#platform/i18n/format.ts'
import { Button } from '#ui/button.tsx'
import { LocalLink } from '#web/shell/local-link.tsx'
import { DetailsHead } from '../parts/details-head.tsx'
import { mayDo } from '../sections.ts'
import { useStaff } from '../signed-in.ts'
import { CashDialog, KeepDialog, WriteOffDialog } from './debt-dialogs.tsx'
import { causeTexts } from './debt-names.ts'

type Deed = 'cash' | 'keep' | 'writeOff'

type DebtorDetailsProps = { debtor: DebtorView; onClose: () => void; onChanged: () => void }

/** One person's debts with their parcels, what was said against them, and what the desk can do. */
export function DebtorDetails({ debtor, onClose, onChanged }: DebtorDetailsProps) {
  const { phone } = formatter(useLocale())
  const title = useId()
  const { person, debts } = debtor
  /** The debt as it was when the question was asked. */
  const [asked, setAsked] = useState<{ deed: Deed; debt: DeskDebt }>()
  const ends = {
    onClose: () => setAsked(undefined),
    onDone: () => {
      setAsked(undefined)
      onChanged()
    },
  }
  return (
    <aside className="desk-details" aria-labelledby={title}>
      <DetailsHead id={title} title={person.company || person.full_name} onClose={onClose}>
        {person.phone && (
          <a className="unbroken" href={`tel:+998${person.phone}`}>
            {phone(person.phone)}
          </a>
        )}
      </DetailsHead>
      <div className="desk-details__body">
        <ul className="desk-debts">
          {debts.map((debt) => (
            <Debt key={debt.id} debt={debt} onAsk={(deed) => setAsked({ deed, debt })} />
          ))}
        </ul>
      </div>
      {asked?.deed === 'cash' && <CashDialog debt={asked.debt} {...ends} />}
      {asked?.deed === 'keep' && <KeepDialog debt={asked.debt} {...ends} />}
      {asked?.deed === 'writeOff' && <WriteOffDialog debt={asked.debt} {...ends} />}
    </aside>
  )
}

function Debt({ debt, onAsk }: { debt: DeskDebt; onAsk: (deed: Deed) => void }) {
  const t = useTranslations()
  const { money, number, date } = formatter(useLocale())
  const { remaining, amount, dispute } = debt
  return (
    <li className="desk-debt">
      <div className="desk-debt__head">
        <strong>{t(causeTexts[debt.cause])}</strong>
        <strong className="unbroken">{money(remaining)}</strong>
      </div>
      {debt.order_id && (
        <LocalLink className="unbroken" to={`/desk/orders/${debt.order_id}`}>
          <TrackCode code={debt.tracking_code ?? debt.order_id} />
        </LocalLink>
      )}
      <p className="muted">
        {t('deskDebts.since', { date: date(Date.parse(debt.raised_at)) })},{' '}
        {t('deskDebts.days', { count: debt.age_days, shown: number(debt.age_days) })}
        {remaining < amount && `. ${t('deskDebts.of', { amount: money(amount) })}`}
      </p>
      {dispute && (
        <div className="desk-debt__word">
          <p>{t(debt.disputed ? 'deskDebts.says' : 'deskDebts.said', { reason: dispute.reason })}</p>
          {dispute.note && <p className="muted">{t('deskDebts.answered', { note: dispute.note })}</p>}
        </div>
      )}
      {debt.write_off && <p className="desk-debt__word">{t('deskDebts.waits')}</p>}
      <Acts debt={debt} onAsk={onAsk} />
    </li>
  )
}

function Acts({ debt, onAsk }: { debt: DeskDebt; onAsk: (deed: Deed) => void }) {
  const t = useTranslations('deskDebts')
  const staff = useStaff()
  const may = (action: Parameters<typeof mayDo>[1]) => staff !== undefined && mayDo(staff.role, action)
  return (
    <div className="desk-debt__acts">
      {debt.order_id && may('debt.take-cash') && (
        <Button look="second" small onClick={() => onAsk('cash')}>
          {t('cash.open')}
        </Button>
      )}
      {debt.disputed && may('debt.decide') && (
        <Button look="second" small onClick={() => onAsk('keep')}>
          {t('keep.open')}
        </Button>
      )}
      {debt.write_off === null && may('debt.write-off') && (
        <Button look="second" small onClick={() => onAsk('writeOff')}>
          {t('writeOff.open')}
        </Button>
      )}
    </div>
  )
}
