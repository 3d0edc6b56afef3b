import { type FormEvent, type ReactNode, useId, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { Notice } from '#ui/notice.tsx'
import { TextField } from '#ui/text-field.tsx'
import { useToast } from '#ui/toast.tsx'
import { useApi } from '#web/api-client.ts'
import { randomKey } from '#web/random-key.ts'
import { recordIn } from './use-answer.ts'

/** A call to the server that a cashier is asked about first. */
export type Question<Answer> = {
  title: string
  text?: ReactNode
  yes: string
  /** Asks for words as well; they travel under this name. */
  reason?: { name: string; label: string; hint?: string; needed: string }
  path: string
  body?: Readonly<Record<string, unknown>>
  /** Said when a colleague was faster. */
  closed?: string
  done: (answer: Answer) => string
  /** What could not be done although the rest was: read here, because a passing message could be missed. */
  undone?: (answer: Answer) => Told | undefined
}

type Told = { title: string; text: ReactNode }

type AskDialogProps<Answer> = {
  question: Question<Answer>
  onClose: () => void
  /** Also when somebody else was faster: what is in sight is no longer true. */
  onDone: () => void
}

export function AskDialog<Answer extends object>({ question, onClose, onDone }: AskDialogProps<Answer>) {
  const t = useTranslations('cod.desk')
  const say = useTranslations('common')
  const api = useApi()
  const toast = useToast()
  const form = useId()
  const key = useRef(randomKey())
  const [words, setWords] = useState('')
  const [tried, setTried] = useState(false)
  const [failure, setFailure] = useState<string>()
  const [told, setTold] = useState<Told>()
  const [busy, setBusy] = useState(false)
  const { title, text, yes, reason, path, body, closed, done, undone } = question
  async function submit(event: FormEvent) {
    event.preventDefault()
    setTried(true)
    if (busy || (reason && words.trim() === '')) return
    setBusy(true)
    const answer = await api.request(path, {
      method: 'POST',
      body: { ...body, ...(reason && { [reason.name]: words.trim() }) },
      idempotencyKey: key.current,
      read: recordIn<Answer>,
    })
    setBusy(false)
    if (!answer.ok) {
      // What was refused is asked anew under a key of its own.
      if (answer.error.status !== undefined) key.current = randomKey()
      const faster = answer.error.code === 'payout_closed' ? closed : undefined
      return setFailure(faster ?? answer.error.message ?? t('failed'))
    }
    const left = undone?.(answer.value)
    if (left) return setTold(left)
    toast({ text: done(answer.value), tone: 'ok' })
    onDone()
  }
  if (told)
    return (
      // A dialog of its own: opened anew it takes the focus, and its title is spoken.
      <Dialog
        key="told"
        open
        onClose={onDone}
        title={told.title}
        actions={<Button onClick={onDone}>{say('close')}</Button>}
      >
        {told.text}
      </Dialog>
    )
  const leave = failure ? onDone : onClose
  const actions = (
    <>
      <Button look="second" disabled={busy} onClick={leave}>
        {t('no')}
      </Button>
      <Button type="submit" form={form} busy={busy}>
        {yes}
      </Button>
    </>
  )
  return (
    // While money moves nobody leaves: what could not be done would be told to no one.
    <Dialog open mustAnswer={busy} onClose={leave} title={title} actions={actions}>
      <form id={form} className="desk-form" noValidate onSubmit={submit}>
        {text}
        {reason && (
          <TextField
            label={reason.label}
            hint={reason.hint}
            value={words}
            maxLength={300}
            error={tried && words.trim() === '' ? reason.needed : undefined}
            onChange={(event) => setWords(event.target.value)}
          />
        )}
        <div role="alert">{failure && <Notice tone="danger">{failure}</Notice>}</div>
      </form>
    </Dialog>
  )
}
