import type { Db } from '#platform/db/database.ts'
import { sql } from '#platform/db/sql.ts'

/** What is looked for: every word, of a person or of a place; digits of a phone, or the number of a point. */
export type Sought = {
  nameParts: readonly string[] | undefined
  placeParts: readonly string[] | undefined
  digits: string | undefined
  point: number | undefined
}

export type PointsFilter = {
  sought: Sought | undefined
  districtIds: readonly number[] | undefined
  which: 'empty' | 'blocked' | undefined
  after: { run: boolean; occupied: number; id: number } | undefined
  today: string
}

const isAtWork = (today: string) => sql`(not closed and coalesce(closes_on > ${today}::date, true))`

/** How many are posted at each point, and how many of them may sign in. */
const posted = sql`posted as (
  select point_id, count(*) as agents, count(*) filter (where role = 'agent' and status = 'active') as active
  from agent_post join agent_person on agent_person.id = person_id group by point_id)`

const isPerson = ({ nameParts, digits }: Sought) => sql`(
  coalesce(name_key like all (${nameParts}::text[]), false) or coalesce(position(${digits}::text in phone) > 0, false))`

const isPlace = ({ placeParts, point }: Sought) => sql`(
  coalesce(search_text like all (${placeParts}::text[]), false) or coalesce(pickup_point.id = ${point}::bigint, false))`

const isFoundPoint = (sought: Sought | undefined) =>
  sought === undefined
    ? sql`true`
    : sql`(${isPlace(sought)} or exists (
        select from agent_post join agent_person on agent_person.id = person_id
        where point_id = pickup_point.id and ${isPerson(sought)}))`

const isIn = (districtIds: readonly number[] | undefined) =>
  districtIds === undefined ? sql`true` : sql`district_id = any (${districtIds}::integer[])`

/** A counter with a person, or a depot: nobody stands at a locker. What has closed for good is told while somebody is posted there. */
const runByAgents = sql`kind in ('point', 'depot')`

export type PointKey = { id: number; run: boolean; occupied: number }

/** Those with agents first, then where most parcels lie. */
export function findPostPoints(db: Db, filter: PointsFilter, limit: number): Promise<PointKey[]> {
  const { sought, districtIds, which, after, today } = filter
  return db.many<PointKey>(sql`
    with ${posted}
    select id, agents is not null as run, occupied
    from pickup_point left join posted on point_id = id
    where ${runByAgents} and ${isFoundPoint(sought)} and ${isIn(districtIds)}
      and case ${which}::text
        when 'empty' then agents is null and ${isAtWork(today)}
        when 'blocked' then active = 0 and ${isAtWork(today)}
        else agents is not null or ${isAtWork(today)} end
      and (${after?.id}::bigint is null
        or (agents is not null, occupied, id)
          < (${after?.run}::boolean, ${after?.occupied}::integer, ${after?.id}::bigint))
    order by run desc, occupied desc, id desc limit ${limit}`)
}

export type AgentState = 'active' | 'blocked' | 'left'

const stateOfAgent = sql`
  case when role <> 'agent' then 'left' when status = 'suspended' then 'blocked' else 'active' end`

/** Who is an agent, and who has been one. */
const known = sql`known as (
  select id from agent_person where role = 'agent' union select person_id from agent_stay)`

export type AgentRow = {
  id: number
  fullName: string
  phone: string
  state: AgentState
  seenAt: Date | null
  since: Date | null
  pointId: number | null
}

const agentColumns = sql`
  agent.id, agent.full_name as "fullName", agent.phone, ${stateOfAgent} as state, agent.seen_at as "seenAt",
  agent_stay.began_at as since, agent_post.point_id as "pointId"`

/** A stay of another point is from before the post was written by an older version. */
const withPosts = sql`
  left join agent_post on agent_post.person_id = agent.id
  left join agent_stay on agent_stay.person_id = agent.id and ended_at is null
    and agent_stay.point_id = agent_post.point_id`

export type AgentsFilter = {
  sought: Sought | undefined
  districtIds: readonly number[] | undefined
  which: 'none' | 'blocked' | 'left' | undefined
  after: number | undefined
}

/** By name, the next page after the person whose name was last. */
export function findPostAgents(db: Db, filter: AgentsFilter, limit: number): Promise<AgentRow[]> {
  const { sought, districtIds, which, after } = filter
  const isFound =
    sought === undefined
      ? sql`true`
      : sql`(${isPerson(sought)} or exists (
          select from pickup_point where pickup_point.id = agent_post.point_id and ${isPlace(sought)}))`
  const isThere =
    districtIds === undefined
      ? sql`true`
      : sql`agent_post.point_id in (select id from pickup_point where ${isIn(districtIds)})`
  return db.many<AgentRow>(sql`
    with ${known}
    select ${agentColumns}
    from known join agent_person agent on agent.id = known.id ${withPosts}
    where ${isFound} and ${isThere}
      and case ${which}::text
        when 'none' then role = 'agent' and status = 'active' and agent_post.point_id is null
        when 'blocked' then role = 'agent' and status = 'suspended'
        when 'left' then role <> 'agent'
        else role = 'agent' end
      and (${after}::bigint is null
        or (full_name, agent.id) > (select full_name, id from agent_person where id = ${after}))
    order by full_name, agent.id limit ${limit}`)
}

export function findPostAgent(db: Db, person: number): Promise<AgentRow | undefined> {
  return db.maybe<AgentRow>(sql`
    with ${known}
    select ${agentColumns}
    from known join agent_person agent on agent.id = known.id ${withPosts} where agent.id = ${person}`)
}

/** Who works at each of these points; of one with very many only the first. */
export function findAgentsAt(db: Db, points: readonly number[]): Promise<AgentRow[]> {
  return db.many<AgentRow>(sql`
    select ${agentColumns}
    from unnest(${points}::bigint[]) as at (point)
      cross join lateral (
        select person_id from agent_post where point_id = at.point order by person_id limit ${mostAtOnePoint}) there
      join agent_person agent on agent.id = there.person_id ${withPosts}
    order by agent.id`)
}

const mostAtOnePoint = 20

type Counts = {
  points: number
  empty: number
  pointsBlocked: number
  agents: number
  none: number
  agentsBlocked: number
  left: number
}

/** Agents without a point are in no region. */
export function countAllPosts(
  db: Db,
  districtIds: readonly number[] | undefined,
  today: string,
): Promise<Counts> {
  const isThere = districtIds === undefined ? sql`true` : sql`coalesce(${isIn(districtIds)}, false)`
  return db.one<Counts>(sql`
    with ${posted}, ${known},
    places as (
      select count(*) filter (where agents is not null or ${isAtWork(today)})::integer as points,
        count(*) filter (where agents is null and ${isAtWork(today)})::integer as empty,
        count(*) filter (where active = 0 and ${isAtWork(today)})::integer as "pointsBlocked"
      from pickup_point left join posted on point_id = id where ${runByAgents} and ${isIn(districtIds)}),
    people as (
      select count(*) filter (where role = 'agent')::integer as agents,
        count(*) filter (where role = 'agent' and status = 'active' and point_id is null)::integer as none,
        count(*) filter (where role = 'agent' and status = 'suspended')::integer as "agentsBlocked",
        count(*) filter (where role <> 'agent')::integer as left
      from known join agent_person agent on agent.id = known.id
        left join agent_post on agent_post.person_id = agent.id
        left join pickup_point on pickup_point.id = agent_post.point_id
      where ${isThere})
    select * from places, people`)
}
