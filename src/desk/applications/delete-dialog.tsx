import { useTranslations } from 'use-intl'
import { useTask } from '#client/use-task.ts'
import { applicationCalls } from '#modules/content/applications/applications.calls.ts'
import type { DeskApplication } from '#modules/content/applications/applications.contract.ts'
import { useToast } from '#ui/float/toast.tsx'
import { DeskFormDialog } from '../parts/desk-form-dialog.tsx'

type DeleteDialogProps = { application: DeskApplication; onClose: () => void; onDone: () => void }

/** Nothing of it comes back, so it is asked. */
export function DeleteDialog({ application, onClose, onDone }: DeleteDialogProps) {
  const t = useTranslations('deskApplications.delete')
  const task = useTask(applicationCalls.deleteApplication)
  const toast = useToast()
  const submit = async () => {
    const answer = await task.run({ params: { id: application.id } })
    // A colleague has deleted it meanwhile: that is what was wanted.
    if (!answer.ok && answer.error.status !== 404) return
    toast({ text: t('done', { name: application.full_name }), tone: 'ok' })
    onDone()
  }
  return (
    <DeskFormDialog
      title={t('title', { name: application.full_name })}
      no={t('no')}
      yes={t('yes')}
      look="danger"
      task={task}
      onClose={onClose}
      onSubmit={() => void submit()}
    >
      <p>{t('text')}</p>
    </DeskFormDialog>
  )
}
