import { useId, useState } from 'react'
import { useTranslations } from 'use-intl'
import type { CodParcelView, PayoutView } from '#modules/payments/cod.contract.ts'
import type { OwedParcels, OwedSender } from '#modules/payments/cod-desk.contract.ts'
import { formatter } from '#platform/i18n/format.ts'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { useLocale } from '#web/shell/current-page.ts'
import { LocalLink } from '#web/shell/local-link.tsx'
import { DetailsHead } from '../details-head.tsx'
import { LoadError, LoadingRows } from '../list-states.tsx'
import { AskDialog, type Question } from './ask-dialog.tsx'
import { codApi } from './cod-view.ts'
import { useSenderName } from './owed-table.tsx'
import { useAnswer } from './use-answer.ts'

type SenderDetailsProps = { sender: OwedSender; onClose: () => void; onChanged: () => void }

/** What one sender is owed, parcel by parcel, and the way to pay it over the counter. */
export function SenderDetails({ sender, onClose, onChanged }: SenderDetailsProps) {
  const t = useTranslations()
  const { money, phone } = formatter(useLocale())
  const name = useSenderName()(sender)
  const title = useId()
  const { data, error, again } = useAnswer<OwedParcels>(`${codApi}/senders/${sender.id}/parcels`)
  const [asked, setAsked] = useState<Question<object>>()
  const cash = sender.amount - sender.not_ready
  const payCash: Question<PayoutView> = {
    title: t('cod.desk.sender.cashTitle', { name }),
    text: <p>{t('cod.desk.sender.cashText', { amount: money(cash) })}</p>,
    yes: t('cod.desk.sender.cashYes'),
    path: `${codApi}/senders/${sender.id}/pay-cash`,
    body: { amount: cash },
    done: ({ amount }) => t('cod.desk.sender.cashDone', { amount: money(amount) }),
  }
  const carried = (parcel: CodParcelView): Question<object> => ({
    title: t('cod.desk.sender.carried'),
    text: (
      <p>
        {parcel.tracking_code}, {money(parcel.amount)}
      </p>
    ),
    yes: t('cod.desk.sender.carried'),
    path: `/api/payments/v1/cod/${parcel.order_id}/carried-back`,
    done: () => t('cod.desk.sender.carriedDone'),
  })
  const done = () => {
    setAsked(undefined)
    again()
    onChanged()
  }
  return (
    <aside className="desk-details" aria-labelledby={title}>
      <DetailsHead id={title} title={name} onClose={onClose}>
        {sender.phone && (
          <a className="unbroken" href={`tel:+998${sender.phone}`}>
            {phone(sender.phone)}
          </a>
        )}
      </DetailsHead>
      <div className="desk-details__body">
        <h3 className="desk-details__subtitle">{t('cod.desk.sender.parcels')}</h3>
        {error && !data && <LoadError error={error} onRetry={again} />}
        {!data && !error && <LoadingRows />}
        <ul className="cod-owed-parcels">
          {data?.items.map((parcel) => (
            <OwedParcel key={parcel.order_id} parcel={parcel} onCarried={() => setAsked(carried(parcel))} />
          ))}
        </ul>
      </div>
      {cash > 0 && (
        <div className="desk-details__actions">
          <Button look="second" onClick={() => setAsked(payCash as Question<object>)}>
            {t('cod.desk.sender.payCash', { amount: money(cash) })}
          </Button>
        </div>
      )}
      {asked && <AskDialog question={asked} onClose={() => setAsked(undefined)} onDone={done} />}
    </aside>
  )
}

const stages = {
  collected: 'cod.clock.collected',
  handed_in: 'cod.clock.handedIn',
  on_the_way: 'cod.clock.onTheWay',
  paid: 'cod.clock.paid',
} as const

const collectors = {
  courier: 'cod.clock.by.courier',
  agent: 'cod.clock.by.agent',
  provider: 'cod.clock.by.provider',
} as const

function OwedParcel({ parcel, onCarried }: { parcel: CodParcelView; onCarried: () => void }) {
  const t = useTranslations()
  const format = formatter(useLocale())
  const at = (iso: string) => format.dateTime(Date.parse(iso), 'short')
  const isCarried =
    parcel.goes_to === 'cash' && parcel.collected_by === 'courier' && parcel.payout_id === null
  return (
    <li className="cod-owed-parcel">
      <LocalLink className="unbroken" to={`/desk/orders/${parcel.order_id}`}>
        {parcel.tracking_code}
      </LocalLink>
      <strong className="unbroken cod-owed-parcel__end">{format.money(parcel.amount)}</strong>
      <span className="muted">
        {t(stages[parcel.stage])}, {t(collectors[parcel.collected_by])}
      </span>
      <span className="cod-due cod-owed-parcel__end" data-late={parcel.late || undefined}>
        {t('cod.clock.due', { at: at(parcel.due_at) })}
        {parcel.late && (
          <small>
            <Icon name="warning" size="tiny" />
            {t('cod.desk.totals.late')}
          </small>
        )}
      </span>
      {isCarried && (
        <div className="cod-owed-parcel__acts">
          <Button look="second" small onClick={onCarried}>
            {t('cod.desk.sender.carried')}
          </Button>
        </div>
      )}
    </li>
  )
}
