import { assert } from '#kernel/assert.ts'
import { err, type Ok, ok, type Result } from '#kernel/result.ts'
import type { Db } from '#platform/db/database.ts'
import type { Failure } from '#platform/http/errors.ts'
import type { RequestContext } from '#platform/http/route.ts'
import { isSettled, movesFrom, refusalOfStep } from '../domain/agent-contract.ts'
import { lockLead, saveHandled, saveOpenAgain, saveOwner } from '../leads/leads.repo.ts'
import type { AgentDetail, AgentItem, AgentList, AgentMove, AgentQuery } from './agents.contract.ts'
import {
  type AgentRow,
  findAgent,
  findAgentSteps,
  findAgents,
  insertAgentStep,
  isPointTaken,
  saveContract,
} from './agents.repo.ts'

/** What others lend: accounts their log, points a look at one of theirs. */
export type AgentDoors = {
  record(
    tx: Db,
    context: RequestContext,
    line: {
      action: 'agent-request.move' | 'agent-request.note'
      object: string
      before?: object
      after?: object
    },
  ): Promise<void>
  /** Held until the end: whoever else opens or closes it comes after. */
  holdPoint(tx: Db, id: number): Promise<{ closed: boolean; closesOn: string | null } | undefined>
}

type NotFound = Failure<'not_found'>

const PAGE = 50

export async function listAgents(
  { db }: Pick<RequestContext, 'db'>,
  { state, region, cursor }: AgentQuery,
): Promise<Ok<AgentList>> {
  const sought = {
    state,
    region: region === undefined ? undefined : Number(region),
    before: cursor === undefined ? undefined : Number(cursor),
  }
  const found = await findAgents(db, sought, PAGE + 1)
  const page = found.slice(0, PAGE)
  return ok({
    items: page.map(itemOf),
    next_cursor: found.length > PAGE ? String(page.at(-1)?.id) : null,
  })
}

export async function readAgent(
  { db }: Pick<RequestContext, 'db'>,
  id: number,
): Promise<Result<AgentDetail, NotFound>> {
  const row = await findAgent(db, id)
  if (!row) return err({ code: 'not_found' })
  const steps = await findAgentSteps(db, id)
  return ok({
    ...itemOf(row),
    history: [
      { state: 'new', note: null, by: null, at: row.createdAt.toISOString() },
      ...steps.map(({ state, note, by, at }) => ({ state, note, by, at: at.toISOString() })),
    ],
  })
}

type MoveFailure = Failure<
  | 'not_found'
  | 'agent_moved'
  | 'agent_move_impossible'
  | 'agent_point_unusable'
  | 'agent_point_taken'
  | 'invalid_input'
>

/** The log outlives the letter: it tells states and the point, and nothing that anybody wrote. */
export function moveAgent(
  context: RequestContext,
  doors: AgentDoors,
  id: number,
  wanted: AgentMove,
): Promise<Result<AgentDetail, MoveFailure>> {
  const who = { by: handlerIn(context), at: context.now }
  const { to, note, point_id: pointId } = wanted
  return context.db.transaction(async (tx) => {
    const lead = await lockLead(tx, id)
    const row = lead && (await findAgent(tx, id))
    if (!lead || !row) return err({ code: 'not_found' })
    if (row.state === to && to !== wanted.from && (await wasMovedBy(tx, id, who.by)))
      return readAgent({ db: tx }, id)
    const refusal = refusalOf(row, wanted) ?? (await refusalOfPoint(tx, doors, to, pointId))
    if (refusal) return err(refusal)
    await saveContract(
      tx,
      id,
      {
        state: to,
        contract: wanted.contract ?? row.contract,
        pointId: to === 'live' ? (pointId ?? null) : null,
      },
      who.at,
    )
    await insertAgentStep(tx, id, { state: to, note }, who)
    await followInInbox(tx, id, lead, wanted, who)
    await doors.record(tx, context, {
      action: 'agent-request.move',
      object: objectOf(id),
      before: { state: row.state },
      after: { state: to, ...(pointId === undefined ? {} : { point: pointId }) },
    })
    return readAgent({ db: tx }, id)
  })
}

function refusalOf(row: AgentRow, wanted: AgentMove): MoveFailure | undefined {
  const refusal = refusalOfStep(row.state, wanted)
  if (refusal === undefined) return undefined
  if (typeof refusal === 'object')
    return { code: 'invalid_input', fields: [{ path: refusal.missing, code: 'required' }] }
  return { code: refusal === 'moved' ? 'agent_moved' : 'agent_move_impossible' }
}

/** People are led to it from the moment it is live, so it has to be there and to take parcels. */
async function refusalOfPoint(
  tx: Db,
  { holdPoint }: AgentDoors,
  to: AgentMove['to'],
  pointId: number | undefined,
): Promise<MoveFailure | undefined> {
  if (to !== 'live' || pointId === undefined) return undefined
  const point = await holdPoint(tx, pointId)
  if (!point || point.closed || point.closesOn !== null) return { code: 'agent_point_unusable' }
  return (await isPointTaken(tx, pointId)) ? { code: 'agent_point_taken' } : undefined
}

type Letter = { handledBy: number | null; owner: number | null }

/** The letter in the inbox goes along, so that nobody has to say the same thing twice. */
async function followInInbox(
  tx: Db,
  id: number,
  lead: Letter,
  { to, note, point_id: pointId }: AgentMove,
  { by, at }: { by: number; at: Date },
): Promise<void> {
  if (isSettled(to)) {
    if (lead.handledBy === null) await saveHandled(tx, id, { by, at, note: note ?? `№ ${pointId}` })
    return
  }
  if (lead.handledBy !== null) await saveOpenAgain(tx, id)
  if (to === 'new') await saveOwner(tx, id, null, at)
  else if (lead.owner === null || lead.handledBy !== null) await saveOwner(tx, id, by, at)
}

/** The same wish a second time is the same answer; the same wish of two people is not. */
async function wasMovedBy(tx: Db, id: number, person: number): Promise<boolean> {
  return (await findAgentSteps(tx, id)).at(-1)?.personId === person
}

export function noteAgent(
  context: RequestContext,
  doors: AgentDoors,
  id: number,
  note: string,
): Promise<Result<AgentDetail, NotFound>> {
  const who = { by: handlerIn(context), at: context.now }
  return context.db.transaction(async (tx) => {
    const row = (await lockLead(tx, id)) && (await findAgent(tx, id))
    if (!row) return err({ code: 'not_found' })
    const { state, contract, pointId, stateAt } = row
    await saveContract(tx, id, { state, contract, pointId }, stateAt)
    await insertAgentStep(tx, id, { state, note }, who)
    await doors.record(tx, context, { action: 'agent-request.note', object: objectOf(id) })
    return readAgent({ db: tx }, id)
  })
}

const objectOf = (id: number) => `lead:${id}`

function handlerIn({ caller }: RequestContext): number {
  assert(caller.person !== undefined, 'a visitor reached the agents of the desk')
  return caller.person
}

const itemOf = (row: AgentRow): AgentItem => ({
  id: String(row.id),
  name: row.name,
  last_name: row.lastName,
  phone: row.phone,
  email: row.email,
  company: row.company,
  region_id: row.regionId,
  address: row.address,
  message: row.message,
  language: row.locale,
  state: row.state,
  moves: movesFrom(row.state).map(({ to, needs }) => ({ to, needs: [...needs] })),
  contract: row.contract,
  point_id: row.pointId,
  owner: row.owner,
  created_at: row.createdAt.toISOString(),
  changed_at: row.stateAt.toISOString(),
})
