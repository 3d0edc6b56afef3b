import '../directory/agents.css'
import { useTranslations } from 'use-intl'
import { buttonClass } from '#ui/button.tsx'
import { LocalLink } from '../../../shell/local-link.tsx'
import { agentsPath, nearbyPath } from '../paths.ts'

/** The address names no point, or one that is no more. */
export function NoPointPage({ isChoosing }: { isChoosing: boolean }) {
  const t = useTranslations('nearby.detail')
  return (
    <div className="wrap agents">
      <header className="agents__lead">
        <h1 className="agents__title">{t(isChoosing ? 'choose' : 'lost')}</h1>
        <p className="lead">{t(isChoosing ? 'chooseText' : 'lostText')}</p>
        <p className="agents__ways">
          <LocalLink className={buttonClass()} to={nearbyPath}>
            {t('near')}
          </LocalLink>
          <LocalLink className={buttonClass({ look: 'second' })} to={agentsPath}>
            {t('byRegion')}
          </LocalLink>
        </p>
      </header>
    </div>
  )
}
