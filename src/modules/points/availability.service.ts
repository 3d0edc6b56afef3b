import { assert } from '#kernel/assert.ts'
import { err, type Result } from '#kernel/result.ts'
import { recordAudit } from '#modules/accounts/index.ts'
import type { RequestContext } from '#platform/http/route.ts'
import { findPost } from './agents/agent-post.repo.ts'
import { availabilityFor, saidOf } from './domain/availability.ts'
import { tellPointsChanged } from './point-changes.service.ts'
import type { AvailabilityRequest, PointAnswer } from './points.contract.ts'
import { holdPoint, saveAvailability } from './points.repo.ts'
import { readPoint } from './points.service.ts'

/** What an agent sees at the counter counts at once, everywhere. Another's point is none of theirs. */
export function sayAvailability(
  context: RequestContext,
  id: number,
  { state, note = null }: Omit<AvailabilityRequest, 'note'> & { note?: string | null | undefined },
): Promise<Result<PointAnswer, { code: 'not_found' }>> {
  const { caller, now } = context
  return context.db.transaction(async (tx) => {
    assert(caller.person !== undefined, 'a visitor spoke for a point')
    if (caller.reach === 'own' && (await findPost(tx, caller.person)) !== id)
      return err({ code: 'not_found' })
    const point = await holdPoint(tx, id)
    if (!point) return err({ code: 'not_found' })
    const said = availabilityFor(state, now)
    await saveAvailability(tx, id, { ...said, note, closed: point.closed && state !== 'open' })
    await tellPointsChanged(tx)
    await recordAudit(tx, context, {
      action: 'point.availability',
      object: `point:${id}`,
      before: { state: saidOf(point, now) },
      after: { state, note },
    })
    return readPoint({ db: tx }, id, context)
  })
}
