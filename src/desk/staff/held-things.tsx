import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { useLocale } from '#client/surroundings.ts'
import type { HeldThings, StaffMember } from '#modules/accounts/staff/staff.contract.ts'
import { statuses } from '#modules/orders/domain/words.ts'
import { formatter } from '#platform/i18n/format.ts'
import { Button } from '#ui/button.tsx'
import { LocalLink } from '#web/shell/local-link.tsx'
import { Fact } from '../parts/fact.tsx'
import { CashQuestion, GiveQuestion } from './held-questions.tsx'

/** More than that stands in the list of orders. */
const SHOWN = 5

type HeldThingsProps = { person: StaffMember; held: HeldThings; onChanged: () => void }

export const holdsAnything = ({ cash, parcel_count: parcels }: HeldThings) => cash > 0 || parcels > 0

/** What is in somebody's hands, and the ways to take it over. */
export function HeldList({ person, held, onChanged }: HeldThingsProps) {
  const t = useTranslations()
  const { money, number } = formatter(useLocale())
  const [question, setQuestion] = useState<'give' | 'cash'>()
  const done = () => {
    setQuestion(undefined)
    onChanged()
  }
  const { cash, parcels, parcel_count: count } = held
  const isGone = person.status === 'suspended'
  return (
    <>
      <dl className="desk-facts">
        {cash > 0 && <Fact name={t('deskCouriers.held.cash')}>{money(cash)}</Fact>}
        {count > 0 && <Fact name={t('deskCouriers.held.parcels')}>{number(count)}</Fact>}
      </dl>
      <ul className="held-parcels">
        {parcels.slice(0, SHOWN).map((parcel) => (
          <li key={parcel.order_id}>
            <LocalLink to={`/desk/orders/${parcel.order_id}`}>{parcel.tracking_code}</LocalLink>
            <StatusWord status={parcel.status} />
          </li>
        ))}
        {count > SHOWN && (
          <li className="muted">{t('deskCouriers.held.more', { more: number(count - SHOWN) })}</li>
        )}
      </ul>
      <div className="held-ways">
        {count > 0 && (
          <Button look="second" small onClick={() => setQuestion('give')}>
            {t('deskCouriers.held.give')}
          </Button>
        )}
        {cash > 0 && isGone && (
          <Button look="second" small onClick={() => setQuestion('cash')}>
            {t('deskCouriers.held.takeCash')}
          </Button>
        )}
      </div>
      {cash > 0 && !isGone && <p className="muted held-note">{t('deskCouriers.held.cashHow')}</p>}
      {count > 0 && <p className="muted held-note">{t('deskCouriers.held.parcelsHow')}</p>}
      {question === 'give' && <GiveQuestion person={person} held={held} onDone={done} />}
      {question === 'cash' && <CashQuestion person={person} cash={cash} onDone={done} />}
    </>
  )
}

function StatusWord({ status }: { status: string }) {
  const t = useTranslations('orders.status')
  const known = statuses.find((one) => one === status)
  return <span className="muted">{known ? t(known) : status}</span>
}
