import type { Db } from '#platform/db/database.ts'
import { sql } from '#platform/db/sql.ts'
import type { ContractState } from '../domain/agent-contract.ts'
import type { LeadLanguage } from '../domain/lead-kinds.ts'

export type AgentRow = {
  id: number
  name: string
  lastName: string | null
  phone: string
  email: string | null
  company: string | null
  regionId: number | null
  address: string | null
  message: string | null
  locale: LeadLanguage | null
  state: ContractState
  stateAt: Date
  contract: string | null
  pointId: number | null
  owner: string | null
  createdAt: Date
}

/** A letter without a contract is new since it came. */
const row = sql`
  select lead.id, lead.name, lead.last_name as "lastName", lead.phone, lead.email, lead.company,
         lead.region_id as "regionId", lead.address, lead.message, lead.locale,
         coalesce(agent_contract.state, 'new') as state,
         coalesce(agent_contract.state_at, lead.created_at) as "stateAt", agent_contract.contract,
         agent_contract.point_id as "pointId", holder.full_name as owner, lead.created_at as "createdAt"
  from lead
    left join agent_contract on agent_contract.lead_id = lead.id
    left join person_name holder on holder.id = lead.owner`

type Sought = { state: ContractState | undefined; region: number | undefined; before: number | undefined }

export function findAgents(db: Db, { state, region, before }: Sought, limit: number): Promise<AgentRow[]> {
  return db.many<AgentRow>(sql`
    ${row}
    where lead.kind = 'agent' and lead.suspect = '{}'
      and (${state}::text is null or coalesce(agent_contract.state, 'new') = ${state})
      and (${region}::integer is null or lead.region_id = ${region})
      and (${before}::bigint is null or lead.id < ${before})
    order by lead.id desc limit ${limit}`)
}

export function findAgent(db: Db, id: number): Promise<AgentRow | undefined> {
  return db.maybe<AgentRow>(sql`${row} where lead.id = ${id} and lead.kind = 'agent'`)
}

export type AgentStep = {
  state: ContractState
  note: string | null
  by: string | null
  personId: number
  at: Date
}

export function findAgentSteps(db: Db, id: number): Promise<AgentStep[]> {
  return db.many<AgentStep>(sql`
    select state, note, mover.full_name as by, moved_by as "personId", moved_at as at
    from agent_contract_step left join person_name mover on mover.id = moved_by
    where lead_id = ${id} order by agent_contract_step.id`)
}

/** Whose point it is already. */
export async function isPointTaken(tx: Db, pointId: number): Promise<boolean> {
  const found = await tx.maybe(sql`select lead_id from agent_contract where point_id = ${pointId}`)
  return found !== undefined
}

/** The point that somebody has agreed to run, by their phone. */
export async function findPointOfAgent(db: Db, phone: string): Promise<number | undefined> {
  const row = await db.maybe<{ point: number }>(sql`
    select point_id as point from lead join agent_contract on lead_id = lead.id
    where phone = ${phone} and kind = 'agent' and point_id is not null order by lead.id desc limit 1`)
  return row?.point
}

export type Contract = { state: ContractState; contract: string | null; pointId: number | null }
type By = { by: number; at: Date }

export async function saveContract(tx: Db, id: number, contract: Contract, at: Date): Promise<void> {
  await tx.run(sql`
    insert into agent_contract (lead_id, state, state_at, contract, point_id)
    values (${id}, ${contract.state}, ${at}, ${contract.contract}, ${contract.pointId})
    on conflict (lead_id) do update
      set state = excluded.state, state_at = excluded.state_at, contract = excluded.contract,
          point_id = excluded.point_id`)
}

export async function insertAgentStep(
  tx: Db,
  id: number,
  { state, note }: { state: ContractState; note: string | undefined },
  { by, at }: By,
): Promise<void> {
  await tx.run(sql`
    insert into agent_contract_step (lead_id, state, note, moved_by, moved_at)
    values (${id}, ${state}, ${note}, ${by}, ${at})`)
}
