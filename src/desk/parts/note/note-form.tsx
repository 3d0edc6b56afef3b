import './note-form.css'
import { type FormEvent, useState } from 'react'
import { useFailureText } from '#client/failure-text.ts'
import type { TaskLook } from '#client/use-task.ts'
import { Button } from '#ui/button.tsx'
import { TextArea } from '#ui/fields/text-area.tsx'
import { sendOnEnter } from '../keys/send-on-enter.ts'

type NoteFormProps = {
  label: string
  hint: string
  add: string
  maxLength: number
  task: TaskLook
  /** True when it is written: the field is empty for the next one then. */
  onWrite: (text: string) => Promise<boolean>
}

/** What colleagues tell each other; whoever it is about never sees it. */
export function NoteForm({ label, hint, add, maxLength, task, onWrite }: NoteFormProps) {
  const failureText = useFailureText()
  const [text, setText] = useState('')
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (text.trim() === '') return
    if (await onWrite(text.trim())) setText('')
  }
  return (
    <form className="note-form" noValidate onSubmit={(event) => void submit(event)}>
      <TextArea
        label={label}
        hint={hint}
        rows={2}
        value={text}
        maxLength={maxLength}
        error={task.error && failureText(task.error)}
        onChange={(event) => setText(event.target.value)}
        onKeyDown={sendOnEnter}
      />
      <Button type="submit" look="second" small busy={task.state === 'busy'}>
        {add}
      </Button>
    </form>
  )
}
