import { assert } from '#kernel/assert.ts'
import { err, type Ok, ok, type Result } from '#kernel/result.ts'
import { tashkentDay } from '#kernel/tashkent.ts'
import type { Db } from '#platform/db/database.ts'
import { selectFile } from '#platform/files/stored-file.repo.ts'
import type { Failure } from '#platform/http/errors.ts'
import type { RequestContext } from '#platform/http/route.ts'
import type { SentStored } from '#platform/http/sent-file.ts'
import { answersOf, sendAnswer, smsValues } from '../answers/answers.service.ts'
import { answerTexts } from '../domain/answers.ts'
import { applicationTexts } from '../domain/application-answers.ts'
import { applicationLifeMs, endOfApplication } from '../domain/application-keeping.ts'
import { movesFrom, refusalOfMove } from '../domain/application-stages.ts'
import { type Cyrillic, textIn } from '../domain/texts.ts'
import type {
  ApplicantAnswer,
  DeskApplication,
  DeskApplicationItem,
  DeskApplicationList,
  DeskApplicationQuery,
  StageMoveRequest,
} from './applications.contract.ts'
import {
  type ApplicationRow,
  findApplication,
  findApplications,
  findNotes,
  findSteps,
  insertNote,
  lockApplication,
  saveStage,
} from './applications.repo.ts'
import { forgetApplications, ownerOf } from './applications.service.ts'

/** Writes the line of the log: accounts know content, so content is handed their log. */
export type RecordApplication = (
  tx: Db,
  context: RequestContext,
  line: {
    action: 'application.move' | 'application.note' | 'application.answer' | 'application.delete'
    object: string
    before?: object
    after?: object
  },
) => Promise<void>

export type ApplicationDoors = { record: RecordApplication; cyrillic: Cyrillic }

type NotFound = Failure<'not_found'>

const PAGE = 50

export async function listApplications(
  context: RequestContext,
  { cyrillic }: ApplicationDoors,
  { vacancy, stage, cursor }: DeskApplicationQuery,
): Promise<Ok<DeskApplicationList>> {
  const sought = {
    vacancy: vacancy === undefined ? undefined : Number(vacancy),
    stage,
    before: cursor === undefined ? undefined : Number(cursor),
    since: oldestKept(context.now),
  }
  const found = await findApplications(context.db, sought, PAGE + 1)
  const page = found.slice(0, PAGE)
  return ok({
    items: page.map((row) => itemOf(row, context, cyrillic)),
    next_cursor: found.length > PAGE ? String(page.at(-1)?.id) : null,
  })
}

export async function readApplication(
  context: RequestContext,
  { cyrillic }: ApplicationDoors,
  id: number,
): Promise<Result<DeskApplication, NotFound>> {
  const { db, now, translateIn } = context
  const row = await findApplication(db, id, oldestKept(now))
  if (!row) return err({ code: 'not_found' })
  const [notes, steps, answers] = await Promise.all([
    findNotes(db, id),
    findSteps(db, id),
    answersOf({ db, translateIn }, 'application', [id]),
  ])
  return ok({
    ...itemOf(row, context, cyrillic),
    notes: notes.map(({ words, by, at }) => ({ text: words, by, at: at.toISOString() })),
    history: steps.map(({ stage, by, at }) => ({ stage, by, at: at.toISOString() })),
    answers: [...(answers.get(id) ?? [])],
    sms_texts: smsTexts(row.locale, translateIn),
  })
}

/** As they leave, but for what is chosen with each. */
const smsTexts = (locale: ApplicationRow['locale'], translate: RequestContext['translateIn']) =>
  applicationTexts.map((template) => ({
    template,
    text: translate(locale, answerTexts[template], {
      ...smsValues({ template, values: {} }, locale),
      date: '{date}',
      time: '{time}',
    }),
  }))

type MoveFailure = Failure<
  'not_found' | 'application_moved' | 'application_move_impossible' | 'invalid_input'
>

/** The log outlives the application: it tells the stages and neither who applied nor the note. */
export function moveApplication(
  context: RequestContext,
  doors: ApplicationDoors,
  id: number,
  { from, to, note }: StageMoveRequest,
): Promise<Result<DeskApplication, MoveFailure>> {
  const who = { by: handlerIn(context), at: context.now }
  return context.db.transaction(async (tx) => {
    const found = await lockApplication(tx, id, oldestKept(context.now))
    if (!found) return err({ code: 'not_found' })
    const { stage } = found
    if (stage === to && stage !== from && (await wasMovedBy(tx, id, who.by)))
      return readApplication({ ...context, db: tx }, doors, id)
    const refusal = refusalOfMove(stage, { from, to, note })
    if (refusal === 'note_needed')
      return err({ code: 'invalid_input', fields: [{ path: 'note', code: 'required' }] })
    if (refusal)
      return err({ code: refusal === 'moved' ? 'application_moved' : 'application_move_impossible' })
    await saveStage(tx, id, to, who)
    if (note !== undefined) await insertNote(tx, id, note, who)
    await doors.record(tx, context, {
      action: 'application.move',
      object: ownerOf(id),
      before: { stage },
      after: { stage: to },
    })
    return readApplication({ ...context, db: tx }, doors, id)
  })
}

