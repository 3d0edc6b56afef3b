import type { AgentItem } from '#modules/content/agents/agents.contract.ts'
import type { ContractState } from '#modules/content/domain/agent-contract.ts'
import { regions } from '#modules/geo/domain/regions.ts'
import type { Locale } from '#platform/i18n/locales.ts'
import type { BadgeLook } from '#ui/show/state-badge.tsx'

export const stateNames = {
  new: 'deskAgents.states.new',
  talking: 'deskAgents.states.talking',
  contract_sent: 'deskAgents.states.contractSent',
  signed: 'deskAgents.states.signed',
  live: 'deskAgents.states.live',
  declined: 'deskAgents.states.declined',
} as const satisfies Record<ContractState, string>

/** What is done to somebody who is taken there. */
export const moveNames = {
  new: 'deskAgents.moves.new',
  talking: 'deskAgents.moves.talking',
  contract_sent: 'deskAgents.moves.contractSent',
  signed: 'deskAgents.moves.signed',
  live: 'deskAgents.moves.live',
  declined: 'deskAgents.moves.declined',
} as const satisfies Record<ContractState, string>

export const stateLooks: Readonly<Record<ContractState, BadgeLook>> = {
  new: { tone: 'accent', sign: 'empty' },
  talking: { tone: 'brand-line', sign: 'core' },
  contract_sent: { tone: 'brand-line', sign: 'half' },
  signed: { tone: 'brand', sign: 'half' },
  live: { tone: 'ok', sign: 'ticked' },
  declined: { tone: 'plain', sign: 'cross' },
}

export const fullNameOf = ({ name, last_name: last }: Pick<AgentItem, 'name' | 'last_name'>) =>
  last === null ? name : `${name} ${last}`

export function regionName(id: number | null, locale: Locale): string | undefined {
  const region = regions.find((one) => one.id === id)
  return region && (region.short ?? region.name)[locale]
}
