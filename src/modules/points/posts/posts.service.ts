import { assert } from '#kernel/assert.ts'
import { err, type Ok, ok, type Result } from '#kernel/result.ts'
import { tashkentDay } from '#kernel/tashkent.ts'
import { districtById, districtIdsOf } from '#modules/geo/index.ts'
import { balancesOf } from '#modules/ledger/index.ts'
import type { Db } from '#platform/db/database.ts'
import type { Failure } from '#platform/http/errors.ts'
import type { RequestContext } from '#platform/http/route.ts'
import { findStays, type Stay } from '../agents/agent-post.repo.ts'
import { type Place, stateOf } from '../domain/point.ts'
import { findPlacesBy } from '../points.repo.ts'
import type {
  AgentStay,
  PostAgentList,
  PostAgentLook,
  PostAgentRow,
  PostAgentsQuery,
  PostCounts,
  PostedAgent,
  PostPointList,
  PostPointLook,
  PostPointRow,
  PostPointsQuery,
} from './posts.contract.ts'
import {
  type AgentRow,
  countAllPosts,
  findAgentsAt,
  findPostAgent,
  findPostAgents,
  findPostPoints,
  type PointKey,
} from './posts.repo.ts'
import { soughtPost } from './sought-post.ts'

type Asking = Pick<RequestContext, 'db' | 'now' | 'locale'>

const PAGE = 30
const MOST_STAYS = 50
const nothing = { items: [], next_cursor: null }

const districtsIn = (region: number | undefined) => (region === undefined ? undefined : districtIdsOf(region))

export async function listPostPoints(
  asking: Asking,
  { q = '', region_id, which, cursor }: PostPointsQuery,
): Promise<Ok<PostPointList>> {
  const sought = q === '' ? undefined : soughtPost(q)
  if (q !== '' && !sought) return ok(nothing)
  const found = await findPostPoints(
    asking.db,
    {
      sought,
      districtIds: districtsIn(region_id),
      which,
      after: cursor === undefined ? undefined : keyIn(cursor),
      today: tashkentDay(asking.now),
    },
    PAGE + 1,
  )
  const page = found.slice(0, PAGE)
  const last = page.at(-1)
  return ok({
    items: await pointRows(
      asking,
      page.map(({ id }) => id),
    ),
    next_cursor: last && found.length > PAGE ? `${Number(last.run)}.${last.occupied}.${last.id}` : null,
  })
}

function keyIn(cursor: string): PointKey {
  const [run = 0, occupied = 0, id = 0] = cursor.split('.').map(Number)
  return { run: run === 1, occupied, id }
}

export async function listPostAgents(
  asking: Asking,
  { q = '', region_id, which, cursor }: PostAgentsQuery,
): Promise<Ok<PostAgentList>> {
  const sought = q === '' ? undefined : soughtPost(q)
  if (q !== '' && !sought) return ok(nothing)
  const found = await findPostAgents(
    asking.db,
    {
      sought,
      districtIds: districtsIn(region_id),
      which,
      after: cursor === undefined ? undefined : Number(cursor),
    },
    PAGE + 1,
  )
  const page = found.slice(0, PAGE)
  return ok({
    items: await agentRows(asking, page),
    next_cursor: found.length > PAGE ? String(page.at(-1)?.id) : null,
  })
}

export async function countPosts({ db, now }: Asking, region: number | undefined): Promise<Ok<PostCounts>> {
  const counts = await countAllPosts(db, districtsIn(region), tashkentDay(now))
  const { points, empty, pointsBlocked, agents, none, agentsBlocked, left } = counts
  return ok({
    points: { all: points, empty, blocked: pointsBlocked },
    agents: { all: agents, none, blocked: agentsBlocked, left },
  })
}

export async function readPostPoint(
  asking: Asking,
  id: number,
): Promise<Result<PostPointLook, Failure<'not_found'>>> {
  const [row] = await pointRows(asking, [id])
  if (!row) return err({ code: 'not_found' })
  return ok({ ...row, stays: await staysOf(asking, { point: id }) })
}

