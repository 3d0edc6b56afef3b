import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { useLocale } from '#client/surroundings.ts'
import { useTask } from '#client/use-task.ts'
import { brand } from '#kernel/brand.ts'
import { leadSmsTexts, longestAnswer } from '#modules/content/domain/answers.ts'
import { leadCalls } from '#modules/content/leads/leads.calls.ts'
import type { DeskLead, LeadAnswerRequest } from '#modules/content/leads/leads.contract.ts'
import { formatter } from '#platform/i18n/format.ts'
import { RadioCards } from '#ui/fields/radio-cards.tsx'
import { Segmented } from '#ui/fields/segmented.tsx'
import { TextArea } from '#ui/fields/text-area.tsx'
import { useToast } from '#ui/float/toast.tsx'
import { DeskFormDialog } from '../parts/desk-form-dialog.tsx'
import { fullNameOf, languageNames } from './lead-names.ts'
import type { LeadOutcomes } from './use-lead-change.ts'

type AnswerDialogProps = LeadOutcomes & { lead: DeskLead; onClose: () => void }

type Channel = LeadAnswerRequest['channel']

/** By letter in words of one's own, or by SMS in words that the gateway knows. */
export function AnswerDialog({ lead, onClose, onChanged, onStale }: AnswerDialogProps) {
  const t = useTranslations()
  const toast = useToast()
  const [channel, setChannel] = useState<Channel>(lead.email === null ? 'sms' : 'email')
  const [text, setText] = useState('')
  const [template, setTemplate] = useState<(typeof leadSmsTexts)[number]>('not_reached')
  const [tried, setTried] = useState(false)
  const task = useTask(leadCalls.answerLead)
  const name = fullNameOf(lead)
  const submit = async () => {
    setTried(true)
    if (channel === 'email' && text.trim() === '') return
    const body = channel === 'email' ? ({ channel, text } as const) : ({ channel, template } as const)
    const answer = await task.run({ params: { id: lead.id }, body })
    if (answer.ok) {
      toast({ text: t('deskInbox.answer.done', { name }), tone: 'ok' })
      onChanged(answer.value)
    } else if (answer.error.status === 409) onStale()
  }
  return (
    <DeskFormDialog
      title={t('deskInbox.answer.title', { name })}
      no={t('deskInbox.answer.no')}
      yes={t('deskInbox.answer.yes')}
      // What was written stays in sight.
      place="side"
      task={task}
      onClose={onClose}
      onSubmit={() => void submit()}
    >
      {lead.email === null ? (
        <p className="muted">{t('deskInbox.answer.noEmail')}</p>
      ) : (
        <Segmented
          label={t('deskInbox.answer.channel')}
          options={[
            { value: 'email', label: t('deskInbox.answers.email') },
            { value: 'sms', label: t('deskInbox.answers.sms') },
          ]}
          value={channel}
          onChange={setChannel}
        />
      )}
      {channel === 'email' ? (
        <Letter lead={lead} text={text} wrong={tried && text.trim() === ''} onChange={setText} />
      ) : (
        <SmsTexts lead={lead} value={template} onChange={setTemplate} />
      )}
    </DeskFormDialog>
  )
}

type LetterProps = { lead: DeskLead; text: string; wrong: boolean; onChange: (text: string) => void }

function Letter({ lead, text, wrong, onChange }: LetterProps) {
  const t = useTranslations('deskInbox.answer')
  const language = useLanguageOf(lead)
  return (
    <>
      <TextArea
        label={t('text')}
        hint={t('textHint', { email: lead.email ?? '', language })}
        value={text}
        rows={8}
        maxLength={longestAnswer}
        error={wrong ? t('required') : undefined}
        onChange={(event) => onChange(event.target.value)}
      />
      {lead.message !== null && (
        <figure className="answer-quote">
          <figcaption className="muted">{t('quoted')}</figcaption>
          <blockquote>{lead.message}</blockquote>
        </figure>
      )}
    </>
  )
}

const textNames = {
  not_reached: { name: 'deskInbox.answer.notReached', words: 'deskInbox.answer.notReachedWords' },
  call_us: { name: 'deskInbox.answer.callUs', words: 'deskInbox.answer.callUsWords' },
} as const satisfies Record<(typeof leadSmsTexts)[number], unknown>

type SmsTextsProps = {
  lead: DeskLead
  value: (typeof leadSmsTexts)[number]
  onChange: (value: (typeof leadSmsTexts)[number]) => void
}

function SmsTexts({ lead, value, onChange }: SmsTextsProps) {
  const t = useTranslations()
  const phone = formatter(useLocale()).phone(brand.supportPhones[0])
  const language = useLanguageOf(lead)
  return (
    <RadioCards
      label={t('deskInbox.answer.sms')}
      hint={t('deskInbox.answer.smsHint', { language })}
      cards={leadSmsTexts.map((one) => ({
        value: one,
        label: t(textNames[one].name),
        note: t(textNames[one].words, { phone }),
      }))}
      value={value}
      onChange={onChange}
    />
  )
}

function useLanguageOf({ language }: DeskLead): string {
  const t = useTranslations()
  return t(languageNames[language ?? 'uz'])
}