/** The same wish a second time is the same answer; the same wish of two people is not. */
async function wasMovedBy(tx: Db, id: number, person: number): Promise<boolean> {
  return (await findSteps(tx, id)).at(-1)?.personId === person
}

export function noteApplication(
  context: RequestContext,
  doors: ApplicationDoors,
  id: number,
  text: string,
): Promise<Result<DeskApplication, NotFound>> {
  const who = { by: handlerIn(context), at: context.now }
  return context.db.transaction(async (tx) => {
    if (!(await lockApplication(tx, id, oldestKept(context.now)))) return err({ code: 'not_found' })
    await insertNote(tx, id, text, who)
    await doors.record(tx, context, { action: 'application.note', object: ownerOf(id) })
    return readApplication({ ...context, db: tx }, doors, id)
  })
}

/** Leaves if and only if its line of the log stands; the log tells neither to whom nor what. */
export function answerApplicant(
  context: RequestContext,
  doors: ApplicationDoors,
  id: number,
  { channel, words }: ApplicantAnswer,
): Promise<Result<DeskApplication, Failure<'not_found' | 'application_no_email'>>> {
  const by = handlerIn(context)
  return context.db.transaction(async (tx) => {
    const since = oldestKept(context.now)
    const row = (await lockApplication(tx, id, since)) && (await findApplication(tx, id, since))
    if (!row) return err({ code: 'not_found' })
    if (channel === 'email' && row.email === null) return err({ code: 'application_no_email' })
    const to = { phone: row.phone, email: row.email, language: row.locale }
    await sendAnswer(tx, { about: 'application', id, channel, to, words }, by, context.now)
    await doors.record(tx, context, {
      action: 'application.answer',
      object: ownerOf(id),
      after: { channel },
    })
    return readApplication({ ...context, db: tx }, doors, id)
  })
}

export async function readCv(context: RequestContext, id: number): Promise<Result<SentStored, NotFound>> {
  const { db, now } = context
  const row = await findApplication(db, id, oldestKept(now))
  const file = row?.cvId ? await selectFile(db, row.cvId, now) : undefined
  if (!file) return err({ code: 'not_found' })
  const access = { who: `person:${handlerIn(context)}`, why: 'CV of an application' }
  return ok({ stored: { file, access } })
}

/** Before its time, because the applicant asks or because it was no application: nothing of it stays. */
export function deleteApplication(
  context: RequestContext,
  { record }: ApplicationDoors,
  id: number,
): Promise<Result<{ id: string }, NotFound>> {
  return context.db.transaction(async (tx) => {
    const found = await lockApplication(tx, id, oldestKept(context.now))
    if (!found) return err({ code: 'not_found' })
    await forgetApplications(tx, [{ id, cvId: found.cvId }], context.now)
    await record(tx, context, { action: 'application.delete', object: ownerOf(id) })
    return ok({ id: String(id) })
  })
}

function handlerIn({ caller }: RequestContext): number {
  assert(caller.person !== undefined, 'a visitor reached the applications of the desk')
  return caller.person
}

const oldestKept = (now: Date) => new Date(now.getTime() - applicationLifeMs)

function itemOf(
  row: ApplicationRow,
  { locale }: Pick<RequestContext, 'locale'>,
  cyrillic: Cyrillic,
): DeskApplicationItem {
  const { cvName: name, cvType: type, cvBytes: bytes } = row
  return {
    id: String(row.id),
    vacancy: { id: String(row.vacancyId), title: textIn(row.title, locale, cyrillic) },
    full_name: row.fullName,
    phone: row.phone,
    email: row.email,
    about: row.about,
    language: row.locale,
    stage: row.stage,
    moves: movesFrom(row.stage).map(({ to, needsNote }) => ({ to, needs_note: needsNote })),
    has_cv: row.cvId !== null,
    cv: name === null || type === null || bytes === null ? null : { name, type, bytes },
    note_count: row.notes,
    created_at: row.createdAt.toISOString(),
    changed_at: row.stageAt.toISOString(),
    deleted_on: tashkentDay(endOfApplication(row.createdAt)),
  }
}
