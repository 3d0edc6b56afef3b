import type { PauseReason } from '#modules/pricing/domain/served.ts'
import type { ServicePause } from '#modules/pricing/served/served-desk.contract.ts'
import type { BadgeLook } from '#ui/show/state-badge.tsx'

export const reasonNames = {
  snow: 'deskDistricts.reasons.snow',
  flood: 'deskDistricts.reasons.flood',
  road: 'deskDistricts.reasons.road',
  quarantine: 'deskDistricts.reasons.quarantine',
  safety: 'deskDistricts.reasons.safety',
  holiday: 'deskDistricts.reasons.holiday',
  couriers: 'deskDistricts.reasons.couriers',
  other: 'deskDistricts.reasons.other',
} as const satisfies Record<PauseReason, string>

export const stateNames = {
  now: 'deskDistricts.states.now',
  later: 'deskDistricts.states.later',
  over: 'deskDistricts.states.over',
} as const satisfies Record<ServicePause['state'], string>

export const stateLooks = {
  now: { tone: 'danger', sign: 'cross' },
  later: { tone: 'accent', sign: 'clock' },
  over: { tone: 'ok', sign: 'ticked' },
} as const satisfies Record<ServicePause['state'], BadgeLook>

export const whatIsNotDone = ({ pickups, deliveries }: Pick<ServicePause, 'pickups' | 'deliveries'>) =>
  pickups && deliveries
    ? 'deskDistricts.both'
    : pickups
      ? 'deskDistricts.pickups'
      : 'deskDistricts.deliveries'
