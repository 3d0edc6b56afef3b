import { z } from 'zod'
import { againRefusals } from '../domain/again.ts'
import { noticeGroups } from '../domain/notice-groups.ts'
import { channelNames, sides } from '../domain/notices.ts'

export const noticeLogErrors = {
  notice_under_way: 409,
  notice_forgotten: 409,
  notice_passed: 409,
  notice_has_secret: 409,
  notice_no_words: 409,
  notice_too_old: 409,
  notice_again_soon: 429,
  notice_again_often: 429,
} as const satisfies Record<(typeof againRefusals)[number], number>

const noticeStates = ['under_way', 'sent', 'delivered', 'failed', 'dropped'] as const
export type NoticeStateFilter = (typeof noticeStates)[number]

const iso = z.string().describe('ISO 8601, UTC.')

export const noticeLogQuery = z.object({
  state: z
    .enum(noticeStates)
    .optional()
    .describe('`under_way`: leaves in a moment, or waits for the morning.'),
  channel: z.enum(channelNames).optional(),
  group: z.enum(noticeGroups).optional(),
  search: z
    .string()
    .max(40)
    .optional()
    .describe('A whole phone number, a tracking code or the number of an order.'),
  day: z
    .string()
    .regex(/^\d{4}-\d{2}-\d{2}$/)
    .optional()
    .describe('When it was asked for, by the clock of Tashkent.'),
  cursor: z.string().max(64).optional(),
  limit: z.coerce.number().int().min(1).max(100).default(50),
})
export type NoticeLogQuery = z.output<typeof noticeLogQuery>

const line = z.object({
  id: z.string().meta({ example: 'n42' }),
  label: z.string().describe('What it says, in a few words.'),
  side: z.enum(sides).nullable().describe('Of a parcel; null for messages that are no notices about one.'),
  channel: z.enum(channelNames),
  to: z.string().describe('The phone or the address, masked unless the caller may see it whole.'),
  order: z.object({ id: z.string(), tracking_code: z.string() }).nullable(),
  state: z.enum(['planned', 'waiting', 'sent', 'delivered', 'failed', 'dropped']),
  reason: z.string().nullable().describe('Why it failed or was dropped.'),
  due_at: iso.nullable().describe('Until when it waits, if it does.'),
  asked_at: iso,
  at: iso.describe('When it came to this state.'),
})
export type NoticeLine = z.infer<typeof line>

export const noticeLog = z.object({
  items: z.array(line).describe('Newest first.'),
  next_cursor: z.string().nullable(),
})
export type NoticeLog = z.infer<typeof noticeLog>

export const noticeLogParams = z.object({
  id: z
    .string()
    .max(20)
    .describe('`n` and the number of a notice, or `m` and that of a message.')
    .meta({ example: 'n42' }),
})

export const noticeDetail = line.extend({
  locale: z.enum(['uz', 'oz', 'ru', 'en']),
  text: z
    .string()
    .nullable()
    .describe('As it was sent, with dots for codes and links made for one reader. Null where none is kept.'),
  tries: z
    .array(
      z.object({
        at: iso,
        gateway: z.string(),
        state: z.enum(['queued', 'sent', 'delivered', 'failed']),
        reason: z.string().nullable(),
      }),
    )
    .describe('The last thirty, newest first.'),
  again: z
    .array(z.object({ at: iso, by: z.string() }))
    .describe('Who of the desk had it sent again, newest first.'),
  refusal: z
    .object({ code: z.enum(againRefusals), message: z.string() })
    .nullable()
    .describe('Why it cannot be sent again; null when it can.'),
})
export type NoticeDetail = z.infer<typeof noticeDetail>
