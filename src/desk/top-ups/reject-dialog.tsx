import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { topUpCalls } from '#modules/payments/top-up/top-up.calls.ts'
import { TextArea } from '#ui/fields/text-area.tsx'
import { DeskFormDialog } from '../parts/desk-form-dialog.tsx'
import { useDecision } from '../parts/use-decision.ts'
import type { DecisionDialogProps } from './approve-dialog.tsx'

const reasons = [
  'deskTopUps.reject.reasons.unreadable',
  'deskTopUps.reject.reasons.notCome',
  'deskTopUps.reject.reasons.otherAccount',
  'deskTopUps.reject.reasons.used',
  'deskTopUps.reject.reasons.notReceipt',
] as const
const longestReason = 300

/** A usual reason by one press, or words of one's own. */
export function RejectDialog({ topUp, onClose, ...outcomes }: DecisionDialogProps) {
  const t = useTranslations('deskTopUps.reject')
  const texts = useTranslations()
  const [reason, setReason] = useState('')
  const [tried, setTried] = useState(false)
  const { task, decide } = useDecision(topUpCalls.rejectTopUp, 'top_up_decided', outcomes)
  const submit = () => {
    setTried(true)
    if (reason.trim() === '') return
    void decide(
      { params: { id: topUp.id }, body: { reason: reason.trim() } },
      t('done', { name: topUp.person.full_name }),
    )
  }
  const pick = (text: string, form: HTMLFormElement | null) => {
    setReason(text)
    form?.querySelector('textarea')?.focus()
  }
  return (
    <DeskFormDialog
      title={t('title', { name: topUp.person.full_name })}
      no={t('no')}
      yes={t('yes')}
      look="danger"
      // The receipt stays in sight.
      place="side"
      task={task}
      onClose={onClose}
      onSubmit={submit}
    >
      <fieldset className="quick-reasons">
        <legend>{t('quick')}</legend>
        {reasons.map((key) => (
          <button
            key={key}
            type="button"
            className="quick-reasons__one"
            aria-pressed={reason === texts(key)}
            onClick={(event) => pick(texts(key), event.currentTarget.form)}
          >
            {texts(key)}
          </button>
        ))}
      </fieldset>
      <TextArea
        label={t('reason')}
        value={reason}
        maxLength={longestReason}
        error={tried && reason.trim() === '' ? t('required') : undefined}
        onChange={(event) => setReason(event.target.value)}
        // Enter sends; Shift and Enter begin a line.
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || event.shiftKey) return
          event.preventDefault()
          event.currentTarget.form?.requestSubmit()
        }}
      />
    </DeskFormDialog>
  )
}
