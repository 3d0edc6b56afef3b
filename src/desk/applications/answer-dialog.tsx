import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { useTask } from '#client/use-task.ts'
import { tashkentDay } from '#kernel/tashkent.ts'
import { applicationCalls } from '#modules/content/applications/applications.calls.ts'
import type { DeskApplication } from '#modules/content/applications/applications.contract.ts'
import { RadioCards } from '#ui/fields/radio-cards.tsx'
import { Segmented } from '#ui/fields/segmented.tsx'
import { TextArea } from '#ui/fields/text-area.tsx'
import { TextField } from '#ui/fields/text-field.tsx'
import { useToast } from '#ui/float/toast.tsx'
import { DayField } from '../parts/days/day-field.tsx'
import { HourField } from '../parts/days/hour-field.tsx'
import { DeskFormDialog } from '../parts/desk-form-dialog.tsx'
import { htmlLangs } from '../parts/texts/edited-texts.ts'
import {
  type AnswerDraft,
  answerFaults,
  answerOf,
  asItArrives,
  emptyAnswer,
  needsMoment,
  textNames,
} from './answer-draft.ts'
import { languageNames } from './application-names.ts'

type AnswerDialogProps = {
  application: DeskApplication
  onClose: () => void
  onDone: (next: DeskApplication) => void
}

/** By SMS one of the approved texts, by e-mail own words; both in the language of the page they applied on. */
export function AnswerDialog({ application, onClose, onDone }: AnswerDialogProps) {
  const t = useTranslations()
  const [draft, setDraft] = useState<AnswerDraft>(emptyAnswer)
  const [tried, setTried] = useState(false)
  const task = useTask(applicationCalls.answerApplicant)
  const toast = useToast()
  const faults = answerFaults(draft)
  const change = (part: Partial<AnswerDraft>) => setDraft((before) => ({ ...before, ...part }))
  const submit = async () => {
    setTried(true)
    const body = answerOf(draft)
    if (!body) return
    const answer = await task.run({ params: { id: application.id }, body })
    if (!answer.ok) return
    toast({ text: t('deskApplications.answer.done', { name: application.full_name }), tone: 'ok' })
    onDone(answer.value)
  }
  const part = { application, draft, change, fault: (field: keyof AnswerDraft) => tried && faults.has(field) }
  return (
    <DeskFormDialog
      title={t('deskApplications.answer.title', { name: application.full_name })}
      no={t('deskApplications.answer.no')}
      yes={t('deskApplications.answer.yes')}
      // What they wrote stays in sight.
      place="side"
      task={task}
      onClose={onClose}
      onSubmit={() => void submit()}
    >
      <Segmented
        label={t('deskApplications.answer.way')}
        hint={application.email === null ? t('deskApplications.answer.noEmail') : undefined}
        options={[
          { value: 'sms', label: t('deskApplications.answers.sms') },
          {
            value: 'email',
            label: t('deskApplications.answers.email'),
            disabled: application.email === null,
          },
        ]}
        value={draft.channel}
        onChange={(channel) => change({ channel })}
      />
      {draft.channel === 'sms' ? <SmsPart {...part} /> : <LetterPart {...part} />}
    </DeskFormDialog>
  )
}

type PartProps = {
  application: DeskApplication
  draft: AnswerDraft
  change: (part: Partial<AnswerDraft>) => void
  fault: (field: keyof AnswerDraft) => boolean
}

function SmsPart({ application, draft, change, fault }: PartProps) {
  const t = useTranslations()
  const [today] = useState(() => tashkentDay(new Date()))
  const { language, sms_texts: texts } = application
  const chosen = texts.find(({ template }) => template === draft.template)
  return (
    <>
      <RadioCards
        label={t('deskApplications.answer.what')}
        cards={texts.map(({ template }) => ({ value: template, label: t(textNames[template]) }))}
        value={draft.template}
        error={fault('template') ? t('deskApplications.answer.choose') : undefined}
        onChange={(template) => change({ template })}
      />
      {needsMoment(draft.template) && (
        <div className="application-moment">
          <DayField
            label={t('deskApplications.answer.day')}
            min={today}
            value={draft.day}
            error={fault('day') ? t('deskApplications.answer.dayNeeded') : undefined}
            onChange={(day) => change({ day })}
          />
          <HourField
            label={t('deskApplications.answer.time')}
            value={draft.time}
            error={fault('time') ? t('deskApplications.answer.timeNeeded') : undefined}
            onChange={(time) => change({ time })}
          />
        </div>
      )}
      {chosen && (
        <figure className="application-preview">
          <figcaption>{t('deskApplications.answer.preview')}</figcaption>
          <p lang={htmlLangs[language]}>{asItArrives(chosen.text, draft, language)}</p>
        </figure>
      )}
    </>
  )
}

const longestSubject = 150
const longestLetter = 4000

function LetterPart({ application, draft, change, fault }: PartProps) {
  const t = useTranslations()
  const { language } = application
  return (
    <>
      <TextField
        label={t('deskApplications.answer.subject')}
        hint={t('deskApplications.answer.inLanguage', { language: t(languageNames[language]) })}
        lang={htmlLangs[language]}
        value={draft.subject}
        maxLength={longestSubject}
        error={fault('subject') ? t('deskApplications.answer.subjectNeeded') : undefined}
        onChange={({ target }) => change({ subject: target.value })}
      />
      <TextArea
        label={t('deskApplications.answer.text')}
        rows={8}
        lang={htmlLangs[language]}
        value={draft.text}
        maxLength={longestLetter}
        error={fault('text') ? t('deskApplications.answer.textNeeded') : undefined}
        onChange={({ target }) => change({ text: target.value })}
      />
    </>
  )
}
