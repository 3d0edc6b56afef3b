import { z } from 'zod'
import { lineField, optionalLine, phoneField } from '#platform/fields/fields.ts'
import { answerView, letterWords } from '../answers/answers.contract.ts'
import { leadSmsTexts } from '../domain/answers.ts'
import { leadKinds, leadLanguages, needsMessage } from '../domain/lead-kinds.ts'
import { leadStates, longestLeadNote } from '../domain/lead-mark.ts'
import { suspicions } from '../domain/suspicion.ts'

export const leadErrors = {
  too_many_leads: 429,
  lead_handled: 409,
  /** A colleague has it, or has handed it on meanwhile. */
  lead_taken: 409,
  /** They left no address to write to. */
  lead_no_email: 409,
} as const satisfies Record<string, number>

/** A number, or what a form without a script sends of a list. */
const regionChoice = z
  .union([z.literal(''), z.string().regex(/^([1-9]|1[0-4])$/), z.int().min(1).max(14)])
  .optional()
  .transform((chosen) => (chosen === undefined || chosen === '' ? undefined : Number(chosen)))
  .pipe(z.int().optional())

/** The lead sign-up form of SPEC section 3, and what else strangers write (DECISIONS, "API shapes 2"). */
export const leadRequest = z
  .object({
    kind: z.enum(leadKinds).default('business').describe('What it is about.'),
    name: lineField(100),
    lastName: optionalLine(100),
    last_name: optionalLine(100).describe('The same as `lastName`, which wins.'),
    email: z
      .union([z.literal(''), z.email().max(200)])
      .optional()
      .transform((text) => text || undefined),
    phone: phoneField,
    company: optionalLine(200),
    website: optionalLine(200).describe('Of the business; of a `report`, the address that was met.'),
    region_id: regionChoice.describe('Of a place that could become a point: the number of its region.'),
    address: optionalLine(300).describe('Of such a place, as people find it.'),
    message: optionalLine(2000).describe('Needed when `kind` is `contact` or `report`.'),
  })
  .refine(({ kind, message }) => message !== undefined || !needsMessage(kind), {
    path: ['message'],
    params: { code: 'required' },
  })
  .transform(({ last_name, ...lead }) => ({ ...lead, lastName: lead.lastName ?? last_name }))
  .meta({
    example: {
      kind: 'business',
      name: 'Dilnoza',
      lastName: 'Karimova',
      phone: '901112233',
      company: 'Atlas',
    },
  })
export type LeadRequest = z.output<typeof leadRequest>

export const leadAnswer = z.object({ id: z.string().describe('The number of the request.') })

/** As everywhere: a number that was given out. */
const number = z.string().regex(/^[1-9]\d{0,14}$/)

export const deskLeadParams = z.object({ id: number.meta({ example: '12' }) })

export const deskLeadQuery = z.object({
  cursor: number.optional().describe('`next_cursor` of the page before.'),
  state: z
    .enum([...leadStates, 'waiting', 'all'])
    .default('waiting')
    .describe('`new`: nobody has it; `in_work`: somebody has; `waiting`: both.'),
  kind: z.enum(leadKinds).optional().describe('Which form it came by; all of them when left out.'),
  owner: z.enum(['mine', 'nobody', 'all']).default('all').describe('Whose they are.'),
  suspect: z
    .enum(['true', 'false', 'all'])
    .default('false')
    .describe('Those that look like spam are kept apart: `true` lists them.'),
  q: optionalLine(80)
    .meta({ example: 'Dilnoza' })
    .describe('Part of a name or a company in any script, or digits of the phone.'),
})
export type DeskLeadQuery = z.output<typeof deskLeadQuery>

const text = z.string().nullable()
const iso = z.string().describe('ISO 8601, UTC.')

export const deskLead = z.object({
  id: z.string(),
  kind: z.enum(leadKinds).describe('Which form it came by.'),
  state: z.enum(leadStates),
  name: z.string(),
  last_name: text,
  phone: z.string().describe('Nine digits, behind +998.'),
  email: text,
  company: text,
  website: text.describe('Written by a stranger: of a `report`, the address that looked false.'),
  region_id: z.int().nullable().describe('Of a place that could become a point.'),
  address: text,
  message: text,
  language: z.enum(leadLanguages).nullable().describe('Of the page they wrote on, if it is known.'),
  created_at: iso,
  handled: z
    .object({ by: z.string().describe('The name of who took care of it.'), at: iso })
    .nullable()
    .describe('Null while it is new.'),
  note: text.describe('What was done; stays when it is opened again.'),
  owner: z
    .object({ id: z.string(), name: z.string(), at: iso })
    .nullable()
    .describe('Who takes care of it; null while it is nobody’s.'),
  page: text.describe('The page it was written on; null when it came by the API.'),
  suspect: z.array(z.enum(suspicions)).describe('Why it looks like spam; empty when it does not.'),
  times: z.int().describe('How often the same words came within ten minutes.'),
  answers: z.array(answerView).describe('What we said, oldest first.'),
})
export type DeskLead = z.infer<typeof deskLead>

export const deskLeadList = z.object({
  items: z.array(deskLead).describe('Newest first.'),
  next_cursor: z.string().nullable(),
})
export type DeskLeadList = z.infer<typeof deskLeadList>

export const leadMark = z
  .discriminatedUnion('state', [
    z.object({
      state: z.literal('handled'),
      note: lineField(longestLeadNote).describe('What was done about it.'),
    }),
    z.object({ state: z.literal('new') }),
  ])
  .meta({ example: { state: 'handled', note: 'Qoʻngʻiroq qildim, narxlarni tushuntirdim' } })
export type LeadMarkRequest = z.output<typeof leadMark>

const person = number.nullable().describe('The number of a colleague; null is nobody.')

export const leadHanding = z
  .object({ from: person.describe('Whose it was when it was looked at.'), to: person })
  .meta({ example: { from: null, to: '3' } })
export type LeadHanding = z.output<typeof leadHanding>

export const leadSuspect = z.object({ suspect: z.boolean() }).meta({ example: { suspect: false } })

export const leadAnswerRequest = z
  .discriminatedUnion('channel', [
    z.object({ channel: z.literal('sms'), template: z.enum(leadSmsTexts) }),
    z.object({ channel: z.literal('email'), text: letterWords.shape.text }),
  ])
  .meta({ example: { channel: 'email', text: 'Assalomu alaykum! Ha, dorini ham olamiz.' } })
export type LeadAnswerRequest = z.output<typeof leadAnswerRequest>

export const leadColleagues = z.array(z.object({ id: z.string(), name: z.string() }))
export type LeadColleague = z.infer<typeof leadColleagues>[number]
