import './careers.css'
import { useTranslations } from 'use-intl'
import type { VacancyItem } from '#modules/content/vacancies/vacancies.contract.ts'
import { buttonClass } from '#ui/button.tsx'
import { LocalLink } from '../../shell/local-link.tsx'
import { VacancyCards } from './vacancy-card.tsx'

/** The address names no vacancy, or one that is over: what is open instead. */
export function NoVacancyPage({
  others,
  isChoosing,
}: {
  others: readonly VacancyItem[]
  isChoosing: boolean
}) {
  const t = useTranslations('careers.detail')
  return (
    <div className="wrap careers">
      <header className="careers__lost">
        <h1>{isChoosing ? t('choose') : t('lost')}</h1>
        <p className="lead careers__text">{isChoosing ? t('chooseText') : t('lostText')}</p>
        <LocalLink className={buttonClass({ look: 'second' })} to="/careers">
          {t('all')}
        </LocalLink>
      </header>
      <VacancyCards vacancies={others} level={2} />
    </div>
  )
}
