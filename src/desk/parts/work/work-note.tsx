import './work.css'
import { type FormEvent, useState } from 'react'
import { useTranslations } from 'use-intl'
import { useFailureText } from '#client/failure-text.ts'
import { useTask } from '#client/use-task.ts'
import { worklistCalls } from '#modules/worklist/worklist.calls.ts'
import type { WorkDetail } from '#modules/worklist/worklist.contract.ts'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'

/** One line for colleagues; Enter writes it. */
export function WorkNote({ work, onWritten }: { work: string; onWritten: (work: WorkDetail) => void }) {
  const t = useTranslations('deskHome.details')
  const failureText = useFailureText()
  const task = useTask(worklistCalls.noteWork)
  const [text, setText] = useState('')
  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault()
    if (text.trim() === '') return
    const done = await task.run({ params: { key: work }, body: { text: text.trim() } })
    if (!done.ok) return
    setText('')
    onWritten(done.value)
  }
  return (
    <form className="work-note" onSubmit={(event) => void submit(event)}>
      <label className="desk-search work-note__field">
        <Icon name="edit" size="small" />
        <span className="spoken">{t('note')}</span>
        <input
          className="desk-search__input"
          placeholder={t('note')}
          maxLength={500}
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
      </label>
      {text.trim() !== '' && (
        <Button type="submit" look="second" small busy={task.state === 'busy'}>
          {t('write')}
        </Button>
      )}
      <div role="alert">{task.error && <p className="work-note__fault">{failureText(task.error)}</p>}</div>
    </form>
  )
}
