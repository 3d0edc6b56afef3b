import { err, ok, type Result } from '#kernel/result.ts'
import type { Db } from '#platform/db/database.ts'
import type { Failure } from '#platform/http/errors.ts'
import { forgetAnswers } from '../answers/answers.service.ts'
import { sweepApplications } from '../applications/applications.service.ts'
import type { LeadLanguage } from '../domain/lead-kinds.ts'
import {
  type LeadLimits,
  leadLifeMs,
  refusalOfLead,
  sameLetterMs,
  usualLeadLimits,
} from '../domain/lead-limits.ts'
import { type FormSigns, suspicionsAbout } from '../domain/suspicion.ts'
import type { LeadRequest } from './leads.contract.ts'
import { countLeads, insertLead, lockLeads, noteAgain, sweepLeads } from './leads.repo.ts'

export type { LeadLimits }

type Deps = { db: Db }

export type LeadFrom = {
  network: string
  locale: LeadLanguage
  now: Date
  /** The page it was written on; left out by the API. */
  page?: string
  /** What its form tells of whoever filled it in. */
  signs?: FormSigns
}

/**
 * Somebody reads these one by one: what a program writes must not bury the people among them. Who presses twice has
 * written once, and what looks like a program's is kept apart; neither is told.
 */
export async function leaveContacts(
  { db }: Deps,
  lead: LeadRequest,
  from: LeadFrom,
  limits: LeadLimits = usualLeadLimits,
): Promise<Result<{ id: string }, Failure<'too_many_leads'>>> {
  return db.transaction(async (tx) => {
    await lockLeads(tx)
    const seconds = refusalOfLead(await countLeads(tx, from.network, from.now), limits, from.now)
    if (seconds !== undefined) {
      const values = { seconds: String(seconds), minutes: String(Math.ceil(seconds / 60)) }
      return err({ code: 'too_many_leads', values })
    }
    const again = await noteAgain(tx, lead, new Date(from.now.getTime() - sameLetterMs))
    const suspect = suspicionsAbout(lead, from.signs)
    return ok({ id: String(again ?? (await insertLead(tx, lead, { ...from, suspect }))) })
  })
}

const SWEEP_BATCH = 5_000

/** What was written to us is not kept longer than the page about privacy says. */
export async function sweepContent(db: Db, now: Date): Promise<void> {
  const olderThan = new Date(now.getTime() - leadLifeMs)
  for (let swept = SWEEP_BATCH; swept === SWEEP_BATCH; )
    swept = await db.transaction(async (tx) => {
      const ids = await sweepLeads(tx, olderThan, SWEEP_BATCH)
      await forgetAnswers(tx, 'lead', ids)
      return ids.length
    })
  await sweepApplications(db, now)
}
