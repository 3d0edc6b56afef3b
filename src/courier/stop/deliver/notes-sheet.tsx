import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { useLocale } from '#client/surroundings.ts'
import { formatter } from '#platform/i18n/format.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/float/dialog.tsx'
import { type CountedNotes, noteValues, sumOfNotes } from '../../parts/notes.ts'

type NotesSheetProps = { amount: number; onClose: () => void }

/** A tap a note: what was given, and what goes back. */
export function NotesSheet({ amount, onClose }: NotesSheetProps) {
  const t = useTranslations('courierDeliver.notes')
  const common = useTranslations('common')
  const format = formatter(useLocale())
  const [notes, setNotes] = useState<CountedNotes>({})
  const sum = sumOfNotes(notes)
  const rest = sum - amount
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('title', { amount: format.money(amount) })}
      closeLabel={common('close')}
      actions={
        <>
          <Button look="second" courier disabled={sum === 0} onClick={() => setNotes({})}>
            {t('again')}
          </Button>
          <Button courier disabled={rest < 0} onClick={onClose}>
            {t('done')}
          </Button>
        </>
      }
    >
      <div className="notes-sheet">
        <p className="notes-sheet__sum" role="status" data-enough={rest >= 0 || undefined}>
          <span>{t('given', { amount: format.money(sum) })}</span>
          <b>
            {rest >= 0
              ? t('back', { amount: format.money(rest) })
              : t('missing', { amount: format.money(-rest) })}
          </b>
        </p>
        <div className="notes-sheet__notes">
          {noteValues.map((value) => (
            <button
              key={value}
              type="button"
              onClick={() => setNotes({ ...notes, [value]: (notes[value] ?? 0) + 1 })}
            >
              {format.number(value)}
              {(notes[value] ?? 0) > 0 && (
                <span>{t('times', { count: format.number(notes[value] ?? 0) })}</span>
              )}
            </button>
          ))}
        </div>
      </div>
    </Dialog>
  )
}
