import { z } from 'zod'
import { idField, optionalLine } from '#platform/fields/fields.ts'
import { placeKinds, pointStates } from '../domain/point.ts'
import { agentFilters, pointFilters } from '../domain/post-filters.ts'

export const postsErrors = {
  post_moved: 409,
  post_ended: 409,
  post_agent_blocked: 409,
  post_drawer_full: 409,
} as const satisfies Record<string, number>

const iso = z.string().describe('ISO 8601, UTC.')

const q = z
  .string()
  .trim()
  .max(100)
  .optional()
  .describe('Words of a name in any script, digits of a phone, or the number of a point.')
const region_id = z.coerce.number().int().min(1).max(14).optional()

export const pointsQuery = z.object({
  q,
  region_id,
  which: z
    .enum(pointFilters)
    .optional()
    .describe('`empty`: at work, without an agent; `blocked`: at work, and nobody there may sign in.'),
  cursor: z
    .string()
    .regex(/^[01]\.\d{1,9}\.[1-9]\d{0,9}$/)
    .optional(),
})
export type PostPointsQuery = z.output<typeof pointsQuery>

export const agentsQuery = z.object({
  q,
  region_id,
  which: z
    .enum(agentFilters)
    .optional()
    .describe('`none`: without a point; `left`: no agents any more. Without it all who are agents.'),
  cursor: z
    .string()
    .regex(/^[1-9]\d{0,14}$/)
    .optional(),
})
export type PostAgentsQuery = z.output<typeof agentsQuery>

export const countsQuery = z.object({ region_id })

export const postCounts = z.object({
  points: z.object({ all: z.int(), empty: z.int(), blocked: z.int() }),
  agents: z.object({ all: z.int(), none: z.int(), blocked: z.int(), left: z.int() }),
})
export type PostCounts = z.infer<typeof postCounts>

const agent = z.object({
  id: z.string(),
  full_name: z.string(),
  phone: z.string(),
  state: z
    .enum(['active', 'blocked', 'left'])
    .describe('`blocked`: may not sign in; `left`: no agent any more.'),
  since: iso.nullable().describe('At this point; null when nobody wrote it down.'),
})
export type PostedAgent = z.infer<typeof agent>

const point = z.object({
  id: z.int(),
  kind: z.enum(placeKinds),
  name: z.string(),
  region_id: z.int(),
  district_id: z.int(),
  state: z.enum(pointStates),
  closes_on: z.string().nullable().describe('The day from which on it is shut for good.'),
})

const pointRow = point.extend({
  address: z.string(),
  occupied: z.int().describe('Parcels that lie there.'),
  capacity: z.int(),
  cash: z.int().describe('In the drawers of its agents, by the books.'),
  agents: z.array(agent),
})
export type PostPointRow = z.infer<typeof pointRow>

const agentRow = agent.extend({
  seen_at: iso.nullable().describe('The last call of any of their sessions.'),
  cash: z.int().describe('In their drawer, by the books.'),
  point: point.nullable(),
})
export type PostAgentRow = z.infer<typeof agentRow>

export const pointList = z.object({ items: z.array(pointRow), next_cursor: z.string().nullable() })
export type PostPointList = z.infer<typeof pointList>
export const agentPage = z.object({ items: z.array(agentRow), next_cursor: z.string().nullable() })
export type PostAgentList = z.infer<typeof agentPage>

const said = z.object({
  at: iso.nullable().describe('Null: before it was written down.'),
  by: z.string().nullable(),
  note: z.string().nullable(),
})

const stay = z.object({
  id: z.string(),
  person: z.object({ id: z.string(), full_name: z.string().describe('Empty for an account that is gone.') }),
  point: z.object({ id: z.int(), name: z.string() }),
  began: said,
  ended: said.nullable(),
})
export type AgentStay = z.infer<typeof stay>

const stays = z.array(stay).describe('Newest first, the last fifty.')

export const pointLook = pointRow.extend({ stays })
export type PostPointLook = z.infer<typeof pointLook>

export const agentLook = agentRow.extend({
  stays,
  agreed_point: z
    .object({ id: z.int(), name: z.string() })
    .nullable()
    .describe('The point of their agreement, where they have one.'),
})
export type PostAgentLook = z.infer<typeof agentLook>

export const agentParams = z.object({
  id: z
    .string()
    .regex(/^[1-9]\d{0,14}$/)
    .meta({ example: '12' }),
})

export const moveRequest = z
  .object({
    from: idField
      .nullable()
      .describe(
        'Where they were seen to work; 409 `post_moved` or `post_ended` when a colleague was faster.',
      ),
    to: idField.nullable().describe('Null takes them away.'),
    note: optionalLine(200).describe('For colleagues; stands in the history.'),
    dry_run: z.boolean().default(false).describe('Only tells what there is to know before.'),
  })
  .meta({ example: { from: 7, to: 12, note: 'Yangi punkt ochildi', dry_run: true } })
export type MoveRequest = z.output<typeof moveRequest>

const warning = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('drawer_open'), amount: z.int(), counted: z.boolean() }),
  z.object({ kind: z.literal('nobody_left'), point: z.string(), parcels: z.int() }),
  z.object({ kind: z.literal('point_shut'), point: z.string(), closes_on: z.string().nullable() }),
  z.object({ kind: z.literal('has_agents'), point: z.string(), names: z.array(z.string()) }),
  z.object({ kind: z.literal('agreed_elsewhere'), point: z.string() }),
])

export const moveAnswer = z.object({
  done: z.boolean().describe('False for a dry run.'),
  warnings: z.array(warning),
  agent: agentLook,
})
export type MoveAnswer = z.infer<typeof moveAnswer>
