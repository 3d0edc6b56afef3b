import { assert } from '#kernel/assert.ts'
import { brand } from '#kernel/brand.ts'
import type { Db } from '#platform/db/database.ts'
import { formatter } from '#platform/i18n/format.ts'
import type { Locale } from '#platform/i18n/locales.ts'
import type { Catalogs } from '#platform/i18n/translator.ts'
import { emit } from '#platform/jobs/outbox.ts'
import {
  type AnswerAbout,
  type AnswerFault,
  type AnswerWords,
  answerTexts,
  type SmsWords,
} from '../domain/answers.ts'
import type { AnswerView } from './answers.contract.ts'
import { answerWritten } from './answers.events.ts'
import {
  type AnswerRow,
  deleteAnswers,
  findAnswer,
  findAnswers,
  insertAnswer,
  type NewAnswer,
  saveFailed,
  saveSent,
} from './answers.repo.ts'

/** Goes out if and only if the transaction commits; what becomes of it is read with `answersOf`. */
export async function sendAnswer(tx: Db, answer: NewAnswer, by: number, now: Date): Promise<string> {
  assert('template' in answer.words === (answer.channel === 'sms'), 'an SMS has a registered text')
  const answerId = await insertAnswer(tx, answer, { by, at: now })
  await emit(tx, answerWritten, `answer:${answerId}`, { answerId })
  return String(answerId)
}

/** What was said about each of them, oldest first. */
export async function answersOf(
  { db, translateIn }: { db: Db; translateIn: Catalogs['translate'] },
  about: AnswerAbout,
  ids: readonly number[],
): Promise<ReadonlyMap<number, AnswerView[]>> {
  const rows = ids.length === 0 ? [] : await findAnswers(db, about, ids)
  const views = new Map<number, AnswerView[]>(ids.map((id) => [id, []]))
  for (const row of rows) views.get(row.aboutId)?.push(viewOf(row, translateIn))
  return views
}

function viewOf(row: AnswerRow, translate: Catalogs['translate']): AnswerView {
  const { words } = row
  return {
    id: String(row.id),
    channel: row.channel,
    subject: 'subject' in words ? words.subject : null,
    text: row.said ?? textOf(words, row.locale, translate),
    state: row.state,
    why: row.why,
    at: row.createdAt.toISOString(),
    by: row.by,
  }
}

const textOf = (words: AnswerWords, locale: Locale, translate: Catalogs['translate']) =>
  'template' in words ? translate(locale, answerTexts[words.template], smsValues(words, locale)) : words.text

/** What stands in the text of an SMS, in the language in which it is read. */
export function smsValues({ values }: SmsWords, locale: Locale): Record<string, string> {
  const format = formatter(locale)
  const { day, time } = values
  return {
    phone: format.phone(brand.supportPhones[0]),
    ...(day === undefined ? {} : { date: format.date(new Date(`${day}T12:00:00+05:00`), 'dayMonth') }),
    ...(time === undefined ? {} : { time }),
  }
}

export type AnswerToSend = Omit<AnswerRow, 'by' | 'createdAt' | 'state' | 'why' | 'said'>

/** Undefined when it has left already, or is no more. */
export async function readAnswerToSend(db: Db, id: number): Promise<AnswerToSend | undefined> {
  const answer = await findAnswer(db, id)
  return answer?.state === 'waiting' ? answer : undefined
}

export const answerSent = (tx: Db, id: number, said: string, at: Date): Promise<void> =>
  saveSent(tx, id, said, at)

export const answerFailed = (tx: Db, id: number, why: AnswerFault, at: Date): Promise<void> =>
  saveFailed(tx, id, why, at)

/** They go with what they answer. */
export const forgetAnswers = (tx: Db, about: AnswerAbout, ids: readonly number[]): Promise<void> =>
  deleteAnswers(tx, about, ids)
