import { useTranslations } from 'use-intl'
import type { VacancyItem } from '#modules/content/vacancies/vacancies.contract.ts'
import { LocalLink } from '../../shell/local-link.tsx'
import { Salary } from './salary.tsx'
import { WorkDrawing } from './work-drawing.tsx'

/** The whole card leads to its vacancy. */
function VacancyCard({ vacancy, level }: { vacancy: VacancyItem; level: 2 | 3 }) {
  const t = useTranslations('careers.facts')
  const { id, title, region, location, employment, experience, work, salary } = vacancy
  const Title = `h${level}` as const
  return (
    <li className="vacancy-card">
      <WorkDrawing work={work} className="vacancy-card__art" />
      <div className="vacancy-card__words">
        <Title className="vacancy-card__title">
          <LocalLink className="vacancy-card__link" to={`/careers/details?id=${id}`}>
            {title}
          </LocalLink>
        </Title>
        <p className="vacancy-card__place">{location || region?.name || t('anywhere')}</p>
        <div className="vacancy-card__pay">
          <Salary salary={salary} />
        </div>
        <ul className="vacancy-card__facts">
          <li>{t(employment)}</li>
          <li>{experience}</li>
        </ul>
      </div>
    </li>
  )
}

export function VacancyCards({ vacancies, level }: { vacancies: readonly VacancyItem[]; level: 2 | 3 }) {
  return (
    <ul className="vacancy-cards">
      {vacancies.map((vacancy) => (
        <VacancyCard key={vacancy.id} vacancy={vacancy} level={level} />
      ))}
    </ul>
  )
}
