import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { claimsCalls } from '#modules/orders/claims/claims.calls.ts'
import type { DeskClaim } from '#modules/orders/claims/claims.contract.ts'
import { type RejectReason, rejectReasons } from '#modules/orders/domain/claim/claim-words.ts'
import { RadioCards } from '#ui/fields/radio-cards.tsx'
import { TextField } from '#ui/fields/text-field.tsx'
import { DeskFormDialog } from '../parts/desk-form-dialog.tsx'
import { type Outcomes, useDecision } from '../parts/use-decision.ts'
import { reasonNames } from './claim-names.ts'

type RejectDialogProps = Outcomes & { claim: DeskClaim; onClose: () => void }

/** The customer reads the reason in their own language; words of one's own are read as written. */
export function RejectDialog({ claim, onClose, ...outcomes }: RejectDialogProps) {
  const t = useTranslations()
  const [reason, setReason] = useState<RejectReason>()
  const [note, setNote] = useState('')
  const [tried, setTried] = useState(false)
  const { task, decide } = useDecision(claimsCalls.rejectClaim, 'claim_decided', outcomes)
  const needsNote = reason === 'other' && note.trim() === ''
  const submit = () => {
    setTried(true)
    if (!reason || needsNote) return
    void decide(
      { params: { id: claim.id }, body: { reason, note: note.trim() || undefined } },
      t('claims.reject.done', { name: claim.owner.full_name }),
    )
  }
  return (
    <DeskFormDialog
      title={t('claims.reject.title', { name: claim.owner.full_name })}
      no={t('claims.back')}
      yes={t('claims.reject.yes')}
      look="danger"
      place="side"
      task={task}
      onClose={onClose}
      onSubmit={submit}
    >
      <RadioCards
        label={t('claims.reason')}
        cards={rejectReasons.map((value) => ({ value, label: t(reasonNames[value]) }))}
        value={reason}
        onChange={setReason}
        error={tried && !reason ? t('claims.reject.required') : undefined}
      />
      <TextField
        label={t('claims.note')}
        hint={t('claims.noteHint')}
        value={note}
        maxLength={300}
        error={tried && needsNote ? t('claims.reject.noteRequired') : undefined}
        onChange={(event) => setNote(event.target.value)}
      />
    </DeskFormDialog>
  )
}
