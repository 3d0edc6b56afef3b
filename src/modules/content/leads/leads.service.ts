import { err, ok, type Result } from '#kernel/result.ts'
import type { Db } from '#platform/db/database.ts'
import type { Failure } from '#platform/http/errors.ts'
import type { LeadLanguage } from '../domain/lead-kinds.ts'
import { type LeadLimits, leadLifeMs, refusalOfLead, usualLeadLimits } from '../domain/lead-limits.ts'
import type { LeadRequest } from './leads.contract.ts'
import { countLeads, insertLead, lockLeads, sweepLeads } from './leads.repo.ts'

export type { LeadLimits }

type Deps = { db: Db }

/** Somebody reads these one by one: what a program writes must not bury the people among them. */
export async function leaveContacts(
  { db }: Deps,
  lead: LeadRequest,
  from: { network: string; locale: LeadLanguage; now: Date },
  limits: LeadLimits = usualLeadLimits,
): Promise<Result<{ id: string }, Failure<'too_many_leads'>>> {
  return db.transaction(async (tx) => {
    await lockLeads(tx)
    const seconds = refusalOfLead(await countLeads(tx, from.network, from.now), limits, from.now)
    if (seconds !== undefined) {
      const values = { seconds: String(seconds), minutes: String(Math.ceil(seconds / 60)) }
      return err({ code: 'too_many_leads', values })
    }
    return ok({ id: String(await insertLead(tx, lead, from)) })
  })
}

const SWEEP_BATCH = 5_000

/** What was written to us is not kept longer than the page about privacy says. */
export async function sweepContent(db: Db, now: Date): Promise<void> {
  const olderThan = new Date(now.getTime() - leadLifeMs)
  for (let swept = SWEEP_BATCH; swept === SWEEP_BATCH; ) swept = await sweepLeads(db, olderThan, SWEEP_BATCH)
}
