import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { useTask } from '#client/use-task.ts'
import type { IncidentDecision } from '#modules/orders/domain/incident/incident-words.ts'
import { incidentsCalls } from '#modules/orders/incidents/incidents.calls.ts'
import { TextArea } from '#ui/fields/text-area.tsx'
import { useToast } from '#ui/float/toast.tsx'
import { DeskFormDialog } from '../desk-form-dialog.tsx'
import { decisionNames, decisionTexts } from './incident-names.ts'

type DecisionDialogProps = {
  id: string
  decision: IncidentDecision
  onClose: () => void
  onDone: () => void
}

/** Says what follows before it does. */
export function DecisionDialog({ id, decision, onClose, onDone }: DecisionDialogProps) {
  const t = useTranslations()
  const toast = useToast()
  const task = useTask(incidentsCalls.decideIncident)
  const [note, setNote] = useState('')
  async function submit(): Promise<void> {
    const done = await task.run({ params: { id }, body: { decision, note: note.trim() || undefined } })
    if (!done.ok) return
    toast({ text: t('deskIncidents.done'), tone: 'ok' })
    onDone()
  }
  return (
    <DeskFormDialog
      title={t(decisionNames[decision])}
      no={t('deskIncidents.no')}
      yes={t(decisionNames[decision])}
      look={decision === 'money_back' ? 'danger' : 'main'}
      task={task}
      onClose={onClose}
      onSubmit={() => void submit()}
    >
      <p>{t(decisionTexts[decision])}</p>
      <TextArea
        label={t('deskIncidents.note')}
        optional={t('deskIncidents.optional')}
        rows={2}
        maxLength={500}
        value={note}
        onChange={(event) => setNote(event.target.value)}
      />
    </DeskFormDialog>
  )
}
