import { z } from 'zod'
import { lineField } from '#platform/fields/fields.ts'
import { notCountedReasons, referralStates, referralStatuses, signals } from '../domain/referral.ts'

export const referralErrors = {
  referral_not_ready: 409,
  referral_decided: 409,
  referral_own: 409,
  referral_no_budget: 409,
} as const satisfies Record<string, number>

const iso = z.string().describe('ISO 8601, UTC.')
const money = z.int().describe("Whole so'm.")

const reason = z.object({
  code: z
    .enum([...signals, 'budget', 'taken_back'])
    .describe('`budget`: it comes once more money is set aside for the promotion.'),
  text: z.string().describe("In the caller's language."),
})

const course = z.object({
  registered_at: iso,
  deadline: iso.describe('What is delivered until then counts.'),
  days_left: z.int(),
  shipments: z.int().describe('How many count so far; at most `needed` are needed.'),
  receivers: z.int().describe('To how many different people; `needed_receivers` are needed.'),
  status: z
    .enum(referralStatuses)
    .describe(
      '`unknown`: not decided yet. `ended`: rewarded or refused. `expired`: the time was over before.',
    ),
  state: z
    .enum(referralStates)
    .describe(
      'The same in full. `waiting`: everything is sent, the reward comes at `reward_at`. `review`: the desk looks at it first.',
    ),
  reward_at: iso.nullable().describe('When it was paid, or will be.'),
  reasons: z.array(reason).describe('Why it was refused, is looked at, waits longer or was taken back.'),
  note: z.string().nullable().describe('What the desk has said.'),
})

export const invitedFriend = course.extend({
  initials: z.string().meta({ example: 'B. T.' }),
})
export type InvitedFriend = z.infer<typeof invitedFriend>

export const ownCourse = course.extend({
  inviter: z.string().describe('Initials of whoever invited.').meta({ example: 'B. T.' }),
  not_counted: z
    .array(z.object({ code: z.enum(notCountedReasons), count: z.int(), text: z.string() }))
    .describe('Shipments that do not count, and why.'),
})
export type OwnCourse = z.infer<typeof ownCourse>

export const referralAnswer = z.object({
  link: z.string().meta({ example: 'https://tezbox.example/r?ref=a1b2c3d4e5' }),
  code: z.string().meta({ example: 'a1b2c3d4e5' }),
  reward: money.describe("Whole so'm to each of the two."),
  needed: z.int().describe('Shipments of the friend.'),
  needed_receivers: z.int(),
  days: z.int().describe('From sign-up on.'),
  wait_days: z.int().describe('From the last of them until the reward.'),
  running: z.boolean().describe('Whether somebody who signs up now by the link is promised the reward.'),
  earned: money.describe("Whole so'm for friends so far."),
  unspent: money.describe('What is still on the balance of it; own money is spent after it.'),
  friends: z.int().describe('How many have come.'),
  invited: z.array(invitedFriend).describe('The newest first; at most 200.'),
  mine: ownCourse.nullable().describe('If somebody has invited the caller: how far they are themselves.'),
})
export type ReferralAnswer = z.infer<typeof referralAnswer>

const participant = z.object({
  id: z.string(),
  full_name: z.string(),
  company: z.string().nullable(),
  phone: z.string().nullable(),
})

export const deskReferral = ownCourse.omit({ inviter: true }).extend({
  id: z.string(),
  inviter: participant,
  friend: participant,
  given: money.describe('What the friends of this inviter have brought in the last 30 days.'),
  paid: money.nullable().describe('To each of the two.'),
  taken_back: money,
  may_be_paid: z.boolean().describe('The desk can say yes.'),
  approval: z
    .object({ id: z.string(), asked_at: iso })
    .nullable()
    .describe('Somebody said yes: it waits for a second person.'),
})
export type DeskReferral = z.infer<typeof deskReferral>

export const deskReferralQuery = z.object({
  state: z.enum(referralStates).optional(),
  q: z.string().trim().max(100).optional().describe('Part of a name or a number.'),
  cursor: z
    .string()
    .regex(/^[1-9]\d{0,14}$/)
    .optional()
    .describe('`next_cursor` of the page before.'),
})
export type DeskReferralQuery = z.output<typeof deskReferralQuery>

export const deskReferralList = z.object({
  items: z.array(deskReferral).describe('Who signed up last first.'),
  totals: z.array(z.object({ state: z.enum(referralStates), count: z.int(), cost: money })),
  next_cursor: z.string().nullable(),
})
export type DeskReferralList = z.infer<typeof deskReferralList>

export const referralParams = z.object({
  id: z
    .string()
    .regex(/^[1-9]\d{0,14}$/)
    .meta({ example: '12' }),
})

export const referralVerdict = z.object({
  note: lineField(300)
    .describe('Why; both people read it.')
    .meta({ example: 'Aka-uka, alohida yashaydi: hujjatlar koʻrildi' }),
})

export const allowAnswer = z.object({
  referral: deskReferral,
  approval_id: z.string().nullable().describe('Above the limit it waits for a second person.'),
})
export type AllowAnswer = z.infer<typeof allowAnswer>
