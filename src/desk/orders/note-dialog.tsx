import { type FormEvent, useId, useState } from 'react'
import { useTranslations } from 'use-intl'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { Notice } from '#ui/notice.tsx'
import { TextArea } from '#ui/text-area.tsx'

type NoteDialogProps = {
  open: boolean
  title: string
  label: string
  yes: string
  /** Without words it is not done. */
  required?: boolean
  danger?: boolean
  onClose: () => void
  /** Answers with what went wrong, in words. */
  onSubmit: (note: string) => Promise<string | undefined>
}

export const longestNote = 500

/** A question that is answered with a few words. */
export function NoteDialog(props: NoteDialogProps) {
  const { open, title, onClose, yes, danger } = props
  const t = useTranslations('deskOrders.dialog')
  const [busy, setBusy] = useState(false)
  const form = useId()
  const actions = (
    <>
      <Button look="second" onClick={onClose}>
        {t('no')}
      </Button>
      <Button type="submit" form={form} look={danger ? 'danger' : 'main'} busy={busy}>
        {yes}
      </Button>
    </>
  )
  return (
    <Dialog open={open} onClose={onClose} title={title} actions={actions}>
      <NoteForm {...props} form={form} busy={busy} onBusy={setBusy} />
    </Dialog>
  )
}

type NoteFormProps = NoteDialogProps & { form: string; busy: boolean; onBusy: (busy: boolean) => void }

function NoteForm({ form, label, required, onSubmit, busy, onBusy }: NoteFormProps) {
  const t = useTranslations('deskOrders.dialog')
  const [note, setNote] = useState('')
  const [missing, setMissing] = useState(false)
  const [failure, setFailure] = useState<string>()
  async function submit(event: FormEvent) {
    event.preventDefault()
    if (busy) return
    if (required && note.trim() === '') return setMissing(true)
    onBusy(true)
    setFailure(await onSubmit(note.trim()))
    onBusy(false)
  }
  return (
    <form id={form} className="desk-form" noValidate onSubmit={submit}>
      <TextArea
        label={label}
        optional={required ? undefined : t('optional')}
        value={note}
        maxLength={longestNote}
        error={missing && note.trim() === '' ? t('required') : undefined}
        onChange={(event) => setNote(event.target.value)}
        // Enter sends, as on the phone; Shift and Enter begin a line.
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || event.shiftKey) return
          event.preventDefault()
          event.currentTarget.form?.requestSubmit()
        }}
      />
      {failure && (
        <div role="alert">
          <Notice tone="danger">{failure}</Notice>
        </div>
      )}
    </form>
  )
}
