import type { ApprovalView } from '#modules/accounts/approvals/approvals.contract.ts'
import type { ApprovalKind, WhyNot, WhyTwo } from '#modules/accounts/domain/two-people.ts'
import type { BadgeLook } from '#ui/show/state-badge.tsx'

export const kindNames = {
  claim: 'approvals.kinds.claim',
  top_up: 'approvals.kinds.topUp',
  refund: 'approvals.kinds.refund',
  payout_run: 'approvals.kinds.payoutRun',
  debt_write_off: 'approvals.kinds.debtWriteOff',
  tariff: 'approvals.kinds.tariff',
  payout_account: 'approvals.kinds.payoutAccount',
  referral: 'approvals.kinds.referral',
  partner: 'approvals.kinds.partner',
  credit_limit: 'approvals.kinds.creditLimit',
} as const satisfies Record<ApprovalKind, string>

export const whyNames = {
  always: 'approvals.why.always',
  over_limit: 'approvals.why.overLimit',
  other_amount: 'approvals.why.otherAmount',
  receipt_seen: 'approvals.why.receiptSeen',
} as const satisfies Record<WhyTwo, string>

export const whyNotNames = {
  approval_own: 'approvals.whyNot.own',
  forbidden: 'approvals.whyNot.noRight',
  approval_asker_gone: 'approvals.whyNot.askerGone',
  approval_not_second_person: 'approvals.whyNot.notSecond',
} as const satisfies Record<WhyNot, string>

type Status = ApprovalView['status']

export const statusNames = {
  waiting: 'approvals.statuses.waiting',
  approved: 'approvals.statuses.approved',
  rejected: 'approvals.statuses.rejected',
  withdrawn: 'approvals.statuses.withdrawn',
  released: 'approvals.statuses.released',
} as const satisfies Record<Status, string>

export const statusLooks: Readonly<Record<Status, BadgeLook>> = {
  waiting: { tone: 'accent', sign: 'clock' },
  approved: { tone: 'ok', sign: 'ticked' },
  rejected: { tone: 'danger-line', sign: 'cross' },
  withdrawn: { tone: 'faint', sign: 'cross' },
  released: { tone: 'danger-line', sign: 'alarm' },
}
