import { useId, useState } from 'react'
import { useTranslations } from 'use-intl'
import { Loaded } from '#client/loaded.tsx'
import { useLocale } from '#client/surroundings.ts'
import { useAnswer } from '#client/use-answer.ts'
import { codCalls } from '#modules/payments/cod/cod.calls.ts'
import type { CodParcelView } from '#modules/payments/cod/cod.contract.ts'
import { codDeskCalls } from '#modules/payments/cod/cod-desk.calls.ts'
import type { OwedSender } from '#modules/payments/cod/cod-desk.contract.ts'
import { TrackCode } from '#parcel/code/track-code.tsx'
import { formatter } from '#platform/i18n/format.ts'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { LocalLink } from '#web/shell/local-link.tsx'
import { DetailsHead } from '../parts/details-head.tsx'
import { LoadingRows } from '../parts/list-states.tsx'
import { AskDialog, type Ends } from './ask-dialog.tsx'
import { useSenderName } from './owed-table.tsx'

/** A sum that is being counted out stays the same while the list is asked for anew. */
type Asked = { cash: number; parcel?: never } | { parcel: CodParcelView; cash?: never }

type SenderDetailsProps = { sender: OwedSender; onClose: () => void; onChanged: () => void }

/** What one sender is owed, parcel by parcel, and the way to pay it over the counter. */
export function SenderDetails({ sender, onClose, onChanged }: SenderDetailsProps) {
  const t = useTranslations()
  const { money, phone } = formatter(useLocale())
  const name = useSenderName()(sender)
  const title = useId()
  const parcels = useAnswer(codDeskCalls.listOwedParcels, { params: { id: sender.id } })
  const [asked, setAsked] = useState<Asked>()
  const cash = sender.amount - sender.not_ready - sender.kept_for_debts
  const ends: Ends = {
    onClose: () => setAsked(undefined),
    onDone: () => {
      setAsked(undefined)
      void parcels.refresh()
      onChanged()
    },
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
        <Loaded of={parcels} skeleton={<LoadingRows />}>
          {({ items }) => (
            <ul className="cod-owed-parcels">
              {items.map((parcel) => (
                <OwedParcel key={parcel.order_id} parcel={parcel} onCarried={() => setAsked({ parcel })} />
              ))}
            </ul>
          )}
        </Loaded>
      </div>
      {cash > 0 && (
        <div className="desk-details__actions">
          <Button look="second" onClick={() => setAsked({ cash })}>
            {t('cod.desk.sender.payCash', { amount: money(cash) })}
          </Button>
        </div>
      )}
      {asked?.cash && <CashQuestion sender={sender.id} name={name} cash={asked.cash} {...ends} />}
      {asked?.parcel && <CarriedQuestion parcel={asked.parcel} {...ends} />}
    </aside>
  )
}

type CashQuestionProps = Ends & { sender: string; name: string; cash: number }

function CashQuestion({ sender, name, cash, ...ends }: CashQuestionProps) {
  const t = useTranslations('cod.desk.sender')
  const { money } = formatter(useLocale())
  return (
    <AskDialog
      {...ends}
      title={t('cashTitle', { name })}
      text={<p>{t('cashText', { amount: money(cash) })}</p>}
      yes={t('cashYes')}
      call={codDeskCalls.payInCash}
      input={() => ({ params: { id: sender }, body: { amount: cash } })}
      done={({ paid }) => t('cashDone', { amount: money(paid) })}
    />
  )
}

function CarriedQuestion({ parcel, ...ends }: Ends & { parcel: CodParcelView }) {
  const t = useTranslations('cod.desk.sender')
  const { money } = formatter(useLocale())
  return (
    <AskDialog
      {...ends}
      title={t('carried')}
      text={
        <p>
          <TrackCode code={parcel.tracking_code} />, {money(parcel.amount)}
        </p>
      }
      yes={t('carried')}
      call={codCalls.confirmCarriedBack}
      input={() => ({ params: { id: parcel.order_id }, body: {} })}
      done={() => t('carriedDone')}
    />
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
  const at = (iso: string) => format.dateTime(Date.parse(iso))
  const isCarried =
    parcel.goes_to === 'cash' && parcel.collected_by === 'courier' && parcel.payout_id === null
  return (
    <li className="cod-owed-parcel">
      <LocalLink className="unbroken" to={`/desk/orders/${parcel.order_id}`}>
        <TrackCode code={parcel.tracking_code} />
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
