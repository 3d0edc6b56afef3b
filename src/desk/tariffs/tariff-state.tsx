import { useTranslations } from 'use-intl'
import type { TariffSummary } from '#modules/pricing/tariff.contract.ts'
import { type BadgeState, StateBadge } from '#ui/state-badge.tsx'

export const tariffStates = ['draft', 'scheduled', 'in_force', 'past'] as const
type TariffState = TariffSummary['state']

export const stateNames = {
  draft: 'deskTariffs.states.draft',
  scheduled: 'deskTariffs.states.scheduled',
  in_force: 'deskTariffs.states.inForce',
  past: 'deskTariffs.states.past',
} as const satisfies Record<TariffState, string>

const signs = {
  draft: 'draft',
  scheduled: 'new',
  in_force: 'executor_done',
  past: 'agent_received',
} as const satisfies Record<TariffState, BadgeState>

export function TariffState({ state }: { state: TariffState }) {
  const t = useTranslations()
  return <StateBadge state={signs[state]} label={t(stateNames[state])} />
}
