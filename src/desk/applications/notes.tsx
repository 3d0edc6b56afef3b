import { useTranslations } from 'use-intl'
import { useLocale } from '#client/surroundings.ts'
import { useTask } from '#client/use-task.ts'
import { applicationCalls } from '#modules/content/applications/applications.calls.ts'
import type { DeskApplication } from '#modules/content/applications/applications.contract.ts'
import { longestApplicationNote } from '#modules/content/domain/application-stages.ts'
import { formatter } from '#platform/i18n/format.ts'
import { NoteForm } from '../parts/note/note-form.tsx'

type NotesProps = { application: DeskApplication; onChanged: (next: DeskApplication) => void }

/** What colleagues tell each other; whoever applied never sees it. */
export function Notes({ application, onChanged }: NotesProps) {
  const t = useTranslations('deskApplications.notes')
  const format = formatter(useLocale())
  const task = useTask(applicationCalls.noteApplication)
  const write = async (text: string) => {
    const answer = await task.run({ params: { id: application.id }, body: { text } })
    if (answer.ok) onChanged(answer.value)
    return answer.ok
  }
  return (
    <>
      <h3 className="desk-details__subtitle">{t('title')}</h3>
      <ul className="application-notes" aria-live="polite">
        {application.notes.map(({ text, by, at }) => (
          <li key={`${at} ${text}`}>
            <p>{text}</p>
            <p className="muted">
              {by === null ? '' : `${by}, `}
              {format.dateTime(Date.parse(at))}
            </p>
          </li>
        ))}
      </ul>
      <NoteForm
        label={t('new')}
        hint={t('hint')}
        add={t('add')}
        maxLength={longestApplicationNote}
        task={task}
        onWrite={write}
      />
    </>
  )
}
