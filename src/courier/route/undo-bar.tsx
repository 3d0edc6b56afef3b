import './undo-bar.css'
import { useTranslations } from 'use-intl'
import { useField } from '#client/field/field-store.ts'
import { useToast } from '#ui/float/toast.tsx'
import type { DayView } from '../parts/day-view.ts'
import { Icon } from '../parts/icon.tsx'
import { useFieldNow } from '../parts/use-now.ts'
import { countdown, lastUndoable } from './undoable.ts'

/** A wrong press is taken back: at the top, away from the thumb, for ten minutes. */
export function UndoBar({ view }: { view: DayView }) {
  const t = useTranslations('courierRoute.undo')
  const field = useField()
  const toast = useToast()
  const last = lastUndoable(view, useFieldNow(1000))
  if (!last) return null
  const undo = async () => {
    const came = await field.undo(last.orderId)
    if (came === 'full') toast({ text: t('full'), tone: 'danger' })
  }
  return (
    <div className="undo-bar" role="status">
      <Icon name="check" />
      <span>{t('done', { number: String(last.number) })}</span>
      <button type="button" className="undo-bar__act" onClick={() => void undo()}>
        {t('back')} <span aria-hidden="true">{countdown(last.leftMs)}</span>
      </button>
    </div>
  )
}
