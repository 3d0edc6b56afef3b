import { useTranslations } from 'use-intl'
import { useLocale } from '#client/surroundings.ts'
import { noonOf } from '#kernel/tashkent.ts'
import type { Texts } from '#modules/content/domain/texts.ts'
import type { DeskPoint } from '#modules/points/desk/desk-points.contract.ts'
import { formatter } from '#platform/i18n/format.ts'
import { Icon } from '#ui/icon.tsx'
import { StateBadge } from '#ui/show/state-badge.tsx'
import { LocalLink } from '#web/shell/local-link.tsx'
import { stateLooks, stateNames } from '../parts/points/point-names.ts'
import { publicPath } from './point-paths.ts'

type PointHeadProps = { point: DeskPoint | undefined; name: Texts; isDirty: boolean }

/** Which point this is, how it stands, and where everybody sees it. */
export function PointHead({ point, name, isDirty }: PointHeadProps) {
  const t = useTranslations()
  const locale = useLocale()
  const format = formatter(locale)
  const own = locale === 'oz' ? name.uz : name[locale]
  return (
    <header className="point-head">
      <LocalLink className="icon-button point-head__back" to="/desk/points" title={t('deskPoints.back')}>
        <Icon name="chevronLeft" />
        <span className="spoken">{t('deskPoints.back')}</span>
      </LocalLink>
      <strong className="point-head__title">{own || name.uz || name.ru || t('deskPoints.new')}</strong>
      {point && <StateBadge {...stateLooks[point.state]} label={t(stateNames[point.state])} />}
      {point?.closes_on && (
        <span className="point-head__closes">
          {t('deskPoints.closesOn', { day: format.date(noonOf(point.closes_on)) })}
        </span>
      )}
      {isDirty && (
        <span className="point-head__unsaved" role="status">
          {t('deskPoints.unsaved')}
        </span>
      )}
      {point && (
        <span className="point-head__links">
          <span className="muted">{t('deskPoints.number', { id: String(point.id) })}</span>
          <LocalLink to={publicPath(point.id)} target="_blank">
            {t('deskPoints.onSite')}
            <Icon name="external" size="tiny" />
          </LocalLink>
        </span>
      )}
    </header>
  )
}
