import { type NoticeKind, noticeKinds, specOf } from './notices.ts'
import { templates } from './templates.ts'

/** What a message is about, as the desk narrows the log down by it. */
export const noticeGroups = [
  'parcel',
  'hand_out',
  'sign_in',
  'caller',
  'measure',
  'claims',
  'money',
  'invitations',
  'basket',
  'staff',
  'answers',
] as const
export type NoticeGroup = (typeof noticeGroups)[number]

type TemplateId = (typeof templates)[keyof typeof templates]['id'] | 'answer-letter'

const groupOfTemplate = {
  'sign-in-code': 'sign_in',
  'payout-code': 'sign_in',
  'caller-code': 'caller',
  'drop-code': 'hand_out',
  'basket-reminder': 'basket',
  'drop-point-closes': 'basket',
  'top-up-approved': 'money',
  'top-up-rejected': 'money',
  'payout-chosen': 'money',
  'payout-waiting': 'money',
  'debt-reminder': 'money',
  'low-balance': 'money',
  'claim-opened': 'claims',
  'claim-found': 'claims',
  'claim-accepted': 'claims',
  'claim-rejected': 'claims',
  'reweigh-asked': 'measure',
  'reweigh-at-counter': 'measure',
  'reweigh-lower': 'measure',
  'approval-released': 'staff',
  'phone-set-up': 'staff',
  'work-suspended': 'staff',
  'referral-reminder': 'invitations',
  'referral-paid': 'invitations',
  'referral-refused': 'invitations',
  'referral-taken-back': 'invitations',
  'answer-not-reached': 'answers',
  'answer-call-us': 'answers',
  'answer-interview': 'answers',
  'answer-hired': 'answers',
  'answer-not-this-time': 'answers',
  'answer-letter': 'answers',
} as const satisfies Record<TemplateId, NoticeGroup>

const groupOfKind = (kind: NoticeKind): NoticeGroup => (specOf(kind).holdsCode ? 'hand_out' : 'parcel')

/** The kinds of notices and the templates of a group. */
export const kindsOf = (group: NoticeGroup): readonly string[] => [
  ...noticeKinds.filter((kind) => groupOfKind(kind) === group),
  ...Object.entries(groupOfTemplate).flatMap(([id, of]) => (of === group ? [id] : [])),
]

export const templateById = (id: string) => Object.values(templates).find((template) => template.id === id)
