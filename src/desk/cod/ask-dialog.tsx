import { type FormEvent, type ReactNode, useId, useState } from 'react'
import { useTranslations } from 'use-intl'
import { useFailureText } from '#client/failure-text.ts'
import { useTask } from '#client/use-task.ts'
import type { AnswerOf, InputOf } from '#platform/calls/address.ts'
import type { Call } from '#platform/calls/call.ts'
import { Button } from '#ui/button.tsx'
import { TextField } from '#ui/fields/text-field.tsx'
import { Dialog } from '#ui/float/dialog.tsx'
import { useToast } from '#ui/float/toast.tsx'
import { Notice } from '#ui/show/notice.tsx'

type Told = { title: string; text: ReactNode }

/** How a question ends. */
export type Ends = {
  onClose: () => void
  /** Also when somebody else was faster: what is in sight is no longer true. */
  onDone: () => void
}

type AskDialogProps<C extends Call> = Ends & {
  title: string
  text?: ReactNode
  yes: string
  /** Asks for words as well. */
  reason?: { label: string; hint?: string; needed: string }
  call: C
  /** What is sent; with the words, where they are asked for. */
  input: (words: string) => InputOf<C>
  /** Said when a colleague was faster. */
  closed?: string
  done: (answer: AnswerOf<C>) => string
  /** What could not be done although the rest was: read here, because a passing message could be missed. */
  undone?: (answer: AnswerOf<C>) => Told | undefined
}

/** A call to the server that a cashier is asked about first. */
export function AskDialog<C extends Call>(props: AskDialogProps<C>) {
  const { title, text, yes, reason, call, input, closed, done, undone, onClose, onDone } = props
  const t = useTranslations('cod.desk')
  const say = useTranslations('common')
  const failureText = useFailureText()
  const toast = useToast()
  const form = useId()
  const task = useTask(call)
  const [words, setWords] = useState('')
  const [tried, setTried] = useState(false)
  const [told, setTold] = useState<Told>()
  const busy = task.state === 'busy'
  const faster = task.error?.code === 'payout_closed' ? closed : undefined
  const failure = task.error && (faster ?? failureText(task.error))
  async function submit(event: FormEvent) {
    event.preventDefault()
    setTried(true)
    if (reason && words.trim() === '') return
    const answer = await task.run(input(words.trim()))
    if (!answer.ok) return
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
