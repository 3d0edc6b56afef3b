import type { ReferralState } from '#modules/promos/domain/referral.ts'
import type { BadgeLook } from '#ui/show/state-badge.tsx'

export const stateNames = {
  collecting: 'referrals.states.collecting',
  waiting: 'referrals.states.waiting',
  review: 'referrals.states.review',
  paid: 'referrals.states.paid',
  refused: 'referrals.states.refused',
  expired: 'referrals.states.expired',
  taken_back: 'referrals.states.takenBack',
} as const satisfies Record<ReferralState, string>

export const stateLooks: Readonly<Record<ReferralState, BadgeLook>> = {
  collecting: { tone: 'brand-line', sign: 'half' },
  waiting: { tone: 'accent', sign: 'clock' },
  review: { tone: 'accent', sign: 'alarm' },
  paid: { tone: 'ok', sign: 'ticked' },
  refused: { tone: 'danger-line', sign: 'cross' },
  expired: { tone: 'faint', sign: 'cross' },
  taken_back: { tone: 'danger-line', sign: 'cross' },
}
