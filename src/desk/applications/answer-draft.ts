import { noonOf } from '#kernel/tashkent.ts'
import type { applicationCalls } from '#modules/content/applications/applications.calls.ts'
import type { applicationTexts } from '#modules/content/domain/application-answers.ts'
import type { InputOf } from '#platform/calls/address.ts'
import { formatter } from '#platform/i18n/format.ts'
import type { Locale } from '#platform/i18n/locales.ts'

type ApplicationText = (typeof applicationTexts)[number]

/** An answer while it is being written. */
export type AnswerDraft = {
  channel: 'sms' | 'email'
  template: ApplicationText | undefined
  day: string
  time: string
  subject: string
  text: string
}

export const emptyAnswer: AnswerDraft = {
  channel: 'sms',
  template: undefined,
  day: '',
  time: '',
  subject: '',
  text: '',
}

/** The message that names each approved text at the desk. */
export const textNames = {
  not_reached: 'deskApplications.texts.notReached',
  interview: 'deskApplications.texts.interview',
  hired: 'deskApplications.texts.hired',
  not_this_time: 'deskApplications.texts.notThisTime',
} as const satisfies Record<ApplicationText, string>

/** Somebody who is asked to come has to know when. */
export const needsMoment = (template: ApplicationText | undefined) => template === 'interview'

/** What has still to be filled in. */
export function answerFaults(draft: AnswerDraft): ReadonlySet<keyof AnswerDraft> {
  const { channel, template } = draft
  const needed: (keyof AnswerDraft)[] =
    channel === 'email' ? ['subject', 'text'] : needsMoment(template) ? ['day', 'time'] : ['template']
  return new Set(needed.filter((field) => (draft[field] ?? '').trim() === ''))
}

type Body = InputOf<typeof applicationCalls.answerApplicant>['body']

/** As it is sent; undefined while something is missing. */
export function answerOf(draft: AnswerDraft): Body | undefined {
  if (answerFaults(draft).size > 0) return undefined
  const { channel, template, day, time, subject, text } = draft
  if (channel === 'email') return { channel, words: { subject: subject.trim(), text: text.trim() } }
  if (!template) return undefined
  if (template === 'interview') return { channel, words: { template, values: { day, time } } }
  return { channel, words: { template } }
}

const unknown = '…'

/** The text as a phone will show it: the day in the words of its language. */
export function asItArrives(text: string, { day, time }: AnswerDraft, language: Locale): string {
  const date = day === '' ? unknown : formatter(language).date(noonOf(day))
  return text.replaceAll('{date}', date).replaceAll('{time}', time || unknown)
}
