import { useTranslations } from 'use-intl'
import { buttonClass } from '#ui/button.tsx'
import { LocalLink } from '../../../shell/local-link.tsx'

/** Whoever looks where points are may want to run one. */
export function BecomeAgent() {
  const t = useTranslations('nearby.agents.become')
  return (
    <aside className="become-agent">
      <h2 className="become-agent__title">{t('title')}</h2>
      <p>{t('text')}</p>
      <LocalLink className={buttonClass({ look: 'second' })} to="/become-agent">
        {t('link')}
      </LocalLink>
    </aside>
  )
}
