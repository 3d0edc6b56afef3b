import { useTranslations } from 'use-intl'
import { useLocale } from '#client/surroundings.ts'
import { noonOf } from '#kernel/tashkent.ts'
import type { DeskVacancy } from '#modules/content/vacancies/vacancies.contract.ts'
import { regions } from '#modules/geo/domain/regions.ts'
import { formatter } from '#platform/i18n/format.ts'
import { type Column, Table } from '#ui/show/table.tsx'
import { LocalLink } from '#web/shell/local-link.tsx'
import { useCyrillic } from '../parts/texts/use-cyrillic.ts'
import { employmentNames } from './vacancy-names.ts'
import { applicationsPath, vacancyPath } from './vacancy-paths.ts'
import { VacancyState } from './vacancy-state.tsx'

/** Last changed first. */
export function VacanciesTable({ vacancies }: { vacancies: readonly DeskVacancy[] }) {
  const t = useTranslations()
  const locale = useLocale()
  const format = formatter(locale)
  const titleOf = useTitle()
  const columns: Column<DeskVacancy>[] = [
    {
      id: 'title',
      head: t('deskVacancies.columns.title'),
      names: true,
      cell: (vacancy) => (
        <LocalLink className="vacancy-link" to={vacancyPath(vacancy.id)}>
          {titleOf(vacancy) || t('deskVacancies.untitled', { id: vacancy.id })}
        </LocalLink>
      ),
    },
    {
      id: 'state',
      head: t('deskVacancies.columns.state'),
      cell: ({ state }) => <VacancyState state={state} />,
    },
    {
      id: 'place',
      head: t('deskVacancies.columns.place'),
      cell: ({ region_id: id, employment }) => (
        <>
          {regionName(id, locale) ?? t('deskVacancies.anywhere')}
          <br />
          <span className="muted">{t(employmentNames[employment])}</span>
        </>
      ),
    },
    {
      id: 'applications',
      head: t('deskVacancies.columns.applications'),
      figures: true,
      cell: ({ id, applications }) =>
        applications === 0 ? (
          <span className="muted">{format.number(0)}</span>
        ) : (
          <LocalLink to={applicationsPath(id)}>
            {t('deskVacancies.came', { count: applications, text: format.number(applications) })}
          </LocalLink>
        ),
    },
    {
      id: 'closes',
      head: t('deskVacancies.columns.closes'),
      cell: ({ closes_on: day }) =>
        day === null ? (
          <span className="muted">{t('deskVacancies.noLastDay')}</span>
        ) : (
          <time className="unbroken" dateTime={day}>
            {format.date(noonOf(day))}
          </time>
        ),
    },
    {
      id: 'changed',
      head: t('deskVacancies.columns.changed'),
      cell: ({ updated_at: at, updated_by: by }) => (
        <>
          <time className="unbroken" dateTime={at}>
            {format.dateTime(Date.parse(at))}
          </time>
          {by !== null && (
            <>
              <br />
              <span className="muted">{by}</span>
            </>
          )}
        </>
      ),
    },
  ]
  return (
    <Table
      caption={t('deskVacancies.caption')}
      captionSpoken
      dense
      columns={columns}
      rows={vacancies}
      rowKey={({ id }) => id}
    />
  )
}

/** Of a draft the languages that are written stand in for those that are not. */
function useTitle(): (vacancy: DeskVacancy) => string {
  const locale = useLocale()
  const cyrillic = useCyrillic()
  return ({ words: { title } }) => {
    const inCyrillic = title.oz ?? (cyrillic ? cyrillic(title.uz) : title.uz)
    const own = locale === 'oz' ? inCyrillic : title[locale]
    return own || title.uz || title.ru || title.en
  }
}

function regionName(id: number | null, locale: 'uz' | 'oz' | 'ru' | 'en'): string | undefined {
  const region = regions.find((one) => one.id === id)
  return region && (region.short ?? region.name)[locale]
}