/** What others know of an agent, handed in where routes are wired: they know this module. */
export type AgentDoors = {
  /** The point that somebody with this phone has agreed to run. */
  agreedPoint(db: Db, phone: string): Promise<number | undefined>
}

export async function readPostAgent(
  asking: Asking,
  doors: AgentDoors,
  id: number,
): Promise<Result<PostAgentLook, Failure<'not_found'>>> {
  const agent = await findPostAgent(asking.db, id)
  const [row] = agent ? await agentRows(asking, [agent]) : []
  if (!row) return err({ code: 'not_found' })
  const agreed = await doors.agreedPoint(asking.db, row.phone)
  const place = agreed === undefined ? undefined : (await findPlacesBy(asking.db, [agreed])).get(agreed)
  return ok({
    ...row,
    stays: await staysOf(asking, { person: id }),
    agreed_point: place ? { id: place.id, name: place.name[asking.locale] } : null,
  })
}

async function pointRows(asking: Asking, ids: readonly number[]): Promise<PostPointRow[]> {
  const { db, locale } = asking
  const [places, agents] = await Promise.all([findPlacesBy(db, ids), findAgentsAt(db, ids)])
  const cash = await cashOf(db, agents)
  return ids.flatMap((id) => {
    const place = places.get(id)
    if (!place || !isCounter(place)) return []
    const here = agents.filter(({ pointId }) => pointId === id)
    return {
      ...pointOf(place, asking),
      address: place.address[locale],
      occupied: place.occupied,
      capacity: place.capacity,
      cash: here.reduce((sum, agent) => sum + (cash.get(agent.id) ?? 0), 0),
      agents: here.map(agentOf),
    }
  })
}

async function agentRows(asking: Asking, agents: readonly AgentRow[]): Promise<PostAgentRow[]> {
  const ids = agents.flatMap(({ pointId }) => pointId ?? [])
  const [places, cash] = await Promise.all([findPlacesBy(asking.db, ids), cashOf(asking.db, agents)])
  return agents.map((agent) => {
    const place = agent.pointId === null ? undefined : places.get(agent.pointId)
    return {
      ...agentOf(agent),
      seen_at: agent.seenAt?.toISOString() ?? null,
      cash: cash.get(agent.id) ?? 0,
      point: place ? pointOf(place, asking) : null,
    }
  })
}

const cashOf = (db: Db, agents: readonly Pick<AgentRow, 'id'>[]) =>
  balancesOf(
    db,
    'agent_cash',
    agents.map(({ id }) => id),
  )

/** With a person behind it; nobody stands at a wall of doors. */
export const isCounter = ({ kind }: Pick<Place, 'kind'>) => kind === 'point' || kind === 'depot'

function pointOf(place: Place, { now, locale }: Asking): NonNullable<PostAgentRow['point']> {
  const district = districtById(place.districtId)
  assert(district, 'a point stands in a district that does not exist')
  return {
    id: place.id,
    kind: place.kind,
    name: place.name[locale],
    region_id: district.regionId,
    district_id: district.id,
    state: stateOf(place, now),
    closes_on: place.closesOn,
  }
}

const agentOf = ({ id, fullName, phone, state, since }: AgentRow): PostedAgent => ({
  id: String(id),
  full_name: fullName,
  phone,
  state,
  since: since?.toISOString() ?? null,
})

async function staysOf(
  { db, locale }: Asking,
  of: { person: number } | { point: number },
): Promise<AgentStay[]> {
  const stays = await findStays(db, of, MOST_STAYS)
  const places = await findPlacesBy(db, [...new Set(stays.map(({ pointId }) => pointId))])
  return stays.map((stay) => ({
    id: String(stay.id),
    person: { id: String(stay.personId), full_name: stay.person },
    point: { id: stay.pointId, name: places.get(stay.pointId)?.name[locale] ?? '' },
    began: saidOf(stay.beganAt, stay.beganBy, stay.beganNote),
    ended: stay.endedAt && saidOf(stay.endedAt, stay.endedBy, stay.endedNote),
  }))
}

const saidOf = (at: Date | null, by: Stay['beganBy'], note: string | null) => ({
  at: at?.toISOString() ?? null,
  by,
  note,
})
