import { err, ok, type Result } from '#kernel/result.ts'
import { type Actor, lockAgent, recordAudit } from '#modules/accounts/index.ts'
import type { Db } from '#platform/db/database.ts'
import type { RequestContext } from '#platform/http/route.ts'
import { findPlace } from '../points.repo.ts'
import { beginStay, deletePost, endStay, findPost, type SaidBy, savePost } from './agent-post.repo.ts'

type Posting = { person: number; point: number | null }

/**
 * The one place that says where somebody works: the stay before ends with it and another begins. Answers where they
 * worked, or undefined when they work there already.
 */
export async function keepPost(
  tx: Db,
  { person, point }: Posting,
  said: SaidBy,
): Promise<{ before: number | null } | undefined> {
  const before = (await findPost(tx, person)) ?? null
  if (before === point) return undefined
  await endStay(tx, person, said)
  if (point === null) await deletePost(tx, person)
  else {
    await savePost(tx, person, point)
    await beginStay(tx, person, point, said)
  }
  return { before }
}

/** The same as a deed of somebody, which stands in the log. */
export async function moveTo(
  tx: Db,
  actor: Actor,
  { note, ...posting }: Posting & { note?: string | undefined },
): Promise<void> {
  const kept = await keepPost(tx, posting, { by: actor.caller.person ?? null, at: actor.now, note })
  if (!kept) return
  await recordAudit(tx, actor, {
    action: 'agent-post.edit',
    object: `person:${posting.person}`,
    before: { point_id: kept.before },
    after: { point_id: posting.point, ...(note === undefined ? {} : { note }) },
  })
}

/** Whoever is no agent any more works at no point. */
export const leavePost = (tx: Db, actor: Actor, person: number): Promise<void> =>
  moveTo(tx, actor, { person, point: null })

type Post = { person_id: string; point_id: number }

/** Says at which point an agent works: from then on they meet its parcels. */
export function postAgent(
  context: RequestContext,
  id: string,
  point: number,
): Promise<Result<Post, { code: 'not_found' | 'point_not_found' }>> {
  const person = Number(id)
  return context.db.transaction(async (tx) => {
    const agent = Number.isSafeInteger(person) ? await lockAgent(tx, person) : undefined
    if (agent?.status !== 'active') return err({ code: 'not_found' })
    if (!(await findPlace(tx, point))) return err({ code: 'point_not_found' })
    await moveTo(tx, context, { person, point })
    return ok({ person_id: String(person), point_id: point })
  })
}
