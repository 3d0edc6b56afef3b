import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { useLocale } from '#client/surroundings.ts'
import { useAnswer } from '#client/use-answer.ts'
import type { HeldThings, StaffMember } from '#modules/accounts/staff/staff.contract.ts'
import { handOverCalls } from '#modules/delivery/handovers/hand-overs.calls.ts'
import { statuses } from '#modules/orders/domain/words.ts'
import { TrackCode } from '#parcel/code/track-code.tsx'
import { formatter } from '#platform/i18n/format.ts'
import { Button } from '#ui/button.tsx'
import { LocalLink } from '#web/shell/local-link.tsx'
import { Fact } from '../parts/fact.tsx'
import { mayDo } from '../sections.ts'
import { useStaff } from '../signed-in.ts'
import { CashQuestion } from './cash-question.tsx'
import { GiveQuestion, type Taker } from './give-question.tsx'
import { openOf, type Unsaid, unsaidOf } from './held-view.ts'
import { OpenHandOvers } from './open-hand-overs.tsx'

/** More than that stands in the list of orders. */
const SHOWN = 5

/** The other side scans and counts somewhere else. */
const pollMs = () => 20_000

type HeldThingsProps = { person: StaffMember; held: HeldThings; onChanged: () => void }

export const holdsAnything = ({ cash, parcel_count: parcels }: HeldThings) => cash > 0 || parcels > 0

export const whileHeld = (held: HeldThings | undefined) =>
  held && holdsAnything(held) ? pollMs() : undefined

/** What is in somebody's hands, what was said of it, and the ways to hand over the rest. */
export function HeldList({ person, held, onChanged }: HeldThingsProps) {
  const t = useTranslations('deskCouriers.held')
  const { money, number } = formatter(useLocale())
  const handOvers = useAnswer(handOverCalls.listDeskHandOvers, {}, { quiet: true, pollMs })
  const open = openOf(handOvers.data ?? [], person.id)
  const { cash, parcel_count: count } = held
  const changed = () => {
    void handOvers.refresh()
    onChanged()
  }
  return (
    <>
      <dl className="desk-facts">
        {cash > 0 && <Fact name={t('cash')}>{money(cash)}</Fact>}
        {count > 0 && <Fact name={t('parcels')}>{number(count)}</Fact>}
      </dl>
      <HeldParcels held={held} />
      <OpenHandOvers open={open} onChanged={changed} />
      <Ways person={person} held={held} unsaid={unsaidOf(held, open)} onChanged={changed} />
      {cash > 0 && person.status !== 'suspended' && <p className="muted held-note">{t('cashHow')}</p>}
      {count > 0 && <p className="muted held-note">{t('parcelsHow')}</p>}
    </>
  )
}

function HeldParcels({ held: { parcels, parcel_count: count } }: { held: HeldThings }) {
  const t = useTranslations('deskCouriers.held')
  const { number } = formatter(useLocale())
  return (
    <ul className="held-parcels">
      {parcels.slice(0, SHOWN).map((parcel) => (
        <li key={parcel.order_id}>
          <LocalLink to={`/desk/orders/${parcel.order_id}`}>
            <TrackCode code={parcel.tracking_code} />
          </LocalLink>
          {parcel.trip_id ? (
            <span className="muted">{t('onTrip')}</span>
          ) : (
            <StatusWord status={parcel.status} />
          )}
        </li>
      ))}
      {count > SHOWN && <li className="muted">{t('more', { more: number(count - SHOWN) })}</li>}
    </ul>
  )
}

type WaysProps = HeldThingsProps & { unsaid: Unsaid }

/** To a colleague, to a depot, and what somebody who was suspended lays on the table to the cash desk. */
function Ways({ person, held, unsaid, onChanged }: WaysProps) {
  const t = useTranslations('deskCouriers.held')
  const staff = useStaff()
  const [question, setQuestion] = useState<Taker | 'cash'>()
  const done = () => {
    setQuestion(undefined)
    onChanged()
  }
  const hasMore = unsaid.parcels.length > 0 || unsaid.cash > 0
  const maySay = staff !== undefined && mayDo(staff.role, 'hand-over.work') && hasMore
  // From one counter to another cash goes through a courier.
  const isBag = person.role === 'courier'
  return (
    <div className="held-ways">
      {maySay && (
        <Button look="second" small onClick={() => setQuestion('courier')}>
          {t('give')}
        </Button>
      )}
      {maySay && isBag && (
        <Button look="second" small onClick={() => setQuestion('depot')}>
          {t('giveDepot')}
        </Button>
      )}
      {held.cash > 0 && person.status === 'suspended' && (
        <Button look="second" small onClick={() => setQuestion('cash')}>
          {t('takeCash')}
        </Button>
      )}
      {(question === 'courier' || question === 'depot') && (
        <GiveQuestion person={person} to={question} unsaid={unsaid} onDone={done} />
      )}
      {question === 'cash' && <CashQuestion person={person} cash={held.cash} onDone={done} />}
    </div>
  )
}

function StatusWord({ status }: { status: string }) {
  const t = useTranslations('orders.status')
  const known = statuses.find((one) => one === status)
  return <span className="muted">{known ? t(known) : status}</span>
}
