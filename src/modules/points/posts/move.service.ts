import { brand } from '#kernel/brand.ts'
import { err, ok, type Result } from '#kernel/result.ts'
import { lockAgent } from '#modules/accounts/index.ts'
import type { Db } from '#platform/db/database.ts'
import type { Failure } from '#platform/http/errors.ts'
import type { RequestContext } from '#platform/http/route.ts'
import { formatter } from '#platform/i18n/format.ts'
import { findLastSaid, findPost } from '../agents/agent-post.repo.ts'
import { moveTo } from '../agents/agent-post.service.ts'
import { isShut, type Place } from '../domain/point.ts'
import { type PostFacts, refusalOfPost, warningsOfPost } from '../domain/post-warnings.ts'
import { findPlacesBy } from '../points.repo.ts'
import type { MoveAnswer, MoveRequest, PostAgentLook } from './posts.contract.ts'
import { findAgentsAt } from './posts.repo.ts'
import { type AgentDoors, isCounter, readPostAgent } from './posts.service.ts'

export type MoveDoors = AgentDoors & {
  /** What lies in an agent's drawer by the books, and whether nothing has moved it since it was counted. */
  drawer(db: Db, person: number): Promise<{ cash: number; isCounted: boolean }>
}

type Refused = Failure<
  'not_found' | 'point_not_found' | 'post_moved' | 'post_ended' | 'post_agent_blocked' | 'post_drawer_full'
>

/**
 * Posts an agent, moves them or takes them away. The agent is held: of two operators the second hears who was faster, and
 * the same wish of the same operator is done once.
 */
export function moveAgentPost(
  context: RequestContext,
  doors: MoveDoors,
  person: number,
  { from, to, note, dry_run: isTrial }: MoveRequest,
): Promise<Result<MoveAnswer, Refused>> {
  return context.db.transaction(async (tx): Promise<Result<MoveAnswer, Refused>> => {
    const inside = { ...context, db: tx }
    const agent = await lockAgent(tx, person)
    if (!agent) return err({ code: 'not_found' })
    const now = (await findPost(tx, person)) ?? null
    if (now === to && (to === from || (await findLastSaid(tx, person))?.id === context.caller.person))
      return answered(inside, doors, person, { done: !isTrial, warnings: [] })
    if (now !== from) return err(await fasterOne(inside, person, now))
    const facts = await factsOf(inside, doors, agent, { from, to })
    if (!facts) return err({ code: 'point_not_found' })
    const refusal = refusalOfPost(facts)
    if (refusal)
      return err({
        code: refusal,
        values: { name: agent.fullName, amount: formatter(context.locale).money(facts.drawer.cash) },
      })
    if (!isTrial) await moveTo(tx, context, { person, point: to, note })
    return answered(inside, doors, person, { done: !isTrial, warnings: warningsOfPost(facts) })
  })
}

async function answered(
  context: RequestContext,
  doors: MoveDoors,
  person: number,
  told: Omit<MoveAnswer, 'agent'>,
): Promise<Result<MoveAnswer, Failure<'not_found'>>> {
  const agent: Result<PostAgentLook, Failure<'not_found'>> = await readPostAgent(context, doors, person)
  return agent.ok ? ok({ ...told, agent: agent.value }) : agent
}

/** Who has said meanwhile where they work, and what. */
async function fasterOne(
  { db, locale }: RequestContext,
  person: number,
  point: number | null,
): Promise<Failure<'post_moved' | 'post_ended'>> {
  const who = (await findLastSaid(db, person))?.name ?? brand.name
  if (point === null) return { code: 'post_ended', values: { who } }
  const place = (await findPlacesBy(db, [point])).get(point)
  return { code: 'post_moved', values: { who, point: place?.name[locale] ?? String(point) } }
}

type Move = Pick<MoveRequest, 'from' | 'to'>
type Agent = NonNullable<Awaited<ReturnType<typeof lockAgent>>>

/** Undefined where nobody can be posted. */
async function factsOf(
  { db, now, locale }: RequestContext,
  doors: MoveDoors,
  agent: Agent,
  { from, to }: Move,
): Promise<PostFacts | undefined> {
  const agreed = await doors.agreedPoint(db, agent.phone)
  const ids = [from, to, agreed].flatMap((id) => id ?? [])
  const [places, agents, drawer] = await Promise.all([
    findPlacesBy(db, ids),
    findAgentsAt(db, ids),
    doors.drawer(db, agent.id),
  ])
  const [old, next] = [placeIn(places, from), placeIn(places, to)]
  if (to !== null && !(next && isCounter(next))) return undefined
  const others = (point: Place) =>
    agents.filter(({ id, pointId, state }) => id !== agent.id && pointId === point.id && state === 'active')
  return {
    isBlocked: agent.status === 'suspended',
    drawer,
    from: old && {
      name: old.name[locale],
      isShut: isShut(old, now),
      parcels: old.occupied,
      othersAtWork: others(old).length,
    },
    to: next && {
      name: next.name[locale],
      isShut: isShut(next, now),
      closesOn: next.closesOn,
      agents: others(next).map(({ fullName }) => fullName),
    },
    agreed: agreed === undefined || agreed === to ? undefined : placeIn(places, agreed)?.name[locale],
  }
}

const placeIn = (places: ReadonlyMap<number, Place>, id: number | null) =>
  id === null ? undefined : places.get(id)
