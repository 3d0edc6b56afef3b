import { type FormEvent, useState } from 'react'
import { useTranslations } from 'use-intl'
import { useFailureText } from '#client/failure-text.ts'
import { useLocale } from '#client/surroundings.ts'
import { useTask } from '#client/use-task.ts'
import { applicationCalls } from '#modules/content/applications/applications.calls.ts'
import type { DeskApplication } from '#modules/content/applications/applications.contract.ts'
import { longestApplicationNote } from '#modules/content/domain/application-stages.ts'
import { formatter } from '#platform/i18n/format.ts'
import { Button } from '#ui/button.tsx'
import { TextArea } from '#ui/fields/text-area.tsx'
import { sendOnEnter } from '../parts/send-on-enter.ts'

type NotesProps = { application: DeskApplication; onChanged: (next: DeskApplication) => void }

/** What colleagues tell each other; whoever applied never sees it. */
export function Notes({ application, onChanged }: NotesProps) {
  const t = useTranslations('deskApplications.notes')
  const format = formatter(useLocale())
  const failureText = useFailureText()
  const task = useTask(applicationCalls.noteApplication)
  const [text, setText] = useState('')
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (text.trim() === '') return
    const answer = await task.run({ params: { id: application.id }, body: { text: text.trim() } })
    if (!answer.ok) return
    setText('')
    onChanged(answer.value)
  }
  return (
    <>
      <h3 className="desk-details__subtitle">{t('title')}</h3>
      <ul className="application-notes" aria-live="polite">
        {application.notes.map(({ text: words, by, at }) => (
          <li key={`${at} ${words}`}>
            <p>{words}</p>
            <p className="muted">
              {by === null ? '' : `${by}, `}
              {format.dateTime(Date.parse(at), 'short')}
            </p>
          </li>
        ))}
      </ul>
      <form className="application-note" noValidate onSubmit={(event) => void submit(event)}>
        <TextArea
          label={t('new')}
          hint={t('hint')}
          rows={2}
          value={text}
          maxLength={longestApplicationNote}
          error={task.error && failureText(task.error)}
          onChange={(event) => setText(event.target.value)}
          onKeyDown={sendOnEnter}
        />
        <Button type="submit" look="second" small busy={task.state === 'busy'}>
          {t('add')}
        </Button>
      </form>
    </>
  )
}
