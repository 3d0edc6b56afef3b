import { err, type Ok, ok, type Result } from '#kernel/result.ts'
import { addStaff, findPeople, findPersonByPhone, lockAgent } from '#modules/accounts/index.ts'
import type { Db } from '#platform/db/database.ts'
import type { Failure } from '#platform/http/errors.ts'
import type { RequestContext } from '#platform/http/route.ts'
import type { AgentAdded, AgentList, AgentRequest } from '../desk/desk-points.contract.ts'
import { findPlace } from '../points.repo.ts'
import { findPost, findPosted } from './agent-post.repo.ts'
import { moveTo } from './agent-post.service.ts'

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
      await moveTo(tx, context, { person: known.id, point })
      return ok({ agents: await agentsOf(tx, point), second_step: null })
    }
    if (known && known.role !== 'customer') return err({ code: 'agent_other_role' })
    if (context.caller.kind !== 'admin' || full_name === undefined) return err({ code: 'agent_unknown' })
    const made = await addStaff({ ...context, db: tx }, { phone, full_name, role: 'agent' }, context)
    if (!made.ok) return err({ code: 'agent_other_role' })
    await moveTo(tx, context, { person: Number(made.value.person.id), point })
    return ok({ agents: await agentsOf(tx, point), second_step: made.value.second_step })
  })
}

export function removePointAgent(
  context: RequestContext,
  point: number,
  person: number,
): Promise<Ok<AgentList> | ReturnType<typeof notThere>> {
  return context.db.transaction(async (tx) => {
    await lockAgent(tx, person)
    if ((await findPost(tx, person)) !== point) return notThere()
    await moveTo(tx, context, { person, point: null })
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
