import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { useAnswer } from '#client/use-answer.ts'
import { useTask } from '#client/use-task.ts'
import { handOverCalls } from '#modules/delivery/handovers/hand-overs.calls.ts'
import { tripCalls } from '#modules/delivery/trips/trips.calls.ts'
import type { TripView } from '#modules/delivery/trips/trips.contract.ts'
import { Select } from '#ui/fields/select.tsx'
import { TextField } from '#ui/fields/text-field.tsx'
import { HourField } from '../../../parts/days/hour-field.tsx'
import { DepotChoice } from '../parts/depot-choice.tsx'
import { DepotDialog } from '../parts/depot-dialog.tsx'
import { nextAt } from './cargo.ts'

type MakeTripProps = { onClose: () => void; onMade: (trip: TripView) => void }

/** Who drives, with what, where to and when. */
export function MakeTrip({ onClose, onMade }: MakeTripProps) {
  const t = useTranslations('deskDepot.making')
  const takers = useAnswer(handOverCalls.listTakers, {})
  const make = useTask(tripCalls.makeTrip)
  const [driver, setDriver] = useState('')
  const [vehicle, setVehicle] = useState('')
  const [to, setTo] = useState('')
  const [at, setAt] = useState('')
  const [isTried, setTried] = useState(false)
  const needed = (value: string) => (isTried && value.trim() === '' ? t('needed') : undefined)
  const send = async () => {
    setTried(true)
    if (driver === '' || vehicle.trim() === '' || to === '') return
    const leavesAt = nextAt(at, new Date())
    const made = await make.run({
      body: {
        driver_id: Number(driver),
        vehicle: vehicle.trim(),
        to_point_id: Number(to),
        ...(leavesAt === undefined ? {} : { leaves_at: leavesAt }),
      },
    })
    if (made.ok) onMade(made.value)
  }
  return (
    <DepotDialog
      title={t('title')}
      no={t('no')}
      yes={t('yes')}
      task={make}
      onClose={onClose}
      onSubmit={() => void send()}
    >
      <Select
        label={t('driver')}
        value={driver}
        error={needed(driver)}
        onChange={(event) => setDriver(event.target.value)}
      >
        <option value="">{t('choose')}</option>
        {takers.data?.couriers.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </Select>
      <TextField
        label={t('vehicle')}
        hint={t('vehicleHint')}
        error={needed(vehicle)}
        maxLength={60}
        value={vehicle}
        onChange={(event) => setVehicle(event.target.value)}
      />
      <DepotChoice label={t('to')} choose={t('choose')} value={to} error={needed(to)} onChange={setTo} />
      <HourField label={t('at')} value={at} onChange={setAt} />
    </DepotDialog>
  )
}
