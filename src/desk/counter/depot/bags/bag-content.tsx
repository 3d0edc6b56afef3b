import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { TaskFailure } from '#client/task-failure.tsx'
import { useTask } from '#client/use-task.ts'
import { sortingCalls } from '#modules/delivery/sorting/sorting.calls.ts'
import type { BoardLane } from '#modules/delivery/sorting/sorting.contract.ts'
import { tripCalls } from '#modules/delivery/trips/trips.calls.ts'
import type { BagView } from '#modules/delivery/trips/trips.contract.ts'
import { TrackCode } from '#parcel/code/track-code.tsx'
import { Button } from '#ui/button.tsx'
import { useToast } from '#ui/float/toast.tsx'
import { EmptyState } from '#ui/waiting/screen-states.tsx'
import { Icon } from '../../parts/icon.tsx'
import { useScanned } from '../../parts/scanned.tsx'
import { LaneTile } from '../parts/lane-tile.tsx'
import { Outcome, useScans } from '../parts/scan-outcome.tsx'
import { usePrint } from '../parts/use-print.ts'

type BagContentProps = {
  bag: BagView
  /** The lane that it is filled from. */
  lane: BoardLane | undefined
  here: number
  onChanged: () => void
  onClose: () => void
}

/** One bag: a scan puts a parcel into it, as long as it lies here. */
export function BagContent({ bag: given, lane, here, onChanged, onClose }: BagContentProps) {
  const t = useTranslations('deskDepot.bags')
  const toast = useToast()
  const [bag, setBag] = useState(given)
  const take = useTask(tripCalls.emptyBag)
  const isOpen = bag.from.id === here && bag.trip_id === null
  const scans = useScans(async (api, parcel, key) => {
    const put = await api.call(tripCalls.fillBag, { params: { code: bag.code }, body: { parcel } }, { key })
    if (!put.ok) return put
    setBag(put.value)
    onChanged()
    return put
  })
  useScanned((text) => isOpen && scans.scan(text))
  const takeOut = async (parcel: string) => {
    const taken = await take.run({ params: { code: bag.code }, body: { parcel } })
    if (!taken.ok) return
    setBag(taken.value)
    toast({ text: t('taken', { code: parcel }) })
    onChanged()
  }
  return (
    <div className="loading">
      <header className="loading__head">
        <Button look="quiet" onClick={onClose}>
          <Icon name="chevronLeft" size="small" />
          {t('back')}
        </Button>
        <h2>{bag.to.name}</h2>
        {lane && <LaneTile lane={lane} />}
        <TrackCode code={bag.code} />
      </header>
      {isOpen && (
        <Outcome
          scans={scans}
          ready={t('emptyText')}
          done={(code) => t('put', { code })}
          wrong={(code) => t('notPut', { code })}
        />
      )}
      <section className="loading__lists" aria-label={t('content', { code: bag.code })}>
        <section>
          <h3>{t('parcels', { count: bag.parcels.length, text: String(bag.parcels.length) })}</h3>
          {bag.parcels.length === 0 && <EmptyState title={t('empty')}>{t('emptyText')}</EmptyState>}
          <ul>
            {bag.parcels.map(({ order_id: id, tracking_code: code }) => (
              <li key={id}>
                <Icon name="box" size="small" />
                <TrackCode code={code} />
                {isOpen && (
                  <Button look="quiet" onClick={() => void takeOut(code)}>
                    {t('take')}
                  </Button>
                )}
              </li>
            ))}
          </ul>
        </section>
      </section>
      <BagActs bag={bag} lane={lane} onChanged={onChanged} />
      <TaskFailure task={take} />
    </div>
  )
}

function BagActs({
  bag,
  lane,
  onChanged,
}: {
  bag: BagView
  lane: BoardLane | undefined
  onChanged: () => void
}) {
  const t = useTranslations('deskDepot.bags')
  const print = usePrint()
  const close = useTask(sortingCalls.closeLaneBag)
  const closeBag = async () => {
    if (!lane) return
    const closed = await close.run({ params: { id: Number(lane.id) } })
    if (!closed.ok) return
    onChanged()
    await print.bagLabel(bag.code)
  }
  return (
    <footer className="loading__foot">
      <Button look="second" busy={print.state === 'busy'} onClick={() => void print.bagLabel(bag.code)}>
        <Icon name="printer" size="small" />
        {t('print')}
      </Button>
      {lane && (
        <Button busy={close.state === 'busy'} onClick={() => void closeBag()}>
          {t('closeBag')}
        </Button>
      )}
      <TaskFailure task={print.error ? print : close} />
    </footer>
  )
}
