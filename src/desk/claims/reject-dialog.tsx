import { type FormEvent, useId, useState } from 'react'
import { useTranslations } from 'use-intl'
import type { DeskClaim } from '#modules/orders/claims.contract.ts'
import { type RejectReason, rejectReasons } from '#modules/orders/domain/claim-words.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { Notice } from '#ui/notice.tsx'
import { RadioCards } from '#ui/radio-cards.tsx'
import { TextField } from '#ui/text-field.tsx'
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
  const form = useId()
  const [reason, setReason] = useState<RejectReason>()
  const [note, setNote] = useState('')
  const [tried, setTried] = useState(false)
  const [failure, setFailure] = useState<string>()
  const [busy, setBusy] = useState(false)
  const needsNote = reason === 'other' && note.trim() === ''
  async function submit(event: FormEvent) {
    event.preventDefault()
    setTried(true)
    if (!reason || needsNote || busy) return
    setBusy(true)
    setFailure(await onSubmit({ reason, note: note.trim() || undefined }))
    setBusy(false)
  }
  const actions = (
    <>
      <Button look="second" onClick={onClose}>
        {t('claims.back')}
      </Button>
      <Button type="submit" form={form} look="danger" busy={busy}>
        {t('claims.reject.yes')}
      </Button>
    </>
  )
  return (
    <Dialog
      open
      onClose={onClose}
      place="side"
      title={t('claims.reject.title', { name: claim.owner.full_name })}
      actions={actions}
    >
      <form id={form} className="desk-form" noValidate onSubmit={submit}>
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
        <div role="alert">{failure && <Notice tone="danger">{failure}</Notice>}</div>
      </form>
    </Dialog>
  )
}
