import './contact.css'
import { useTranslations } from 'use-intl'
import { CountryMap, mapSources } from '#parcel/map/country/country-map.tsx'
import { buttonClass } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { LocalLink } from '../../../../shell/local-link.tsx'
import { pathOf } from '../../../../shell/site-links.ts'

/** Where we are: everywhere. The streets come with the page of points. */
export function ContactMap() {
  const t = useTranslations('info.contact.map.words')
  return (
    <div className="contact-map">
      <CountryMap label={t('label')} credit={t('credit', mapSources)} />
      <LocalLink className={buttonClass({ look: 'second' })} to={pathOf('servicesNearYou')}>
        <Icon name="pin" size="small" />
        {t('find')}
      </LocalLink>
    </div>
  )
}
