import './agents.css'
import { useTranslations } from 'use-intl'
import { useLocale } from '#client/surroundings.ts'
import { formatter } from '#platform/i18n/format.ts'
import { buttonClass } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { LocalLink } from '../../../shell/local-link.tsx'
import { districtAnchor, lastMapPath, nearbyPath, regionPath } from '../paths.ts'
import { BecomeAgent } from './become-agent.tsx'

type District = Readonly<{ id: number; name: string; count: number }>
type RegionCount = Readonly<{
  id: number
  slug: string
  text: string
  count: number
  districts: readonly District[]
}>

/** Where we are, region by region. Nothing here needs a script. */
export function AgentsPage({ regions }: { regions: readonly RegionCount[] }) {
  const t = useTranslations('nearby.agents')
  const { number } = formatter(useLocale())
  const total = regions.reduce((sum, { count }) => sum + count, 0)
  return (
    <div className="wrap agents">
      <header className="agents__lead">
        <h1 className="agents__title">{t('title')}</h1>
        <p className="lead">{t('lead', { count: total, text: number(total) })}</p>
        <p className="agents__ways">
          <LocalLink className={buttonClass()} to={nearbyPath}>
            <Icon name="pin" size="small" /> {t('near')}
          </LocalLink>
          <LocalLink className={buttonClass({ look: 'second' })} to={lastMapPath}>
            {t('map')}
          </LocalLink>
        </p>
      </header>
      <div className="agents__regions">
        {regions.map((region) => (
          <section key={region.id} className="agents__region agents__region--card">
            <h2 className="agents__name">
              <LocalLink to={regionPath(region.slug)}>{region.text}</LocalLink>{' '}
              <small>{t('count', { count: region.count, text: number(region.count) })}</small>
            </h2>
            <ul className="agents__districts">
              {region.districts.map(({ id, name, count }) => (
                <li key={id}>
                  <LocalLink to={`${regionPath(region.slug)}#${districtAnchor(id)}`}>{name}</LocalLink>{' '}
                  <small>{number(count)}</small>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
      <BecomeAgent />
    </div>
  )
}
