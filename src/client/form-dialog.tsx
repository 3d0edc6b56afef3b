import { type FormEvent, type ReactNode, useId } from 'react'
import { useTranslations } from 'use-intl'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/float/dialog.tsx'

export type FormDialogProps = {
  open?: boolean | undefined
  title: string
  /** The words of the two buttons: one leaves everything as it is, the other sends. */
  no: string
  yes: string
  look?: 'main' | 'danger' | undefined
  busy: boolean
  disabled?: boolean | undefined
  place?: 'middle' | 'side' | undefined
  /** With a cross, beside the button that leaves. */
  cross?: boolean | undefined
  className: string
  onClose: () => void
  onSubmit: (form: HTMLFormElement) => void
  children: ReactNode
}

/** A form in a dialog, whose buttons stay in sight while its fields scroll. */
export function FormDialog(props: FormDialogProps) {
  const { open = true, title, no, yes, look, busy, disabled, place, cross = false, className } = props
  const t = useTranslations('common')
  const id = useId()
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const unread = event.currentTarget.querySelector<HTMLElement>('[data-unread]')
    if (unread) return unread.focus()
    props.onSubmit(event.currentTarget)
  }
  const actions = (
    <>
      <Button look="second" onClick={props.onClose}>
        {no}
      </Button>
      <Button type="submit" form={id} look={look} disabled={disabled} busy={busy}>
        {yes}
      </Button>
    </>
  )
  return (
    <Dialog
      open={open}
      onClose={props.onClose}
      title={title}
      closeLabel={cross ? t('close') : undefined}
      place={place}
      actions={actions}
    >
      <form id={id} className={className} onSubmit={submit} noValidate>
        {props.children}
      </form>
    </Dialog>
  )
}
