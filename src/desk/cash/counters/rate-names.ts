import type { CommissionKind } from '#modules/counter/domain/counter-words.ts'

export const rateNames = {
  taken_in: 'deskCash.rates.kinds.taken_in',
  stored: 'deskCash.rates.kinds.stored',
  handed_out: 'deskCash.rates.kinds.handed_out',
  given_on: 'deskCash.rates.kinds.given_on',
} as const satisfies Record<CommissionKind, string>

export const shownNames = {
  open: 'deskCash.counters.open',
  all: 'deskCash.counters.all',
} as const satisfies Record<'open' | 'all', string>
