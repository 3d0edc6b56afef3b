import { useTranslations } from 'use-intl'
import { useLocale } from '#client/surroundings.ts'
import type { Texts } from '#modules/content/domain/texts.ts'
import type { DeskVacancy } from '#modules/content/vacancies/vacancies.contract.ts'
import { formatter } from '#platform/i18n/format.ts'
import { Icon } from '#ui/icon.tsx'
import { LocalLink } from '#web/shell/local-link.tsx'
import { applicationsPath, publicPath } from './vacancy-paths.ts'
import { VacancyState } from './vacancy-state.tsx'

type VacancyHeadProps = { vacancy: DeskVacancy | undefined; title: Texts; isDirty: boolean }

/** Which vacancy this is, how far it is, who wrote last, and what has come of it. */
export function VacancyHead({ vacancy, title, isDirty }: VacancyHeadProps) {
  const t = useTranslations('deskVacancies')
  const locale = useLocale()
  const own = locale === 'oz' ? title.oz : title[locale]
  return (
    <header className="vacancy-head">
      <LocalLink className="icon-button vacancy-head__back" to="/desk/vacancies" title={t('back')}>
        <Icon name="chevronLeft" />
        <span className="spoken">{t('back')}</span>
      </LocalLink>
      <strong className="vacancy-head__title">{own || title.uz || title.ru || title.en || t('new')}</strong>
      {vacancy && <VacancyState state={vacancy.state} />}
      {isDirty && (
        <span className="vacancy-head__unsaved" role="status">
          {t('unsaved')}
        </span>
      )}
      {vacancy && <Links vacancy={vacancy} />}
    </header>
  )
}

function Links({ vacancy }: { vacancy: DeskVacancy }) {
  const t = useTranslations('deskVacancies')
  const format = formatter(useLocale())
  const { id, state, applications, updated_at: at, updated_by: by } = vacancy
  const count = { count: applications, text: format.number(applications) }
  const moment = format.dateTime(Date.parse(at))
  return (
    <span className="vacancy-head__links">
      <span className="muted">{by === null ? moment : t('changedBy', { name: by, moment })}</span>
      {applications > 0 && <LocalLink to={applicationsPath(id)}>{t('came', count)}</LocalLink>}
      {state === 'open' && (
        <LocalLink to={publicPath(id)} target="_blank">
          {t('onSite')}
          <Icon name="external" size="tiny" />
        </LocalLink>
      )}
    </span>
  )
}
