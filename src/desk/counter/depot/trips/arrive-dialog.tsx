import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { useTranslations } from 'use-intl'
import { useTask } from '#client/use-task.ts'
import { type SealCheck, sealChecks } from '#modules/delivery/domain/trip.ts'
import { tripCalls } from '#modules/delivery/trips/trips.calls.ts'
import type { TripView } from '#modules/delivery/trips/trips.contract.ts'
import { RadioCards } from '#ui/fields/radio-cards.tsx'
import { TextField } from '#ui/fields/text-field.tsx'
import { Notice } from '#ui/show/notice.tsx'
import { DepotDialog } from '../parts/depot-dialog.tsx'
import { sealNames } from '../parts/depot-words.ts'
import { keepTrip } from '../sort/use-sorted-trip.ts'

type ArriveDialogProps = { trip: TripView; onClose: () => void; onArrived: () => void }

/** The seal is looked at before the door is opened; from here on the van is sorted. */
export function ArriveDialog({ trip, onClose, onArrived }: ArriveDialogProps) {
  const t = useTranslations('deskDepot.arriving')
  const words = useTranslations()
  const [, setParams] = useSearchParams()
  const arrive = useTask(tripCalls.arriveTrip)
  const [check, setCheck] = useState<SealCheck>(trip.seal === null ? 'none' : 'whole')
  const [seen, setSeen] = useState('')
  const [note, setNote] = useState('')
  const isBad = check === 'broken' || check === 'other' || (check === 'none' && trip.seal !== null)
  const send = async () => {
    const body = {
      seal_check: check,
      ...(check === 'other' && seen.trim() ? { seal_seen: seen.trim() } : {}),
      ...(note.trim() ? { note: note.trim() } : {}),
    }
    const came = await arrive.run({ params: { id: Number(trip.id) }, body })
    if (!came.ok) return
    keepTrip(trip.id)
    onArrived()
    setParams({ tab: 'sort' })
  }
  return (
    <DepotDialog
      title={t('title')}
      no={t('no')}
      yes={t('yes')}
      task={arrive}
      onClose={onClose}
      onSubmit={() => void send()}
    >
      <p className="arriving__told">{trip.seal === null ? t('untold') : t('told', { seal: trip.seal })}</p>
      <RadioCards
        label={t('check')}
        value={check}
        onChange={(value) => setCheck(value)}
        cards={sealChecks.map((value) => ({ value, label: words(sealNames[value]) }))}
      />
      {check === 'other' && (
        <TextField
          label={t('seen')}
          code
          maxLength={30}
          value={seen}
          onChange={(event) => setSeen(event.target.value)}
        />
      )}
      {isBad && (
        <>
          <Notice tone="warning">{t('bad')}</Notice>
          <TextField
            label={t('note')}
            optional={t('optional')}
            maxLength={300}
            value={note}
            onChange={(event) => setNote(event.target.value)}
          />
        </>
      )}
    </DepotDialog>
  )
}
