import { type ReactNode, useState } from 'react'
import { useTranslations } from 'use-intl'
import { useLocale } from '#client/surroundings.ts'
import type { TripView } from '#modules/delivery/trips/trips.contract.ts'
import { formatter } from '#platform/i18n/format.ts'
import { Button, buttonClass } from '#ui/button.tsx'
import { LocalLink } from '#web/shell/local-link.tsx'
import { Icon } from '../../parts/icon.tsx'
import { tripStateNames, tripTimeNames } from '../parts/depot-words.ts'
import { keepTrip } from '../sort/use-sorted-trip.ts'
import { ArriveDialog } from './arrive-dialog.tsx'
import { cargoOf } from './cargo.ts'

export function ArrivingTrip({ trip, onChanged }: { trip: TripView; onChanged: () => void }) {
  const t = useTranslations('deskDepot.trips')
  const [isChecking, setChecking] = useState(false)
  const isHere = trip.came_at !== null
  return (
    <TripCard trip={trip} title={t('from', { from: trip.from.name })} isArriving>
      {isHere ? (
        <LocalLink className={buttonClass()} to="/desk/counter?tab=sort" onClick={() => keepTrip(trip.id)}>
          {t('toSort')}
        </LocalLink>
      ) : (
        trip.state === 'under_way' && <Button onClick={() => setChecking(true)}>{t('unload')}</Button>
      )}
      {isChecking && <ArriveDialog trip={trip} onClose={() => setChecking(false)} onArrived={onChanged} />}
    </TripCard>
  )
}

export function LeavingTrip({ trip, onLoad }: { trip: TripView; onLoad: () => void }) {
  const t = useTranslations('deskDepot.trips')
  return (
    <TripCard trip={trip} title={t('to', { to: trip.to.name })}>
      {trip.state === 'loading' && (
        <Button look="second" onClick={onLoad}>
          {t('load')}
        </Button>
      )}
    </TripCard>
  )
}

type TripCardProps = { trip: TripView; title: string; isArriving?: boolean; children: ReactNode }

function TripCard({ trip, title, isArriving = false, children }: TripCardProps) {
  const t = useTranslations('deskDepot.trips')
  const words = useTranslations()
  const state = trip.came_at === null ? trip.state : 'came'
  return (
    <article className="trip-card">
      <header>
        <h3>{title}</h3>
        {state !== 'unloaded' && state !== 'cancelled' && (
          <span className="trip-card__state" data-state={state}>
            {words(tripStateNames[state])}
          </span>
        )}
      </header>
      <p className="trip-card__fact">
        <Icon name="van" size="small" />
        {trip.vehicle}, {trip.driver.name}
      </p>
      <Cargo trip={trip} />
      <Times trip={trip} />
      {(isArriving || trip.state === 'under_way') && (
        <p className="trip-card__fact">
          <Icon name="lock" size="small" />
          {trip.seal === null ? t('noSeal') : t('seal', { seal: trip.seal })}
        </p>
      )}
      <div className="trip-card__acts">{children}</div>
    </article>
  )
}

function Cargo({ trip }: { trip: TripView }) {
  const t = useTranslations('deskDepot.trips')
  const { number } = formatter(useLocale())
  const { parcels, bags, loose } = cargoOf(trip)
  const counted = (count: number) => ({ count, text: number(count) })
  return (
    <p className="trip-card__fact">
      <Icon name="bag" size="small" />
      {parcels === 0
        ? t('empty')
        : [
            t('aboard', counted(parcels)),
            ...(bags.length > 0 ? [t('bags', counted(bags.length))] : []),
            ...(loose.length > 0 && bags.length > 0 ? [t('loose', counted(loose.length))] : []),
          ].join(', ')}
    </p>
  )
}

/** The last that is known of when: it came, it left, or when it is to leave. */
function Times({ trip }: { trip: TripView }) {
  const t = useTranslations()
  const { time } = formatter(useLocale())
  const { came_at: came, left_at: left, leaves_at: leaves } = trip
  const [word, at] =
    came !== null
      ? (['came', came] as const)
      : left !== null
        ? (['left', left] as const)
        : (['leaves', leaves] as const)
  if (at === null) return null
  return (
    <p className="trip-card__fact">
      <Icon name="clock" size="small" />
      {t(tripTimeNames[word], { time: time(Date.parse(at)) })}
    </p>
  )
}
