import { useEffect, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { TaskFailure } from '#client/task-failure.tsx'
import { useAnswer } from '#client/use-answer.ts'
import { useTask } from '#client/use-task.ts'
import { tripCalls } from '#modules/delivery/trips/trips.calls.ts'
import type { BagView, TripView } from '#modules/delivery/trips/trips.contract.ts'
import { TrackCode } from '#parcel/code/track-code.tsx'
import { Button } from '#ui/button.tsx'
import { Confirm } from '#ui/float/dialog.tsx'
import { Icon } from '../../parts/icon.tsx'
import { useScanned } from '../../parts/scanned.tsx'
import { Outcome, useScans } from '../parts/scan-outcome.tsx'
import { usePrint } from '../parts/use-print.ts'
import { cargoOf } from './cargo.ts'
import { LeaveDialog } from './leave-dialog.tsx'

type LoadingProps = {
  trip: TripView
  /** The bag that has opened it. */
  first: string | undefined
  onChanged: () => void
  onClose: () => void
}

/** One van at the ramp: every scan goes into it, and what is in it stands beside. */
export function Loading({ trip, first, onChanged, onClose }: LoadingProps) {
  const t = useTranslations('deskDepot.trips')
  const [aboard, setAboard] = useState<Pick<TripView, 'aboard'>>(trip)
  const [isAgain, setAgain] = useState(false)
  const [isLeaving, setLeaving] = useState(false)
  const bags = useAnswer(tripCalls.listBags, {})
  const print = usePrint()
  const id = Number(trip.id)
  const scans = useScans(async (api, parcel, key) => {
    const loaded = await api.call(tripCalls.loadTrip, { params: { id }, body: { parcel } }, { key })
    if (!loaded.ok) return loaded
    setAboard(loaded.value.trip)
    setAgain(loaded.value.orders.length === 0)
    onChanged()
    void bags.refresh()
    return loaded
  })
  useScanned(scans.scan)
  useFirst(first, scans.scan)
  const cargo = cargoOf(aboard)
  const ready = readyBags(bags.data ?? [], trip)
  return (
    <div className="loading">
      <header className="loading__head">
        <Button look="quiet" onClick={onClose}>
          <Icon name="chevronLeft" size="small" />
          {t('back')}
        </Button>
        <h2>{t('to', { to: trip.to.name })}</h2>
        <p className="trip-card__fact">
          <Icon name="van" size="small" />
          {trip.vehicle}, {trip.driver.name}
        </p>
      </header>
      <Outcome
        scans={scans}
        ready={t('scanToLoad')}
        done={(code) => t(isAgain ? 'loadedBefore' : 'loaded', { code })}
        wrong={(code) => t('notLoaded', { code })}
      />
      <Inside cargo={cargo} ready={ready} />
      <footer className="loading__foot">
        <Button look="second" busy={print.state === 'busy'} onClick={() => void print.manifest(trip.id)}>
          <Icon name="printer" size="small" />
          {t('print')}
        </Button>
        {cargo.parcels === 0 ? (
          <CancelTrip id={id} onDone={onChanged} />
        ) : (
          <Button className="loading__leave" onClick={() => setLeaving(true)}>
            {t('leave')}
          </Button>
        )}
        <TaskFailure task={print} />
      </footer>
      {isLeaving && (
        <LeaveDialog
          trip={trip}
          onClose={() => setLeaving(false)}
          onLeft={() => {
            onChanged()
            onClose()
          }}
        />
      )}
    </div>
  )
}

/** Once, however often it is drawn. */
function useFirst(first: string | undefined, scan: (text: string) => void): void {
  const isDone = useRef(false)
  const latest = useRef(scan)
  latest.current = scan
  useEffect(() => {
    if (first === undefined || isDone.current) return
    isDone.current = true
    latest.current(first)
  }, [first])
}

/** Filled here for there, and on no van yet. */
const readyBags = (bags: readonly BagView[], trip: TripView): readonly BagView[] =>
  bags.filter(
    ({ from, to, trip_id: on, parcels }) =>
      from.id === trip.from.id && to.id === trip.to.id && on === null && parcels.length > 0,
  )

type InsideProps = { cargo: ReturnType<typeof cargoOf>; ready: readonly BagView[] }

function Inside({ cargo, ready }: InsideProps) {
  const t = useTranslations('deskDepot.trips')
  const bagText = (parcels: number) => ({ count: parcels, text: String(parcels) })
  return (
    <div className="loading__lists">
      <section>
        <h3>
          {t('inside')} <b>{cargo.parcels}</b>
        </h3>
        {cargo.parcels === 0 && <p className="trips__none">{t('empty')}</p>}
        <ul>
          {cargo.bags.map(({ code, parcels }) => (
            <li key={code}>
              <Icon name="bag" size="small" />
              <TrackCode code={code} />
              <span>{t('aboard', bagText(parcels))}</span>
            </li>
          ))}
          {cargo.loose.map(({ order_id: id, tracking_code: code }) => (
            <li key={id}>
              <Icon name="box" size="small" />
              <TrackCode code={code} />
            </li>
          ))}
        </ul>
      </section>
      {ready.length > 0 && (
        <section>
          <h3>
            {t('ready')} <b>{ready.length}</b>
          </h3>
          <ul>
            {ready.map(({ code, parcels }) => (
              <li key={code}>
                <Icon name="bag" size="small" />
                <TrackCode code={code} />
                <span>{t('aboard', bagText(parcels.length))}</span>
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  )
}

function CancelTrip({ id, onDone }: { id: number; onDone: () => void }) {
  const t = useTranslations('deskDepot.trips')
  const [isAsked, setAsked] = useState(false)
  const cancel = useTask(tripCalls.cancelTrip)
  const send = async () => {
    const cancelled = await cancel.run({ params: { id } })
    setAsked(false)
    if (cancelled.ok) onDone()
  }
  return (
    <>
      <Button look="quiet" onClick={() => setAsked(true)}>
        {t('cancel')}
      </Button>
      <Confirm
        open={isAsked}
        title={t('cancelTitle')}
        yes={t('cancelYes')}
        no={t('cancelNo')}
        danger
        busy={cancel.state === 'busy'}
        onYes={() => void send()}
        onNo={() => setAsked(false)}
      >
        <p>{t('cancelText')}</p>
      </Confirm>
      <TaskFailure task={cancel} />
    </>
  )
}
