import { useId } from 'react'
import { Form } from 'react-router'
import { useTranslations } from 'use-intl'
import { useLocale } from '#client/surroundings.ts'
import { districtCount, regions } from '#modules/geo/domain/regions.ts'
import { CountryMap, mapSources } from '#parcel/map/country/country-map.tsx'
import { formatter } from '#platform/i18n/format.ts'
import { localizedPath } from '#platform/i18n/locales.ts'
import { buttonClass } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { LocalLink } from '../../../shell/local-link.tsx'
import { pathOf } from '../../../shell/site-links.ts'

const points = pathOf('servicesNearYou')

export function NearestPoint() {
  const t = useTranslations('home.points')
  const { number } = formatter(useLocale())
  return (
    <section className="home-section">
      <div className="wrap nearest-point">
        <div>
          <h2 className="home-section__title nearest-point__title">{t('title')}</h2>
          <p className="nearest-point__count">
            <b>{number(regions.length)}</b> {t('regions', { count: regions.length })}
          </p>
          <p className="nearest-point__count">
            <b>{number(districtCount)}</b> {t('districts', { count: districtCount })}
          </p>
          <p className="nearest-point__text">{t('text')}</p>
          <PointSearch />
          <LocalLink className={buttonClass({ look: 'second', block: true })} to={`${points}?near=me`}>
            <Icon name="pin" size="small" />
            {t('nearMe')}
          </LocalLink>
        </div>
        <CountryMap label={t('map')} credit={t('credit', mapSources)} />
      </div>
    </section>
  )
}

function PointSearch() {
  const t = useTranslations('home.points')
  const id = useId()
  return (
    <Form
      className="field point-search"
      role="search"
      aria-label={t('title')}
      action={localizedPath(useLocale(), points)}
    >
      <label className="field__label" htmlFor={id}>
        {t('search')}
      </label>
      <div className="point-search__bar">
        <input
          id={id}
          className="field__control point-search__text"
          type="text"
          name="q"
          required
          maxLength={100}
          placeholder={t('example')}
          enterKeyHint="search"
        />
        <button type="submit" className="icon-button point-search__button">
          <Icon name="search" />
          <span className="spoken">{t('find')}</span>
        </button>
      </div>
    </Form>
  )
}
