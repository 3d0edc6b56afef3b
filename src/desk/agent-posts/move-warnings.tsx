import { useTranslations } from 'use-intl'
import { useLocale } from '#client/surroundings.ts'
import { noonOf } from '#kernel/tashkent.ts'
import type { MoveAnswer } from '#modules/points/posts/posts.contract.ts'
import { formatter } from '#platform/i18n/format.ts'
import { Icon } from '#ui/icon.tsx'
import { Notice } from '#ui/show/notice.tsx'

type Warning = MoveAnswer['warnings'][number]

/** What there is to know before, in words. */
export function MoveWarnings({ warnings }: { warnings: readonly Warning[] }) {
  const t = useTranslations('deskAgentPosts.dialog')
  const words = useWarningWords()
  if (warnings.length === 0)
    return (
      <p className="posts-fine">
        <Icon name="check" size="small" />
        {t('fine')}
      </p>
    )
  return (
    <Notice tone="warning" title={t('know')}>
      <ul className="posts-warnings">
        {warnings.map((warning) => (
          <li key={warning.kind}>{words(warning)}</li>
        ))}
      </ul>
    </Notice>
  )
}

function useWarningWords() {
  const t = useTranslations('deskAgentPosts.warnings')
  const format = formatter(useLocale())
  return (warning: Warning): string => {
    switch (warning.kind) {
      case 'drawer_open':
        return t(warning.counted ? 'drawerCounted' : 'drawerOpen', { amount: format.money(warning.amount) })
      case 'nobody_left':
        return t('nobodyLeft', {
          point: warning.point,
          count: warning.parcels,
          shown: format.number(warning.parcels),
        })
      case 'point_shut':
        return warning.closes_on === null
          ? t('shut', { point: warning.point })
          : t('closes', { point: warning.point, day: format.date(noonOf(warning.closes_on)) })
      case 'has_agents':
        return t('hasAgents', { point: warning.point, names: warning.names.join(', ') })
      case 'agreed_elsewhere':
        return t('agreed', { point: warning.point })
    }
  }
}
