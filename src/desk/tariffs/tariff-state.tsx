import { useTranslations } from 'use-intl'
import type { TariffSummary } from '#modules/pricing/tariff/tariff.contract.ts'
import { type BadgeLook, StateBadge } from '#ui/show/state-badge.tsx'

export const tariffStates = ['draft', 'scheduled', 'in_force', 'past'] as const
type TariffState = TariffSummary['state']

export const stateNames = {
  draft: 'deskTariffs.states.draft',
  scheduled: 'deskTariffs.states.scheduled',
  in_force: 'deskTariffs.states.inForce',
  past: 'deskTariffs.states.past',
} as const satisfies Record<TariffState, string>

const looks: Readonly<Record<TariffState, BadgeLook>> = {
  draft: { tone: 'faint', sign: 'dashed' },
  scheduled: { tone: 'brand-line', sign: 'empty' },
  in_force: { tone: 'ok', sign: 'full' },
  past: { tone: 'plain', sign: 'framed' },
}

export function TariffState({ state }: { state: TariffState }) {
  const t = useTranslations()
  return <StateBadge {...looks[state]} label={t(stateNames[state])} />
}
