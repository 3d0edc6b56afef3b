import { useTranslations } from 'use-intl'
import { useLocale } from '#client/surroundings.ts'
import { noonOf } from '#kernel/tashkent.ts'
import type { PostedAgent, PostPointRow } from '#modules/points/posts/posts.contract.ts'
import { formatter } from '#platform/i18n/format.ts'
import { type BadgeLook, StateBadge } from '#ui/show/state-badge.tsx'
import { stateLooks, stateNames } from '../parts/points/point-names.ts'
import { agentStateNames } from './post-names.ts'

const looks: Readonly<Record<PostedAgent['state'], BadgeLook>> = {
  active: { tone: 'ok', sign: 'full' },
  blocked: { tone: 'danger-line', sign: 'cross' },
  left: { tone: 'plain', sign: 'empty' },
}

/** Whether an agent can work. */
export function AgentBadge({ state }: Pick<PostedAgent, 'state'>) {
  const t = useTranslations()
  return <StateBadge {...looks[state]} label={t(agentStateNames[state])} />
}

/** Whether a point takes parcels, and from when on it will not. */
export function PointBadge({ point }: { point: Pick<PostPointRow, 'state' | 'closes_on'> }) {
  const t = useTranslations()
  const format = formatter(useLocale())
  const { state, closes_on: day } = point
  return (
    <span>
      <StateBadge {...stateLooks[state]} label={t(stateNames[state])} />
      {day !== null && (
        <span className="posts-under">{t('deskAgentPosts.closesOn', { day: format.date(noonOf(day)) })}</span>
      )}
    </span>
  )
}
