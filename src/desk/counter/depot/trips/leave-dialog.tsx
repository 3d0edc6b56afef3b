import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { useTask } from '#client/use-task.ts'
import { tripCalls } from '#modules/delivery/trips/trips.calls.ts'
import type { TripView } from '#modules/delivery/trips/trips.contract.ts'
import { TextField } from '#ui/fields/text-field.tsx'
import { useToast } from '#ui/float/toast.tsx'
import { DepotDialog } from '../parts/depot-dialog.tsx'

type LeaveDialogProps = { trip: TripView; onClose: () => void; onLeft: () => void }

/** The door is shut and sealed; whoever unloads it compares the number. */
export function LeaveDialog({ trip, onClose, onLeft }: LeaveDialogProps) {
  const t = useTranslations('deskDepot.trips')
  const toast = useToast()
  const leave = useTask(tripCalls.leaveTrip)
  const [seal, setSeal] = useState('')
  const send = async () => {
    const body = seal.trim() ? { seal: seal.trim() } : {}
    const left = await leave.run({ params: { id: Number(trip.id) }, body })
    if (!left.ok) return
    toast({ text: t('leftToast'), tone: 'ok' })
    onLeft()
  }
  return (
    <DepotDialog
      title={t('leaveTitle')}
      no={t('leaveNo')}
      yes={t('leaveYes')}
      task={leave}
      onClose={onClose}
      onSubmit={() => void send()}
    >
      <p>{t('leaveText')}</p>
      <TextField
        label={t('sealNumber')}
        optional={t('optional')}
        code
        inputMode="numeric"
        maxLength={30}
        value={seal}
        onChange={(event) => setSeal(event.target.value)}
      />
    </DepotDialog>
  )
}
