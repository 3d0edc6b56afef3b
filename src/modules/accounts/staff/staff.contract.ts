import { z } from 'zod'
import { idInAddress, lineField, phoneField } from '#platform/fields/fields.ts'
import { auditKinds } from '../domain/audit-actions.ts'
import { staffRoles } from '../domain/person.ts'

export const staffErrors = {
  not_yourself: 409,
  staff_holds_cash: 409,
  staff_holds_parcels: 409,
} as const satisfies Record<string, number>

const role = z.enum(staffRoles)
const status = z.enum(['active', 'suspended'])

export const staffMember = z.object({
  id: z.string(),
  phone: z.string(),
  full_name: z.string(),
  role,
  status,
  second_step: z.boolean().describe('Whether an authenticator has been given out.'),
  passkeys: z.int().describe('How many passkeys the person has added beside it.'),
  seen_at: z.string().nullable().describe('The last call of any of the person’s sessions.'),
  created_at: z.string(),
})
export type StaffMember = z.infer<typeof staffMember>

export const staffQuery = z.object({
  role: role.optional(),
  status: status.optional(),
  q: z.string().trim().max(100).optional().describe('Part of the name, in any script, or of the phone.'),
  cursor: z.string().max(64).optional(),
})
export type StaffQuery = z.output<typeof staffQuery>
export const staffList = z.object({ items: z.array(staffMember), next_cursor: z.string().nullable() })

const secondStep = z.object({
  secret: z.string().describe('Shown once: base32, for the authenticator.'),
  uri: z.string().describe('The same as an otpauth: address, for a QR code.'),
})
export type SecondStep = z.infer<typeof secondStep>

export const newStaffRequest = z
  .object({ phone: phoneField, full_name: lineField(100), role })
  .meta({ example: { phone: '901112233', full_name: 'Jasur Toʻxtayev', role: 'courier' } })
export type NewStaffRequest = z.output<typeof newStaffRequest>
export const newStaffAnswer = z.object({ person: staffMember, second_step: secondStep })

export const staffChange = z
  .object({ full_name: lineField(100), role, status })
  .partial()
  .meta({ example: { status: 'suspended' } })
export type StaffChange = z.output<typeof staffChange>
export const staffParams = z.object({
  id: z
    .string()
    .regex(/^[1-9]\d{0,17}$/)
    .meta({ example: '12' }),
})
export const secondStepAnswer = secondStep
export const dismissed = z.object({})

export const heldThings = z.object({
  cash: z.int().describe("By the books, whole so'm."),
  parcels: z
    .array(
      z.object({
        order_id: z.string(),
        tracking_code: z.string(),
        status: z.string(),
        since: z.string().describe('ISO 8601, UTC: when it came to where it stands.'),
        trip_id: z
          .string()
          .nullable()
          .describe('The trip it was loaded on: a scan at a depot takes it off. Null: in their bag.'),
      }),
    )
    .describe('In the person’s bag or van, the longest first; at most 200.'),
  parcel_count: z.int(),
})
export type HeldThings = z.infer<typeof heldThings>

const auditDay = z.iso.date().refine((day) => day >= '2000-01-01' && day < '2100-01-01')
export const auditQuery = z.object({
  object: z
    .string()
    .max(80)
    .optional()
    .describe('`kind:id`, for example `person:12`, or all things of a kind: `tariff`.'),
  who: z.string().trim().max(100).optional().describe('Part of a name, in any script, or of a phone.'),
  person: idInAddress.optional().describe('Who did it.'),
  kind: z.enum(auditKinds).optional().describe('What it is about.'),
  from: auditDay.optional().describe('The first day, in Tashkent.'),
  to: auditDay.optional().describe('The last day.'),
  cursor: z.string().max(64).optional(),
})
export const auditList = z.object({
  items: z.array(
    z.object({
      id: z.string(),
      at: z.string(),
      person: z.object({
        id: z.string().nullable().describe('Null when it was done on the command line of the server.'),
        full_name: z.string(),
      }),
      role: z.string().describe('`command_line` for the server itself.'),
      action: z.string(),
      object: z.string(),
      before: z.unknown(),
      after: z.unknown(),
      address: z.string(),
      names: z
        .record(z.string(), z.string())
        .describe('What people, points, orders and districts of the line are called, by `kind:id`.'),
    }),
  ),
  next_cursor: z.string().nullable(),
})
export type AuditQuery = z.output<typeof auditQuery>
export type AuditList = z.infer<typeof auditList>
