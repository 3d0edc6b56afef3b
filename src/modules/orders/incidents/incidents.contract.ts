import { z } from 'zod'
import { optionalLine } from '#platform/fields/fields.ts'
import { incidentDecisions, incidentKinds } from '../domain/incident/incident-words.ts'
import { statuses } from '../domain/words.ts'

export const incidentErrors = {
  incident_decided: 409,
  decision_not_for_this: 422,
} as const satisfies Record<string, number>

const iso = z.string().describe('ISO 8601, UTC.')
const somebody = z.object({ id: z.string(), full_name: z.string() })

export const incidentQuery = z.object({
  state: z.enum(['open', 'decided']).default('open'),
  kind: z.enum(incidentKinds).optional(),
  order_id: z
    .string()
    .regex(/^[1-9]\d{7}$/)
    .optional()
    .meta({ example: '63642483' }),
  cursor: z.string().max(64).optional(),
  limit: z.coerce.number().int().min(1).max(100).default(50),
  lang: z.string().max(20).optional(),
})
export type IncidentQuery = z.output<typeof incidentQuery>

export const incident = z.object({
  id: z.string(),
  kind: z.enum(incidentKinds),
  kind_label: z.string(),
  message: z.string().describe('What happened.'),
  what_to_do: z.string().describe('What whoever has the parcel was told to do with it.'),
  order: z
    .object({
      id: z.string(),
      tracking_code: z.string(),
      status: z.enum(statuses),
      status_label: z.string().describe('As it is now.'),
    })
    .nullable()
    .describe('Null when it is about money alone.'),
  status_then: z.string().nullable().describe('In which state the order was when this was told.'),
  verb_label: z.string().nullable().describe('What was reported.'),
  person: somebody.nullable().describe('Whose report it is.'),
  happened_at: iso,
  opened_at: iso,
  cash: z.int().nullable().describe('Cash in the books that waits for the decision.'),
  expected: z.int().nullable(),
  counted: z.int().nullable(),
  parcels: z.array(z.string()).describe('What it is about: tracking codes, bags, names of pictures.'),
  said: z.string().nullable().describe('What the person wrote.'),
  decisions: z.array(z.enum(incidentDecisions)).describe('What can be decided; empty once it is.'),
  decision: z.enum(incidentDecisions).nullable(),
  decided_at: iso.nullable(),
  decided_by: somebody.nullable().describe('Null when it settled itself.'),
  note: z.string().nullable(),
})
export type IncidentAnswer = z.infer<typeof incident>

export const incidentList = z.object({
  items: z.array(incident).describe('Open ones oldest first, decided ones newest first.'),
  next_cursor: z.string().nullable(),
  open: z.int().describe('How many wait for a decision in all.'),
})
export type IncidentList = z.infer<typeof incidentList>

export const incidentParams = z.object({
  id: z
    .string()
    .regex(/^[1-9]\d{0,17}$/)
    .meta({ example: '12' }),
})

export const incidentDecision = z
  .object({ decision: z.enum(incidentDecisions), note: optionalLine(500) })
  .meta({ example: { decision: 'settled', note: 'Kuryer bilan gaplashildi, posilka omborda' } })
export type IncidentDecisionRequest = z.output<typeof incidentDecision>
