import { z } from 'zod'
import { idField, lineField, optionalLine } from '#platform/fields/fields.ts'
import { contractStates, longestContractNote, longestContractNumber } from '../domain/agent-contract.ts'
import { leadLanguages } from '../domain/lead-kinds.ts'

export const agentErrors = {
  /** A colleague has taken a step since. */
  agent_moved: 409,
  agent_move_impossible: 409,
  /** There is no such point, or it is closed. */
  agent_point_unusable: 409,
  /** The point came from another application. */
  agent_point_taken: 409,
} as const satisfies Record<string, number>

const number = z.string().regex(/^[1-9]\d{0,14}$/)
const iso = z.string().describe('ISO 8601, UTC.')
const text = z.string().nullable()
const state = z.enum(contractStates)

export const agentParams = z.object({ id: number.meta({ example: '12' }) })

export const agentQuery = z.object({
  state: state.optional().describe('All states when left out.'),
  region: z
    .string()
    .regex(/^([1-9]|1[0-4])$/)
    .optional()
    .describe('The number of a region; all when left out.'),
  cursor: number.optional().describe('`next_cursor` of the page before.'),
})
export type AgentQuery = z.output<typeof agentQuery>

export const agentItem = z.object({
  id: z.string().describe('The number of the letter it came with.'),
  name: z.string(),
  last_name: text,
  phone: z.string().describe('Nine digits, behind +998.'),
  email: text,
  company: text,
  region_id: z.int().nullable(),
  address: text.describe('Of the place that would be the point.'),
  message: text,
  language: z.enum(leadLanguages).nullable().describe('Of the page they wrote on, if it is known.'),
  state,
  moves: z
    .array(z.object({ to: state, needs: z.array(z.enum(['note', 'contract', 'point_id'])) }))
    .describe('Where it can go from here, and what each step has to come with.'),
  contract: text.describe('The number of the paper, from the signing on.'),
  point_id: z.int().nullable().describe('The point that it became; only while it is live.'),
  owner: text.describe('The name of who talks to them.'),
  created_at: iso,
  changed_at: iso.describe('When it came to its state.'),
})
export type AgentItem = z.infer<typeof agentItem>

export const agentList = z.object({
  items: z.array(agentItem).describe('Newest first. What looks like spam is in the inbox only.'),
  next_cursor: z.string().nullable(),
})
export type AgentList = z.infer<typeof agentList>

export const agentDetail = agentItem.extend({
  history: z
    .array(z.object({ state, note: text, by: text, at: iso }))
    .describe('Steps and notes, oldest first; begins with the letter itself.'),
})
export type AgentDetail = z.infer<typeof agentDetail>

export const agentMove = z
  .object({
    from: state.describe('The state it was seen in: a colleague may have moved it since.'),
    to: state,
    note: optionalLine(longestContractNote).describe('Why; needed when it goes back or is declined.'),
    contract: optionalLine(longestContractNumber).describe('The number of the paper; needed for `signed`.'),
    point_id: idField.optional().describe('An open point that is nobody’s yet; needed for `live`.'),
  })
  .meta({ example: { from: 'contract_sent', to: 'signed', contract: 'A-2026/118' } })
export type AgentMove = z.output<typeof agentMove>

export const agentNote = z
  .object({ text: lineField(longestContractNote) })
  .meta({ example: { text: 'Chorshanba kuni joyini koʻramiz' } })
