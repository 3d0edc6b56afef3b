import './trips.css'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { Loaded } from '#client/loaded.tsx'
import { useAnswer } from '#client/use-answer.ts'
import { readBagCode } from '#kernel/bag-code.ts'
import type { CounterPost } from '#modules/counter/counter.contract.ts'
import { tripCalls } from '#modules/delivery/trips/trips.calls.ts'
import type { TripView } from '#modules/delivery/trips/trips.contract.ts'
import { Button } from '#ui/button.tsx'
import { useToast } from '#ui/float/toast.tsx'
import { EmptyState } from '#ui/waiting/screen-states.tsx'
import { Icon } from '../../parts/icon.tsx'
import { useScanned } from '../../parts/scanned.tsx'
import { Loading } from './loading.tsx'
import { MakeTrip } from './make-trip.tsx'
import { ArrivingTrip, LeavingTrip } from './trip-cards.tsx'

const askEveryMs = 15_000

/** What comes and what leaves; one that is loaded fills the screen. */
export function TripsTab({ post }: { post: CounterPost }) {
  const trips = useAnswer(tripCalls.listTrips, {}, { pollMs: () => askEveryMs })
  const [opened, setOpened] = useState<Opened>()
  const here = post.point.id
  return (
    <Loaded of={trips}>
      {(all) => {
        const loading = all.filter(({ state, from }) => state === 'loading' && from.id === here)
        const trip = loading.find(({ id }) => id === opened?.id)
        const refresh = () => void trips.refresh()
        return trip ? (
          <Loading
            key={trip.id}
            trip={trip}
            first={opened?.scan}
            onChanged={refresh}
            onClose={() => setOpened(undefined)}
          />
        ) : (
          <Trips all={all} here={here} loading={loading} onOpen={setOpened} onChanged={refresh} />
        )
      }}
    </Loaded>
  )
}

/** A trip that is being loaded; `scan`: the bag that has opened it. */
type Opened = { id: string; scan?: string }

type TripsProps = {
  all: readonly TripView[]
  here: number
  loading: readonly TripView[]
  onOpen: (opened: Opened) => void
  onChanged: () => void
}

function Trips({ all, here, loading, onOpen, onChanged }: TripsProps) {
  const t = useTranslations('deskDepot.trips')
  const [isMaking, setMaking] = useState(false)
  useScanned(useBagOpensTrip(loading, onOpen))
  const arriving = all.filter(({ to, state }) => to.id === here && state !== 'cancelled')
  const leaving = all.filter(({ from }) => from.id === here)
  return (
    <div className="trips">
      <section className="trips__side" aria-labelledby="trips-arriving">
        <h2 id="trips-arriving">{t('arriving')}</h2>
        {arriving.length === 0 && <p className="trips__none">{t('noArriving')}</p>}
        <ul>
          {arriving.map((trip) => (
            <li key={trip.id}>
              <ArrivingTrip trip={trip} onChanged={onChanged} />
            </li>
          ))}
        </ul>
      </section>
      <section className="trips__side" aria-labelledby="trips-leaving">
        <div className="trips__head">
          <h2 id="trips-leaving">{t('leaving')}</h2>
          <Button look="second" onClick={() => setMaking(true)}>
            <Icon name="plus" size="small" />
            {t('make')}
          </Button>
        </div>
        {leaving.length === 0 && <EmptyState title={t('noLeaving')}>{t('noLeavingText')}</EmptyState>}
        <ul>
          {leaving.map((trip) => (
            <li key={trip.id}>
              <LeavingTrip trip={trip} onLoad={() => onOpen({ id: trip.id })} />
            </li>
          ))}
        </ul>
      </section>
      {isMaking && (
        <MakeTrip
          onClose={() => setMaking(false)}
          onMade={(trip) => {
            setMaking(false)
            onChanged()
            onOpen({ id: trip.id })
          }}
        />
      )}
    </div>
  )
}

/** Nothing else open, a bag is loaded where it can only go: onto the one van that goes there. */
function useBagOpensTrip(loading: readonly TripView[], onOpen: (opened: Opened) => void) {
  const t = useTranslations('deskDepot.trips')
  const toast = useToast()
  const bags = useAnswer(tripCalls.listBags, {})
  return (text: string) => {
    const code = readBagCode(text)
    const bag = bags.data?.find((one) => one.code === code)
    const [trip, ...others] = loading.filter(({ to }) => to.id === bag?.to.id)
    if (bag && trip && others.length === 0) return onOpen({ id: trip.id, scan: bag.code })
    toast({ text: t('chooseTrip'), tone: 'info' })
  }
}
