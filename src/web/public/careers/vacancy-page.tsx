import './careers.css'
import './vacancy.css'
import { useTranslations } from 'use-intl'
import { useLocale } from '#client/surroundings.ts'
import type { VacancyDetail, VacancyItem } from '#modules/content/vacancies/vacancies.contract.ts'
import { formatter } from '#platform/i18n/format.ts'
import { localizedPath } from '#platform/i18n/locales.ts'
import { Icon } from '#ui/icon.tsx'
import { Star } from '#ui/star.tsx'
import { useFrame } from '../../shell/current-page.ts'
import { LocalLink } from '../../shell/local-link.tsx'
import { StructuredData } from '../../shell/structured-data.tsx'
import { breadcrumbs, jobPosting } from '../../structured-data.ts'
import { ApplyPart } from './apply/apply-part.tsx'
import type { Refused } from './careers.server.ts'
import { Salary } from './salary.tsx'
import { VacancyCards } from './vacancy-card.tsx'
import { WorkDrawing } from './work-drawing.tsx'

type VacancyPageProps = {
  vacancy: VacancyDetail
  others: readonly VacancyItem[]
  refused: Refused | undefined
  isSent: boolean
}

/** Pay, place, what to do all day, and how to get there. */
export function VacancyPage({ vacancy, others, refused, isSent }: VacancyPageProps) {
  const t = useTranslations('careers.detail')
  return (
    <div className="vacancy">
      <Told vacancy={vacancy} />
      <div className="wrap vacancy__inside">
        <div className="vacancy__words">
          <Head vacancy={vacancy} />
          <Points title={t('does')} points={vacancy.responsibilities} />
          <Points title={t('needs')} points={vacancy.requirements} open />
          <Points title={t('gives')} points={vacancy.conditions} />
          <h2 className="vacancy__heading">{t('skills')}</h2>
          <ul className="vacancy__skills">
            {vacancy.key_skills.map((skill) => (
              <li key={skill}>{skill}</li>
            ))}
          </ul>
        </div>
        <ApplyPart vacancy={vacancy} refused={refused} isSent={isSent} />
      </div>
      {others.length > 0 && (
        <section className="wrap vacancy__others">
          <h2 className="careers__heading">{t('others')}</h2>
          <VacancyCards vacancies={others} level={3} />
        </section>
      )}
    </div>
  )
}

function Head({ vacancy }: { vacancy: VacancyDetail }) {
  const t = useTranslations()
  const { date } = formatter(useLocale())
  const { title, work, salary, region, location, employment, experience, specialization, closes_at } = vacancy
  // The last whole day on which somebody can apply.
  const lastDay = closes_at === null ? undefined : new Date(closes_at).getTime() - 1
  return (
    <>
      <LocalLink className="vacancy__back" to="/careers">
        <Icon name="chevronLeft" size="tiny" />
        {t('careers.detail.all')}
      </LocalLink>
      <h1 className="vacancy__title">{title}</h1>
      <WorkDrawing work={work} says={t(`careers.drawn.${work}`)} className="vacancy__art" />
      <div className="vacancy__pay">
        <Salary salary={salary} hot />
        <p>
          {salary && t('careers.detail.paid')}{' '}
          {lastDay !== undefined && t('careers.detail.until', { date: date(lastDay) })}
        </p>
      </div>
      <dl className="vacancy__facts">
        <Fact name={t('careers.facts.place')}>{location || region?.name || t('careers.facts.anywhere')}</Fact>
        <Fact name={t('careers.facts.employment')}>{t(`careers.facts.${employment}`)}</Fact>
        <Fact name={t('careers.facts.experience')}>{experience}</Fact>
        <Fact name={t('careers.facts.specialization')}>{specialization}</Fact>
      </dl>
    </>
  )
}

function Fact({ name, children }: { name: string; children: string }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}

/** Full stars for what is done and given, open ones for what is asked. */
function Points({ title, points, open }: { title: string; points: readonly string[]; open?: boolean }) {
  return (
    <>
      <h2 className="vacancy__heading">{title}</h2>
      <ul className="vacancy__points" data-open={open || undefined}>
        {points.map((point) => (
          <li key={point}>
            <Star className="vacancy__star" />
            {point}
          </li>
        ))}
      </ul>
    </>
  )
}

/** For search engines. */
function Told({ vacancy }: { vacancy: VacancyDetail }) {
  const t = useTranslations()
  const locale = useLocale()
  const origin = useFrame()?.origin ?? ''
  if (!import.meta.env.SSR) return <StructuredData things={[]} />
  const careers = localizedPath(locale, '/careers')
  const url = `${localizedPath(locale, '/careers/details')}?id=${vacancy.id}`
  return (
    <StructuredData
      things={[
        breadcrumbs(origin, [
          { to: careers, text: t('shell.links.careers') },
          { to: url, text: vacancy.title },
        ]),
        jobPosting(origin, {
          url,
          title: vacancy.title,
          parts: [
            [t('careers.detail.does'), vacancy.responsibilities],
            [t('careers.detail.needs'), vacancy.requirements],
            [t('careers.detail.gives'), vacancy.conditions],
          ],
          skills: vacancy.key_skills,
          employment: vacancy.employment,
          salary: vacancy.salary,
          region: vacancy.region?.name,
          location: vacancy.location,
          publishedAt: vacancy.published_at,
          closesAt: vacancy.closes_at,
        }),
      ]}
    />
  )
}
