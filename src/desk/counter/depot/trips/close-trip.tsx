import './close-trip.css'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { useLocale } from '#client/surroundings.ts'
import { useTask } from '#client/use-task.ts'
import type { SortingBoard } from '#modules/delivery/sorting/sorting.contract.ts'
import { tripCalls } from '#modules/delivery/trips/trips.calls.ts'
import { TrackCode } from '#parcel/code/track-code.tsx'
import { formatter } from '#platform/i18n/format.ts'
import { TextField } from '#ui/fields/text-field.tsx'
import { useToast } from '#ui/float/toast.tsx'
import { Icon } from '../../parts/icon.tsx'
import { DepotDialog } from '../parts/depot-dialog.tsx'

type CloseTripProps = { board: SortingBoard; onClose: () => void; onDone: () => void }

const shown = 8

/** What is missing and what is too many is read once more, and confirmed, before the trip is closed. */
export function CloseTrip({ board, onClose, onDone }: CloseTripProps) {
  const t = useTranslations('deskDepot.closing')
  const toast = useToast()
  const close = useTask(tripCalls.unloadTrip)
  const [note, setNote] = useState('')
  const send = async () => {
    const params = { id: Number(board.trip?.id) }
    const closed = await close.run({ params, body: { ...(note.trim() ? { note: note.trim() } : {}) } })
    if (!closed.ok) return
    toast({ text: t('done'), tone: 'ok' })
    onDone()
  }
  return (
    <DepotDialog
      title={t('title')}
      no={t('no')}
      yes={t('yes')}
      look={board.missing_count > 0 ? 'danger' : 'main'}
      task={close}
      onClose={onClose}
      onSubmit={() => void send()}
    >
      <Differences board={board} />
      <TextField
        label={t('note')}
        optional={t('optional')}
        maxLength={500}
        value={note}
        onChange={(event) => setNote(event.target.value)}
      />
    </DepotDialog>
  )
}

function Differences({ board }: { board: SortingBoard }) {
  const t = useTranslations('deskDepot.closing')
  const { number } = formatter(useLocale())
  const { missing, missing_count: gone, surplus, surplus_count: extra, sorted, expected } = board
  const unsorted = expected - sorted - gone
  const counted = (count: number) => ({ count, text: number(count) })
  return (
    <div className="closing">
      {gone === 0 && unsorted === 0 && (
        <p className="closing__even">
          <Icon name="check" size="small" />
          {t('even', { expected: number(expected) })}
        </p>
      )}
      {gone > 0 && (
        <section className="closing__part">
          <h3>
            <Icon name="warning" size="small" />
            {t('missing', counted(gone))}
          </h3>
          <Codes codes={missing.map(({ tracking_code: code }) => code)} />
          <p>{t('missingText')}</p>
        </section>
      )}
      {unsorted > 0 && <p>{t('unsorted', counted(unsorted))}</p>}
      {extra > 0 && (
        <section className="closing__part">
          <h3>
            <Icon name="plus" size="small" />
            {t('surplus', counted(extra))}
          </h3>
          <Codes codes={surplus.map(({ tracking_code: code }) => code)} />
          <p>{t('surplusText')}</p>
        </section>
      )}
    </div>
  )
}

function Codes({ codes }: { codes: readonly string[] }) {
  const t = useTranslations('deskDepot.differences')
  const rest = codes.length - shown
  return (
    <ul>
      {codes.slice(0, shown).map((code) => (
        <li key={code}>
          <TrackCode code={code} />
        </li>
      ))}
      {rest > 0 && <li>{t('more', { count: rest, text: String(rest) })}</li>}
    </ul>
  )
}
