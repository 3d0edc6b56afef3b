import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { useLocale } from '#client/surroundings.ts'
import { useTask } from '#client/use-task.ts'
import { backgroundCalls } from '#modules/background/background.calls.ts'
import { formatter } from '#platform/i18n/format.ts'
import { TextArea } from '#ui/fields/text-area.tsx'
import { useToast } from '#ui/float/toast.tsx'
import { DeskFormDialog } from '../parts/desk-form-dialog.tsx'

type DialogProps = { onClose: () => void; onDone: () => void }

export function RetryDialog({ id, onClose, onDone }: DialogProps & { id: string }) {
  const t = useTranslations('deskJobs')
  const toast = useToast()
  const task = useTask(backgroundCalls.retryDeadJob)
  async function submit(): Promise<void> {
    const done = await task.run({ params: { id } })
    if (!done.ok) return
    toast({ text: t('askRetry.done'), tone: 'ok' })
    onDone()
  }
  return (
    <DeskFormDialog
      title={t('askRetry.title')}
      no={t('no')}
      yes={t('retry')}
      task={task}
      onClose={onClose}
      onSubmit={() => void submit()}
    >
      <p>{t('askRetry.text')}</p>
    </DeskFormDialog>
  )
}

export function DismissDialog({ id, onClose, onDone }: DialogProps & { id: string }) {
  const t = useTranslations('deskJobs')
  const toast = useToast()
  const task = useTask(backgroundCalls.dismissDeadJob)
  const [reason, setReason] = useState('')
  async function submit(): Promise<void> {
    const done = await task.run({ params: { id }, body: { reason } })
    if (!done.ok) return
    toast({ text: t('askDismiss.done'), tone: 'ok' })
    onDone()
  }
  return (
    <DeskFormDialog
      title={t('askDismiss.title')}
      no={t('no')}
      yes={t('dismiss')}
      look="danger"
      task={task}
      onClose={onClose}
      onSubmit={() => void submit()}
    >
      <p>{t('askDismiss.text')}</p>
      <TextArea
        label={t('askDismiss.reason')}
        rows={2}
        required
        maxLength={300}
        value={reason}
        error={task.told('reason')}
        onChange={(event) => setReason(event.target.value)}
      />
    </DeskFormDialog>
  )
}

export function RetryAllDialog({
  job,
  label,
  onClose,
  onDone,
}: DialogProps & { job: string; label: string }) {
  const t = useTranslations('deskJobs')
  const toast = useToast()
  const { number } = formatter(useLocale())
  const task = useTask(backgroundCalls.retryDeadJobs)
  async function submit(): Promise<void> {
    const done = await task.run({ body: { job } })
    if (!done.ok) return
    toast({ text: t('askAll.done', { count: number(done.value.count) }), tone: 'ok' })
    onDone()
  }
  return (
    <DeskFormDialog
      title={t('askAll.title')}
      no={t('no')}
      yes={t('retry')}
      task={task}
      onClose={onClose}
      onSubmit={() => void submit()}
    >
      <p>{t('askAll.text', { what: label })}</p>
      <p>{t('askRetry.text')}</p>
    </DeskFormDialog>
  )
}
