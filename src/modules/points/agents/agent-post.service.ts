import { err, ok, type Result } from '#kernel/result.ts'
import { isPerson, recordAudit } from '#modules/accounts/index.ts'
import type { RequestContext } from '#platform/http/route.ts'
import { findPlace } from '../points.repo.ts'
import { findPost, savePost } from './agent-post.repo.ts'

type Post = { person_id: string; point_id: number }

/** Says at which point an agent works: from then on they meet its parcels. */
export function postAgent(
  context: RequestContext,
  id: string,
  pointId: number,
): Promise<Result<Post, { code: 'not_found' | 'point_not_found' }>> {
  const person = Number(id)
  return context.db.transaction(async (tx) => {
    if (!Number.isSafeInteger(person) || !(await isPerson(tx, person, 'agent')))
      return err({ code: 'not_found' })
    if (!(await findPlace(tx, pointId))) return err({ code: 'point_not_found' })
    const before = await findPost(tx, person)
    await savePost(tx, person, pointId)
    await recordAudit(tx, context, {
      action: 'agent-post.edit',
      object: `person:${person}`,
      before: { point_id: before ?? null },
      after: { point_id: pointId },
    })
    return ok({ person_id: String(person), point_id: pointId })
  })
}
