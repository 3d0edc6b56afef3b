import { useTranslations } from 'use-intl'
import type { VacancyState as State } from '#modules/content/domain/vacancy.ts'
import { type BadgeLook, StateBadge } from '#ui/show/state-badge.tsx'
import { stateNames } from './vacancy-names.ts'

const looks: Readonly<Record<State, BadgeLook>> = {
  draft: { tone: 'faint', sign: 'dashed' },
  open: { tone: 'ok', sign: 'full' },
  closed: { tone: 'plain', sign: 'framed' },
}

export function VacancyState({ state }: { state: State }) {
  const t = useTranslations()
  return <StateBadge {...looks[state]} label={t(stateNames[state])} />
}
