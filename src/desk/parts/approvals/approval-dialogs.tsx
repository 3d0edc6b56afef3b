import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { useLocale } from '#client/surroundings.ts'
import { approvalsCalls } from '#modules/accounts/approvals/approvals.calls.ts'
import type { ApprovalView } from '#modules/accounts/approvals/approvals.contract.ts'
import { formatter } from '#platform/i18n/format.ts'
import { TextArea } from '#ui/fields/text-area.tsx'
import { TextField } from '#ui/fields/text-field.tsx'
import { Notice } from '#ui/show/notice.tsx'
import { DeskFormDialog } from '../desk-form-dialog.tsx'
import { type Outcomes, useDecision } from '../use-decision.ts'
import { kindNames } from './approval-names.ts'

type DialogProps = Outcomes & { approval: ApprovalView; onClose: () => void }

/** Answered with a colleague's decision as well: what is decided leaves the list. */
const decided = 'approval_decided'

function useWhat({ kind, amount }: ApprovalView): string {
  const t = useTranslations()
  const { money } = formatter(useLocale())
  return amount === null ? t(kindNames[kind]) : `${t(kindNames[kind])}, ${money(amount)}`
}

export function ApproveDialog({ approval, onClose, ...outcomes }: DialogProps) {
  const t = useTranslations('approvals.approve')
  const what = useWhat(approval)
  const { task, decide } = useDecision(approvalsCalls.approve, decided, outcomes)
  return (
    <DeskFormDialog
      title={t('title')}
      no={t('no')}
      yes={t('yes')}
      task={task}
      onClose={onClose}
      onSubmit={() => void decide({ params: { id: approval.id } }, t('done'))}
    >
      <p>
        <strong>{what}</strong>
      </p>
      <p>{t('text', { name: approval.asked_by.full_name })}</p>
    </DeskFormDialog>
  )
}

export function RejectDialog({ approval, onClose, ...outcomes }: DialogProps) {
  const t = useTranslations('approvals.reject')
  const [reason, setReason] = useState('')
  const [tried, setTried] = useState(false)
  const { task, decide } = useDecision(approvalsCalls.reject, decided, outcomes)
  const submit = () => {
    setTried(true)
    if (reason.trim() === '') return
    void decide({ params: { id: approval.id }, body: { reason: reason.trim() } }, t('done'))
  }
  return (
    <DeskFormDialog
      title={t('title')}
      no={t('no')}
      yes={t('yes')}
      look="danger"
      task={task}
      onClose={onClose}
      onSubmit={submit}
    >
      <TextArea
        label={t('reason')}
        value={reason}
        maxLength={300}
        error={tried && reason.trim() === '' ? t('required') : undefined}
        onChange={(event) => setReason(event.target.value)}
      />
    </DeskFormDialog>
  )
}

export function WithdrawDialog({ approval, onClose, ...outcomes }: DialogProps) {
  const t = useTranslations('approvals.withdraw')
  const what = useWhat(approval)
  const { task, decide } = useDecision(approvalsCalls.withdraw, decided, outcomes)
  return (
    <DeskFormDialog
      title={t('title')}
      no={t('no')}
      yes={t('yes')}
      task={task}
      onClose={onClose}
      onSubmit={() => void decide({ params: { id: approval.id } }, t('done'))}
    >
      <p>{what}</p>
    </DeskFormDialog>
  )
}

/** Alone: with the authenticator, and with everybody told. */
export function ReleaseDialog({ approval, onClose, ...outcomes }: DialogProps) {
  const t = useTranslations('approvals.release')
  const what = useWhat(approval)
  const [totp, setTotp] = useState('')
  const [tried, setTried] = useState(false)
  const { task, decide } = useDecision(approvalsCalls.release, decided, outcomes)
  const isRight = /^\d{6}$/.test(totp.replace(/\s/g, ''))
  const submit = () => {
    setTried(true)
    if (isRight) void decide({ params: { id: approval.id }, body: { totp } }, t('done'))
  }
  return (
    <DeskFormDialog
      title={t('title')}
      no={t('no')}
      yes={t('yes')}
      look="danger"
      task={task}
      onClose={onClose}
      onSubmit={submit}
    >
      <p>
        <strong>{what}</strong>
      </p>
      <Notice tone="warning">{t('text')}</Notice>
      <TextField
        label={t('code')}
        value={totp}
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={10}
        error={tried && !isRight ? t('codeNeeded') : undefined}
        onChange={(event) => setTotp(event.target.value)}
      />
    </DeskFormDialog>
  )
}
