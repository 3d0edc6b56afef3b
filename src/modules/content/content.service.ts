import { err, type Ok, ok, type Result } from '#kernel/result.ts'
import type { Db } from '#platform/db/database.ts'
import type { Failure } from '#platform/http/errors.ts'
import type { Locale } from '#platform/i18n/locales.ts'
import type { LeadRequest, WarningMessage } from './content.contract.ts'
import { countLeads, findPromotion, findWarning, insertLead, lockLeads, sweepLeads } from './content.repo.ts'
import { type LeadLimits, leadLifeMs, refusalOfLead, usualLeadLimits } from './domain/lead-limits.ts'
import type { Promotion } from './domain/promotion.ts'

export type { LeadLimits }

type Deps = { db: Db }

/** The strip across the header, in one language. Without display the text stays at home. */
export async function readWarning({ db }: Deps, locale: Locale): Promise<Ok<WarningMessage>> {
  const warning = await findWarning(db)
  return ok({ display: warning.display, message: warning.display ? warning[locale] : '' })
}

/** Somebody reads these one by one: what a program writes must not bury the people among them. */
export async function leaveContacts(
  { db }: Deps,
  lead: LeadRequest,
  { network, now }: { network: string; now: Date },
  limits: LeadLimits = usualLeadLimits,
): Promise<Result<{ id: string }, Failure<'too_many_leads'>>> {
  return db.transaction(async (tx) => {
    await lockLeads(tx)
    const seconds = refusalOfLead(await countLeads(tx, network, now), limits, now)
    if (seconds !== undefined) {
      const values = { seconds: String(seconds), minutes: String(Math.ceil(seconds / 60)) }
      return err({ code: 'too_many_leads', values })
    }
    return ok({ id: String(await insertLead(tx, lead, { network, now })) })
  })
}

const SWEEP_BATCH = 5_000

/** What was written to us is not kept longer than the page about privacy says. */
export async function sweepContent(db: Db, now: Date): Promise<void> {
  const olderThan = new Date(now.getTime() - leadLifeMs)
  for (let swept = SWEEP_BATCH; swept === SWEEP_BATCH; ) swept = await sweepLeads(db, olderThan, SWEEP_BATCH)
}

/** The offer that is running at this moment, if there is one. */
export function readPromotion({ db }: Deps, now: Date): Promise<Promotion | undefined> {
  return findPromotion(db, now)
}
