import { Notice } from '#ui/notice.tsx'
import { FormDialog, type FormDialogProps } from '#web/shell/form-dialog.tsx'

type DeskFormDialogProps = Omit<FormDialogProps, 'className' | 'cross' | 'disabled' | 'onSubmit'> & {
  /** What went wrong, in words. */
  failure: string | undefined
  onSubmit: () => void
}

/** A question with two answers, and what became of the second one below its fields. */
export function DeskFormDialog({ failure, onSubmit, children, ...dialog }: DeskFormDialogProps) {
  return (
    <FormDialog {...dialog} className="desk-form" onSubmit={() => onSubmit()}>
      {children}
      <div role="alert">{failure && <Notice tone="danger">{failure}</Notice>}</div>
    </FormDialog>
  )
}
