import { useState } from 'react'
import { useTranslations } from 'use-intl'
import type { TaskLook } from '#client/use-task.ts'
import { TextArea } from '#ui/fields/text-area.tsx'
import { DeskFormDialog } from '../desk-form-dialog.tsx'
import { sendOnEnter } from '../keys/send-on-enter.ts'

type NoteDialogProps = {
  title: string
  label: string
  yes: string
  /** Without words it is not done. */
  required?: boolean
  danger?: boolean
  task: Pick<TaskLook, 'state' | 'error'>
  onClose: () => void
  onSubmit: (note: string) => void
}

export const longestNote = 500

/** A question that is answered with a few words. */
export function NoteDialog({ label, required, danger, onSubmit, ...dialog }: NoteDialogProps) {
  const t = useTranslations('deskOrders.dialog')
  const [note, setNote] = useState('')
  const [tried, setTried] = useState(false)
  const isMissing = required === true && note.trim() === ''
  const submit = () => {
    setTried(true)
    if (!isMissing) onSubmit(note.trim())
  }
  return (
    <DeskFormDialog {...dialog} no={t('no')} look={danger ? 'danger' : 'main'} onSubmit={submit}>
      <TextArea
        label={label}
        optional={required ? undefined : t('optional')}
        value={note}
        maxLength={longestNote}
        error={tried && isMissing ? t('required') : undefined}
        onChange={(event) => setNote(event.target.value)}
        onKeyDown={sendOnEnter}
      />
    </DeskFormDialog>
  )
}
