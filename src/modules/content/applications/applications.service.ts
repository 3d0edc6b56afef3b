import { err, ok, type Result } from '#kernel/result.ts'
import type { Db } from '#platform/db/database.ts'
import { fileTypes } from '#platform/files/file-types.ts'
import { releaseFiles } from '#platform/files/stored-file.repo.ts'
import { type AcceptedFile, keepFile } from '#platform/files/upload/accept-upload.ts'
import type { Failure } from '#platform/http/errors.ts'
import { forgetAnswers } from '../answers/answers.service.ts'
import { applicationLifeMs, usualApplicationLimits } from '../domain/application-keeping.ts'
import type { LeadLanguage } from '../domain/lead-kinds.ts'
import { type LeadLimits, refusalOfLead } from '../domain/lead-limits.ts'
import { holdOpenVacancy } from '../vacancies/vacancies.repo.ts'
import type { ApplicationForm } from './applications.contract.ts'
import {
  countApplications,
  hasApplied,
  insertApplication,
  lockApplications,
  lockOldApplications,
  nextApplicationId,
  type Paper,
  removeApplications,
} from './applications.repo.ts'

export type ApplicationSettings = { applications?: LeadLimits }

export const ownerOf = (id: number) => `application:${id}`

type ApplyFailure = Failure<
  | 'not_found'
  | 'application_exists'
  | 'application_words_needed'
  | 'application_not_saved'
  | 'too_many_applications'
>

type Sent = { form: ApplicationForm; file: AcceptedFile | undefined }

/** The form, the paper and the first step are written together or not at all. */
export async function applyToVacancy(
  { db }: { db: Db },
  vacancyId: number,
  { form, file }: Sent,
  { network, locale, now }: { network: string; locale: LeadLanguage; now: Date },
  limits: LeadLimits = usualApplicationLimits,
): Promise<Result<{ id: string }, ApplyFailure>> {
  const { full_name: fullName, phone, email, about } = form
  return db.transaction(async (tx) => {
    await lockApplications(tx)
    if (!(await holdOpenVacancy(tx, vacancyId, now))) return err({ code: 'not_found' })
    if (!file && about === undefined)
      return err({ code: 'application_words_needed', fields: [{ path: 'about', code: 'required' }] })
    const seconds = refusalOfLead(await countApplications(tx, network, now), limits, now)
    if (seconds !== undefined) {
      const values = { seconds: String(seconds), minutes: String(Math.ceil(seconds / 60)) }
      return err({ code: 'too_many_applications', values })
    }
    if (await hasApplied(tx, vacancyId, phone)) return err({ code: 'application_exists' })
    const id = await nextApplicationId(tx)
    // The owner is new, so the only thing that can be wrong is an upload slower than the sweep.
    if (file && !(await keepFile(tx, file, ownerOf(id))).ok) return err({ code: 'application_not_saved' })
    await insertApplication(tx, {
      id,
      vacancyId,
      fullName,
      phone,
      email,
      about,
      locale,
      cv: file && paperOf(file),
      network,
      at: now,
    })
    return ok({ id: String(id) })
  })
}

const paperOf = ({ id, name, type, bytes }: AcceptedFile): Paper => ({
  id,
  name: name ?? `cv.${fileTypes[type].extensions[0]}`,
  type,
  bytes,
})

const SWEEP_BATCH = 500

/** Applicants are forgotten with their papers when the page about privacy says so. */
export async function sweepApplications(db: Db, now: Date): Promise<void> {
  const olderThan = new Date(now.getTime() - applicationLifeMs)
  for (let swept = SWEEP_BATCH; swept === SWEEP_BATCH; )
    swept = await db.transaction(async (tx) => {
      const old = await lockOldApplications(tx, olderThan, SWEEP_BATCH)
      await forgetApplications(tx, old, now)
      return old.length
    })
}

/** Everything of them; the bytes of the papers follow with the next sweep of files. */
export async function forgetApplications(
  tx: Db,
  gone: readonly { id: number; cvId: string | null }[],
  now: Date,
): Promise<void> {
  const papers = gone.flatMap(({ cvId }) => (cvId === null ? [] : [cvId]))
  const ids = gone.map(({ id }) => id)
  await releaseFiles(tx, papers, now)
  await forgetAnswers(tx, 'application', ids)
  await removeApplications(tx, ids)
}
