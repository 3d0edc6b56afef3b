import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { topUpCalls } from '#modules/payments/top-up/top-up.calls.ts'
import { TextArea } from '#ui/fields/text-area.tsx'
import { DeskFormDialog } from '../parts/desk-form-dialog.tsx'
import { sendOnEnter } from '../parts/keys/send-on-enter.ts'
import { QuickReasons } from '../parts/quick-reasons.tsx'
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
      <QuickReasons
        legend={t('quick')}
        reasons={reasons.map((key) => texts(key))}
        value={reason}
        onPick={setReason}
      />
      <TextArea
        label={t('reason')}
        value={reason}
        maxLength={longestReason}
        error={tried && reason.trim() === '' ? t('required') : undefined}
        onChange={(event) => setReason(event.target.value)}
        onKeyDown={sendOnEnter}
      />
    </DeskFormDialog>
  )
}
