import { useState } from 'react'
import { useTranslations } from 'use-intl'
import type { DeskApplicationItem } from '#modules/content/applications/applications.contract.ts'
import { type ApplicationStage, longestApplicationNote } from '#modules/content/domain/application-stages.ts'
import { TextArea } from '#ui/fields/text-area.tsx'
import { DeskFormDialog } from '../parts/desk-form-dialog.tsx'
import { sendOnEnter } from '../parts/keys/send-on-enter.ts'
import { stageNames } from './application-names.ts'

type MoveDialogProps = {
  item: DeskApplicationItem
  to: ApplicationStage
  onClose: () => void
  onMove: (note: string) => void
}

/** What a person may have been told already is taken back: the next colleague reads why. */
export function MoveDialog({ item, to, onClose, onMove }: MoveDialogProps) {
  const t = useTranslations()
  const [note, setNote] = useState('')
  const [tried, setTried] = useState(false)
  const submit = () => {
    setTried(true)
    if (note.trim() !== '') onMove(note.trim())
  }
  return (
    <DeskFormDialog
      title={t('deskApplications.back.title', { name: item.full_name, stage: t(stageNames[to]) })}
      no={t('deskApplications.back.no')}
      yes={t('deskApplications.back.yes')}
      task={{ state: 'idle', error: undefined }}
      onClose={onClose}
      onSubmit={submit}
    >
      <TextArea
        label={t('deskApplications.back.note')}
        hint={t('deskApplications.notes.hint')}
        value={note}
        maxLength={longestApplicationNote}
        error={tried && note.trim() === '' ? t('deskApplications.back.required') : undefined}
        onChange={(event) => setNote(event.target.value)}
        onKeyDown={sendOnEnter}
      />
    </DeskFormDialog>
  )
}
