import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { useTask } from '#client/use-task.ts'
import { referralCalls } from '#modules/promos/referral/referral.calls.ts'
import { TextArea } from '#ui/fields/text-area.tsx'
import { useToast } from '#ui/float/toast.tsx'
import { DeskFormDialog } from '../parts/desk-form-dialog.tsx'

type DialogProps = { id: string; onClose: () => void; onDone: () => void }

/** A yes or a no, with the reason that both people read. */
export function VerdictDialog({ verdict, ...props }: DialogProps & { verdict: 'allow' | 'refuse' }) {
  return verdict === 'allow' ? <AllowDialog {...props} /> : <RefuseDialog {...props} />
}

function AllowDialog({ id, onClose, onDone }: DialogProps) {
  const t = useTranslations('deskReferrals')
  const toast = useToast()
  const task = useTask(referralCalls.allowReferral)
  const reason = useReason()
  async function submit(): Promise<void> {
    const note = reason.read()
    if (note === undefined) return
    const done = await task.run({ params: { id }, body: { note } })
    if (!done.ok) return
    toast({ text: t(done.value.approval_id === null ? 'allow.done' : 'allow.asked'), tone: 'ok' })
    onDone()
  }
  return (
    <DeskFormDialog
      title={t('allow.title')}
      no={t('no')}
      yes={t('allow.yes')}
      task={task}
      onClose={onClose}
      onSubmit={() => void submit()}
    >
      <p>{t('allow.text')}</p>
      {reason.field}
    </DeskFormDialog>
  )
}

function RefuseDialog({ id, onClose, onDone }: DialogProps) {
  const t = useTranslations('deskReferrals')
  const toast = useToast()
  const task = useTask(referralCalls.refuseReferral)
  const reason = useReason()
  async function submit(): Promise<void> {
    const note = reason.read()
    if (note === undefined || !(await task.run({ params: { id }, body: { note } })).ok) return
    toast({ text: t('refuse.done'), tone: 'ok' })
    onDone()
  }
  return (
    <DeskFormDialog
      title={t('refuse.title')}
      no={t('no')}
      yes={t('refuse.yes')}
      look="danger"
      task={task}
      onClose={onClose}
      onSubmit={() => void submit()}
    >
      <p>{t('refuse.text')}</p>
      {reason.field}
    </DeskFormDialog>
  )
}

/** The words, and the field they are written into; `read` answers nothing while there are none. */
function useReason() {
  const t = useTranslations('deskReferrals')
  const [note, setNote] = useState('')
  const [tried, setTried] = useState(false)
  const isEmpty = note.trim() === ''
  return {
    read: () => {
      setTried(true)
      return isEmpty ? undefined : note.trim()
    },
    field: (
      <TextArea
        label={t('note')}
        value={note}
        maxLength={300}
        error={tried && isEmpty ? t('needed') : undefined}
        onChange={(event) => setNote(event.target.value)}
      />
    ),
  }
}
