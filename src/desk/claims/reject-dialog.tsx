import { useState } from 'react'
import { useTranslations } from 'use-intl'
import type { DeskClaim } from '#modules/orders/claims.contract.ts'
import { type RejectReason, rejectReasons } from '#modules/orders/domain/claim-words.ts'
import { RadioCards } from '#ui/radio-cards.tsx'
import { TextField } from '#ui/text-field.tsx'
import { DeskFormDialog } from '../desk-form-dialog.tsx'
import { useDecision } from '../use-decision.ts'
import { reasonNames } from './claim-names.ts'
import type { Rejection } from './use-claim-decisions.ts'

type RejectDialogProps = {
  claim: DeskClaim
  onClose: () => void
  onSubmit: (answer: Rejection) => Promise<string | undefined>
}

/** The customer reads the reason in their own language; words of one's own are read as written. */
export function RejectDialog({ claim, onClose, onSubmit }: RejectDialogProps) {
  const t = useTranslations()
  const [reason, setReason] = useState<RejectReason>()
  const [note, setNote] = useState('')
  const [tried, setTried] = useState(false)
  const { decide, busy, failure } = useDecision(onSubmit)
  const needsNote = reason === 'other' && note.trim() === ''
  const submit = () => {
    setTried(true)
    if (reason && !needsNote) void decide({ reason, note: note.trim() || undefined })
  }
  return (
    <DeskFormDialog
      title={t('claims.reject.title', { name: claim.owner.full_name })}
      no={t('claims.back')}
      yes={t('claims.reject.yes')}
      look="danger"
      place="side"
      busy={busy}
      failure={failure}
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
