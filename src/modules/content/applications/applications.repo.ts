import type { Db } from '#platform/db/database.ts'
import { sql } from '#platform/db/sql.ts'
import type { ApplicationStage } from '../domain/application-stages.ts'
import type { LeadLanguage } from '../domain/lead-kinds.ts'
import { type LeadCounts, leadWindowMs } from '../domain/lead-limits.ts'
import type { Texts } from '../domain/texts.ts'

/** Applications are counted and added one after the other, whichever process they come to. */
export async function lockApplications(tx: Db): Promise<void> {
  await tx.run(sql`select pg_advisory_xact_lock(hashtextextended('content applications', 0))`)
}

export async function countApplications(db: Db, network: string, now: Date): Promise<LeadCounts> {
  const since = new Date(now.getTime() - leadWindowMs)
  const row = await db.one<{
    network: number
    networkSince: Date | null
    total: number
    since: Date | null
  }>(sql`
    select count(*) filter (where network = ${network})::int as network,
           min(created_at) filter (where network = ${network}) as "networkSince",
           count(*)::int as total, min(created_at) as since
    from application where created_at > ${since}`)
  return {
    network: { count: row.network, since: row.networkSince },
    total: { count: row.total, since: row.since },
  }
}

export async function hasApplied(tx: Db, vacancyId: number, phone: string): Promise<boolean> {
  const found = await tx.maybe(sql`
    select id from application where vacancy_id = ${vacancyId} and phone = ${phone}`)
  return found !== undefined
}

export async function nextApplicationId(tx: Db): Promise<number> {
  const { id } = await tx.one<{ id: number }>(sql`
    select nextval(pg_get_serial_sequence('application', 'id')) as id`)
  return id
}

export type Paper = { id: string; name: string; type: string; bytes: number }

export type NewApplication = {
  id: number
  vacancyId: number
  fullName: string
  phone: string
  email: string | undefined
  about: string | undefined
  locale: LeadLanguage
  cv: Paper | undefined
  network: string
  at: Date
}

/** A second one of the same phone is refused by the table, whatever was looked at before. */
export async function insertApplication(tx: Db, application: NewApplication): Promise<void> {
  const { cv, at } = application
  await tx.run(sql`
    insert into application (id, vacancy_id, full_name, phone, email, about, locale, cv_id, cv_name, cv_type, cv_bytes,
                             network, stage_at, created_at)
    overriding system value
    values (${application.id}, ${application.vacancyId}, ${application.fullName}, ${application.phone},
            ${application.email}, ${application.about}, ${application.locale}, ${cv?.id}, ${cv?.name}, ${cv?.type},
            ${cv?.bytes}, ${application.network}, ${at}, ${at})`)
  await insertStep(tx, application.id, 'new', { by: null, at })
}

export type ApplicationRow = {
  id: number
  vacancyId: number
  title: Texts
  fullName: string
  phone: string
  email: string | null
  about: string | null
  locale: LeadLanguage
  stage: ApplicationStage
  stageAt: Date
  createdAt: Date
  cvId: string | null
  cvName: string | null
  cvType: string | null
  cvBytes: number | null
  notes: number
}

const row = sql`
  select application.id, vacancy_id as "vacancyId", words -> 'title' as title, full_name as "fullName", phone, email,
         about, locale, stage, stage_at as "stageAt", created_at as "createdAt", cv_id as "cvId", cv_name as "cvName",
         cv_type as "cvType", cv_bytes as "cvBytes",
         (select count(*)::integer from application_note where application_id = application.id) as notes
  from application join vacancy on vacancy.id = vacancy_id
  `

type Sought = {
  vacancy: number | undefined
  stage: ApplicationStage | undefined
  before: number | undefined
  /** Older ones only wait for the sweep. */
  since: Date
}

export function findApplications(
  db: Db,
  { vacancy, stage, before, since }: Sought,
  limit: number,
): Promise<ApplicationRow[]> {
  return db.many<ApplicationRow>(sql`
    ${row}
    where created_at > ${since}
      and (${vacancy}::bigint is null or vacancy_id = ${vacancy})
      and (${stage}::text is null or stage = ${stage})
      and (${before}::bigint is null or application.id < ${before})
    order by application.id desc limit ${limit}`)
}

export function findApplication(db: Db, id: number, since: Date): Promise<ApplicationRow | undefined> {
  return db.maybe<ApplicationRow>(sql`${row} where application.id = ${id} and created_at > ${since}`)
}

export function lockApplication(
  tx: Db,
  id: number,
  since: Date,
): Promise<{ stage: ApplicationStage; cvId: string | null } | undefined> {
  return tx.maybe(sql`
    select stage, cv_id as "cvId" from application where id = ${id} and created_at > ${since} for update`)
}

type By = { by: number | null; at: Date }

async function insertStep(tx: Db, id: number, stage: ApplicationStage, { by, at }: By): Promise<void> {
  await tx.run(sql`
    insert into application_step (application_id, stage, moved_by, moved_at) values (${id}, ${stage}, ${by}, ${at})`)
}

export async function saveStage(tx: Db, id: number, stage: ApplicationStage, { by, at }: By): Promise<void> {
  await tx.run(sql`update application set stage = ${stage}, stage_at = ${at} where id = ${id}`)
  await insertStep(tx, id, stage, { by, at })
}

export async function insertNote(tx: Db, id: number, words: string, { by, at }: By): Promise<void> {
  await tx.run(sql`
    insert into application_note (application_id, words, written_by, written_at)
    values (${id}, ${words}, ${by}, ${at})`)
}

export type Note = { words: string; by: string | null; at: Date }

export function findNotes(db: Db, id: number): Promise<Note[]> {
  return db.many<Note>(sql`
    select words, writer.full_name as by, written_at as at
    from application_note left join person_name writer on writer.id = written_by
    where application_id = ${id} order by application_note.id`)
}

export type Step = { stage: ApplicationStage; by: string | null; personId: number | null; at: Date }

export function findSteps(db: Db, id: number): Promise<Step[]> {
  return db.many<Step>(sql`
    select stage, mover.full_name as by, moved_by as "personId", moved_at as at
    from application_step left join person_name mover on mover.id = moved_by
    where application_id = ${id} order by application_step.id`)
}

/** Notes and the way go with it. */
export async function removeApplications(tx: Db, ids: readonly number[]): Promise<void> {
  await tx.run(sql`delete from application where id = any(${ids})`)
}

export function lockOldApplications(
  tx: Db,
  olderThan: Date,
  limit: number,
): Promise<{ id: number; cvId: string | null }[]> {
  return tx.many(sql`
    select id, cv_id as "cvId" from application where created_at <= ${olderThan}
    order by id limit ${limit} for update skip locked`)
}
