import type { Db } from '#platform/db/database.ts'
import { sql } from '#platform/db/sql.ts'
import type { AnswerAbout, AnswerChannel, AnswerFault, AnswerState, AnswerWords } from '../domain/answers.ts'
import type { LeadLanguage } from '../domain/lead-kinds.ts'

export type NewAnswer = Readonly<{
  about: AnswerAbout
  id: number
  channel: AnswerChannel
  to: Readonly<{ phone: string; email: string | null; language: LeadLanguage }>
  words: AnswerWords
}>

export async function insertAnswer(
  tx: Db,
  { about, id, channel, to, words }: NewAnswer,
  { by, at }: { by: number; at: Date },
): Promise<number> {
  const row = await tx.one<{ id: number }>(sql`
    insert into answer (about, about_id, channel, phone, email, locale, words, by_person, created_at)
    values (${about}, ${id}, ${channel}, ${to.phone}, ${to.email}, ${to.language}, ${JSON.stringify(words)}::jsonb,
            ${by}, ${at})
    returning id`)
  return row.id
}

export type AnswerRow = {
  id: number
  about: AnswerAbout
  aboutId: number
  channel: AnswerChannel
  phone: string
  email: string | null
  locale: LeadLanguage
  words: AnswerWords
  said: string | null
  state: AnswerState
  why: AnswerFault | null
  by: string
  createdAt: Date
}

const row = sql`
  select answer.id, about, about_id as "aboutId", channel, phone, email, locale, words, said, state, why,
         person_name.full_name as "by", created_at as "createdAt"
  from answer join person_name on person_name.id = by_person`

/** Oldest first. */
export function findAnswers(db: Db, about: AnswerAbout, ids: readonly number[]): Promise<AnswerRow[]> {
  return db.many<AnswerRow>(sql`
    ${row} where about = ${about} and about_id = any(${ids}) order by answer.id`)
}

export function findAnswer(db: Db, id: number): Promise<AnswerRow | undefined> {
  return db.maybe<AnswerRow>(sql`${row} where answer.id = ${id}`)
}

/** What has failed stays failed: a report that it arrived after all is not waited for. */
export async function saveSent(tx: Db, id: number, said: string, at: Date): Promise<void> {
  await tx.run(sql`
    update answer set state = 'sent', said = ${said}, settled_at = ${at} where id = ${id} and state = 'waiting'`)
}

export async function saveFailed(tx: Db, id: number, why: AnswerFault, at: Date): Promise<void> {
  await tx.run(sql`
    update answer set state = 'failed', why = ${why}, settled_at = ${at} where id = ${id} and state <> 'failed'`)
}

export async function deleteAnswers(tx: Db, about: AnswerAbout, ids: readonly number[]): Promise<void> {
  await tx.run(sql`delete from answer where about = ${about} and about_id = any(${ids})`)
}
