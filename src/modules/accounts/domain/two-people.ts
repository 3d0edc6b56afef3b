import { type Action, type CallerKind, callers, reachOf } from './policy.ts'

/** A value that survives being written down and read again. */
export type Json =
  | null
  | boolean
  | number
  | string
  | readonly Json[]
  | { readonly [key: string]: Json | undefined }

export const approvalKinds = [
  'claim',
  'top_up',
  'refund',
  'payout_run',
  'debt_write_off',
  'tariff',
  'payout_account',
  'referral',
  'partner',
  'credit_limit',
] as const
export type ApprovalKind = (typeof approvalKinds)[number]

export const whyTwoReasons = ['always', 'over_limit', 'other_amount', 'receipt_seen'] as const
export type WhyTwo = (typeof whyTwoReasons)[number]

/** What is asked for: how much moves, and what else the rules and the deed look at. */
export type Asked = { amount: number | null; input: Json }

type Facts = { readonly [key: string]: Json | undefined }

type Rule = {
  /** Whoever asks has it; whoever approves has the same, or is an administrator. */
  right: Action | ((facts: Facts) => Action)
  /** One person is enough up to here, in whole so'm; `nothing`: never. */
  alone: number | 'nothing'
  /** What counts against the limit, where it is more than what moves now. */
  counted?: (amount: number, facts: Facts) => number
  /** What else calls for a second person, however small the amount. */
  also?: (amount: number | null, facts: Facts) => WhyTwo[]
}

/** The one table of limits (DECISIONS, "Two people"). */
const twoPeople = {
  claim: {
    // Onto a balance whoever decides on claims; out of the house whoever answers for money. What was paid and is taken
    // back, or given a second time with the parcel that was found, is the same money.
    right: ({ to, found }) => {
      if (found !== undefined) return 'claim.decide-found'
      return to === undefined || to === 'balance' ? 'claim.decide' : 'claim.pay-out'
    },
    alone: 300_000,
    // Two claims of one parcel are one loss.
    counted: (amount, { given }) => amount + (typeof given === 'number' ? given : 0),
  },
  top_up: {
    right: 'top-up.review',
    alone: 10_000_000,
    also: (amount, { asked_amount: asked, same_receipt: seen }) => [
      ...(asked !== undefined && asked !== amount ? (['other_amount'] as const) : []),
      ...(seen !== undefined && seen !== null ? (['receipt_seen'] as const) : []),
    ],
  },
  refund: { right: 'refund.manage', alone: 1_000_000 },
  payout_run: { right: 'cod.pay-out', alone: 50_000_000 },
  debt_write_off: { right: 'debt.write-off', alone: 'nothing' },
  tariff: { right: 'tariff.edit', alone: 'nothing' },
  payout_account: { right: 'cod.pay-out', alone: 'nothing' },
  referral: {
    right: 'referral.decide',
    alone: 1_000_000,
    // What the friends of one inviter bring within a month is one sum.
    counted: (amount, { given }) => amount + (typeof given === 'number' ? given : 0),
  },
  partner: {
    right: 'partner.pay',
    alone: 1_000_000,
    // Several months that one partner is paid at once are one sum.
    counted: (amount, { given }) => amount + (typeof given === 'number' ? given : 0),
  },
  credit_limit: { right: 'credit.set', alone: 'nothing' },
} as const satisfies Record<ApprovalKind, Rule>

const ruleOf = (kind: ApprovalKind): Rule => twoPeople[kind]

const factsOf = (input: Json): Facts =>
  typeof input === 'object' && input !== null && !Array.isArray(input) ? (input as Facts) : {}

/** Why one person is not enough; nothing when one is. */
export function whyTwo(kind: ApprovalKind, { amount, input }: Asked): WhyTwo[] {
  const { alone, counted, also } = ruleOf(kind)
  if (alone === 'nothing') return ['always']
  const facts = factsOf(input)
  const sum = counted?.(amount ?? 0, facts) ?? amount ?? 0
  return [...(sum > alone ? (['over_limit'] as const) : []), ...(also?.(amount, facts) ?? [])]
}

export function rightFor(kind: ApprovalKind, input: Json): Action {
  const { right } = ruleOf(kind)
  return typeof right === 'string' ? right : right(factsOf(input))
}

/** Whoever could ask for it could approve it; an administrator can always. */
export const mayApprove = (role: CallerKind, right: Action) =>
  role === 'admin' || reachOf(role, right) === 'any'

export const rolesFor = (right: Action): CallerKind[] => callers.filter((role) => mayApprove(role, right))

/** Where nobody else could approve, the one who asked may go alone after this long. */
const RELEASE_AFTER_MS = 24 * 3_600_000
/** For so long whoever was given a role or an authenticator, and whoever gave it, are one hand. */
export const TRUST_AFTER_MS = 24 * 3_600_000

export const releaseAt = (askedAt: Date) => new Date(askedAt.getTime() + RELEASE_AFTER_MS)

/** Who looks at a waiting approval, and what is known of who asked. */
export type Side = {
  person: number
  role: CallerKind
  askedBy: number
  /** Undefined once suspended or gone. */
  askerRole: CallerKind | undefined
  /** Whether one of the two has let the other in a moment ago, or the same hand has let in both. */
  isOneHand: boolean
}

export const whyNotReasons = [
  'approval_own',
  'forbidden',
  'approval_asker_gone',
  'approval_not_second_person',
] as const
export type WhyNot = (typeof whyNotReasons)[number]

/** Undefined: this person may approve it. */
export function whyNotApprove(right: Action, side: Side): WhyNot | undefined {
  if (side.person === side.askedBy) return 'approval_own'
  if (!mayApprove(side.role, right)) return 'forbidden'
  if (side.askerRole === undefined || !mayApprove(side.askerRole, right)) return 'approval_asker_gone'
  return side.isOneHand ? 'approval_not_second_person' : undefined
}
