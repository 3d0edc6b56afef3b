import { err, type Ok, ok, type Result } from '#kernel/result.ts'
import { addStaff, findPeople, findPersonByPhone, recordAudit } from '#modules/accounts/index.ts'
import type { Db } from '#platform/db/database.ts'
import type { Failure } from '#platform/http/errors.ts'
import type { RequestContext } from '#platform/http/route.ts'
import type { AgentAdded, AgentList, AgentRequest } from '../desk/desk-points.contract.ts'
import { findPlace } from '../points.repo.ts'
import { deletePost, findPost, findPosted, savePost } from './agent-post.repo.ts'

export async function listPointAgents(
  { db }: Pick<RequestContext, 'db'>,
  point: number,
): Promise<Result<AgentList, Failure<'not_found'>>> {
  return (await findPlace(db, point)) ? ok(await agentsOf(db, point)) : err({ code: 'not_found' })
}

type Refused = Failure<'not_found' | 'agent_unknown' | 'agent_other_role'>

/** By their number. Only an admin makes accounts of staff; an operator posts those who have one. */
export function addPointAgent(
  context: RequestContext,
  point: number,
  { phone, full_name }: AgentRequest,
): Promise<Result<AgentAdded, Refused>> {
  return context.db.transaction(async (tx) => {
    if (!(await findPlace(tx, point))) return err({ code: 'not_found' })
    const known = await findPersonByPhone(tx, phone)
    if (known?.role === 'agent' && known.status === 'active') {
      await post(tx, context, known.id, point)
      return ok({ agents: await agentsOf(tx, point), second_step: null })
    }
    if (known && known.role !== 'customer') return err({ code: 'agent_other_role' })
    if (context.caller.kind !== 'admin' || full_name === undefined) return err({ code: 'agent_unknown' })
    const made = await addStaff({ ...context, db: tx }, { phone, full_name, role: 'agent' }, context)
    if (!made.ok) return err({ code: 'agent_other_role' })
    await post(tx, context, Number(made.value.person.id), point)
    return ok({ agents: await agentsOf(tx, point), second_step: made.value.second_step })
  })
}

async function post(tx: Db, context: RequestContext, person: number, point: number): Promise<void> {
  const before = await findPost(tx, person)
  if (before === point) return
  await savePost(tx, person, point)
  await recordAudit(tx, context, {
    action: 'agent-post.edit',
    object: `person:${person}`,
    before: { point_id: before ?? null },
    after: { point_id: point },
  })
}

export function removePointAgent(
  context: RequestContext,
  point: number,
  person: number,
): Promise<Ok<AgentList> | ReturnType<typeof notThere>> {
  return context.db.transaction(async (tx) => {
    if ((await findPost(tx, person)) !== point) return notThere()
    await deletePost(tx, person)
    await recordAudit(tx, context, {
      action: 'agent-post.edit',
      object: `person:${person}`,
      before: { point_id: point },
      after: { point_id: null },
    })
    return ok(await agentsOf(tx, point))
  })
}

const notThere = () => err({ code: 'not_found' } as const)

async function agentsOf(db: Db, point: number): Promise<AgentList> {
  const ids = await findPosted(db, point)
  const people = await findPeople(db, ids)
  return ids.flatMap((id) => {
    const person = people.get(id)
    // Whoever has left has no number.
    return person?.phone ? [{ person_id: String(id), full_name: person.fullName, phone: person.phone }] : []
  })
}
