import { useTranslations } from 'use-intl'
import { useTask } from '#client/use-task.ts'
import { vacancyCalls } from '#modules/content/vacancies/vacancies.calls.ts'
import type { DeskVacancy } from '#modules/content/vacancies/vacancies.contract.ts'
import { useToast } from '#ui/float/toast.tsx'
import { DeskFormDialog } from '../parts/desk-form-dialog.tsx'

type CloseDialogProps = {
  vacancy: DeskVacancy
  onClose: () => void
  onDone: (vacancy: DeskVacancy) => void
  onStale: () => void
}

/** Nobody can apply any more, so it is asked. */
export function CloseDialog({ vacancy, onClose, onDone, onStale }: CloseDialogProps) {
  const t = useTranslations('deskVacancies')
  const task = useTask(vacancyCalls.closeVacancy)
  const toast = useToast()
  const submit = async () => {
    const answer = await task.run({ params: { id: vacancy.id }, body: { version: vacancy.version } })
    if (!answer.ok) return answer.error.code === 'vacancy_changed' ? onStale() : undefined
    toast({ text: t('done.closed'), tone: 'ok' })
    onDone(answer.value)
    onClose()
  }
  return (
    <DeskFormDialog
      title={t('close.title')}
      no={t('close.no')}
      yes={t('close.action')}
      look="danger"
      task={task}
      onClose={onClose}
      onSubmit={() => void submit()}
    >
      <p>{t('close.text')}</p>
    </DeskFormDialog>
  )
}
