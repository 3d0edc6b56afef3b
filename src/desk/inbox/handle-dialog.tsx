import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { longestLeadNote } from '#modules/content/domain/lead-mark.ts'
import { leadCalls } from '#modules/content/leads/leads.calls.ts'
import type { DeskLead } from '#modules/content/leads/leads.contract.ts'
import { TextArea } from '#ui/fields/text-area.tsx'
import { DeskFormDialog } from '../parts/desk-form-dialog.tsx'
import { sendOnEnter } from '../parts/keys/send-on-enter.ts'
import { QuickReasons } from '../parts/quick-reasons.tsx'
import { type Outcomes, useDecision } from '../parts/use-decision.ts'
import { fullNameOf } from './lead-names.ts'

type HandleDialogProps = Outcomes & { lead: DeskLead; onClose: () => void }

/** Usual words by one press, or words of one's own. */
export function HandleDialog({ lead, onClose, ...outcomes }: HandleDialogProps) {
  const t = useTranslations('deskInbox.handle')
  const [note, setNote] = useState(lead.note ?? '')
  const [tried, setTried] = useState(false)
  const { task, decide } = useDecision(leadCalls.markLead, 'lead_handled', outcomes)
  const name = fullNameOf(lead)
  const submit = () => {
    setTried(true)
    if (note.trim() === '') return
    const body = { state: 'handled', note: note.trim() } as const
    void decide({ params: { id: lead.id }, body }, t('done', { name }))
  }
  return (
    <DeskFormDialog
      title={t('title', { name })}
      no={t('no')}
      yes={t('yes')}
      // What was written stays in sight.
      place="side"
      task={task}
      onClose={onClose}
      onSubmit={submit}
    >
      <QuickReasons
        legend={t('quick')}
        reasons={[t('called'), t('written'), t('passed'), t('spam')]}
        value={note}
        onPick={setNote}
      />
      <TextArea
        label={t('note')}
        hint={t('hint')}
        value={note}
        maxLength={longestLeadNote}
        error={tried && note.trim() === '' ? t('required') : undefined}
        onChange={(event) => setNote(event.target.value)}
        onKeyDown={sendOnEnter}
      />
    </DeskFormDialog>
  )
}
