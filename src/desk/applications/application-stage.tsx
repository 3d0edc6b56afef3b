import { useTranslations } from 'use-intl'
import type { ApplicationStage } from '#modules/content/domain/application-stages.ts'
import { type BadgeLook, StateBadge } from '#ui/show/state-badge.tsx'
import { stageNames } from './application-names.ts'

const looks: Readonly<Record<ApplicationStage, BadgeLook>> = {
  new: { tone: 'accent', sign: 'empty' },
  call: { tone: 'brand-line', sign: 'core' },
  interview: { tone: 'brand', sign: 'half' },
  hired: { tone: 'ok', sign: 'ticked' },
  refused: { tone: 'plain', sign: 'cross' },
}

export function ApplicationStageBadge({ stage }: { stage: ApplicationStage }) {
  const t = useTranslations()
  return <StateBadge {...looks[stage]} label={t(stageNames[stage])} />
}
