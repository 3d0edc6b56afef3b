import { useFailureText } from '#client/failure-text.ts'
import { FormDialog, type FormDialogProps } from '#client/form-dialog.tsx'
import type { TaskLook } from '#client/use-task.ts'
import { Notice } from '#ui/show/notice.tsx'

type DeskFormDialogProps = Omit<FormDialogProps, 'className' | 'cross' | 'disabled' | 'busy' | 'onSubmit'> & {
  /** What the second answer sets going. */
  task: Pick<TaskLook, 'state' | 'error'>
  onSubmit: () => void
}

/** A question with two answers, and what became of the second one below its fields. */
export function DeskFormDialog({ task, onSubmit, children, ...dialog }: DeskFormDialogProps) {
  const failureText = useFailureText()
  return (
    <FormDialog {...dialog} busy={task.state === 'busy'} className="desk-form" onSubmit={() => onSubmit()}>
      {children}
      <div role="alert">{task.error && <Notice tone="danger">{failureText(task.error)}</Notice>}</div>
    </FormDialog>
  )
}
