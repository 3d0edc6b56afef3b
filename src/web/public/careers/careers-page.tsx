import './careers.css'
import { useRef } from 'react'
import { Form, useSubmit } from 'react-router'
import { useTranslations } from 'use-intl'
import { useLocale } from '#client/surroundings.ts'
import { brand } from '#kernel/brand.ts'
import type { VacancyItem } from '#modules/content/vacancies/vacancies.contract.ts'
import { localizedPath } from '#platform/i18n/locales.ts'
import { Button, buttonClass, LinkButton } from '#ui/button.tsx'
import { Select } from '#ui/fields/select.tsx'
import { Icon, type IconName } from '#ui/icon.tsx'
import { EmptyState } from '#ui/waiting/screen-states.tsx'
import { LocalLink } from '../../shell/local-link.tsx'
import { VacancyCards } from './vacancy-card.tsx'
import type { VacancyFilters } from './vacancy-filters.ts'
import { TeamDrawing } from './work-drawing.tsx'

type Region = Readonly<{ id: number; name: string; count: number }>
type CareersPageProps = {
  filters: VacancyFilters
  isEmpty: boolean
  vacancies: readonly VacancyItem[]
  regions: readonly Region[]
}

/** Who we look for, how we hire, what we give. */
export function CareersPage({ filters, isEmpty, vacancies, regions }: CareersPageProps) {
  const t = useTranslations('careers.list')
  return (
    <div className="wrap careers">
      <header className="careers__lead">
        <div>
          <h1 className="careers__title">{t('title')}</h1>
          <p className="lead careers__text">{t('lead')}</p>
        </div>
        <TeamDrawing className="careers__art" says={t('drawn')} />
      </header>
      {isEmpty ? (
        <NoneOpen />
      ) : (
        <>
          <Filters key={`${filters.region} ${filters.employment}`} filters={filters} regions={regions} />
          <p className="careers__found" role="status">
            {t('found', { count: vacancies.length, text: String(vacancies.length) })}
          </p>
          {vacancies.length > 0 ? <VacancyCards vacancies={vacancies} level={2} /> : <NothingFound />}
        </>
      )}
      <HowWeHire />
      <WhatWeGive />
    </div>
  )
}

/** Sent by the browser itself when there is no script; with one, each choice is answered at once. */
function Filters({ filters, regions }: { filters: VacancyFilters; regions: readonly Region[] }) {
  const t = useTranslations('careers.list')
  const facts = useTranslations('careers.facts')
  const form = useRef<HTMLFormElement>(null)
  const submit = useSubmit()
  const action = localizedPath(useLocale(), '/careers')
  return (
    <Form
      ref={form}
      method="get"
      action={action}
      className="careers__filters"
      aria-label={t('filters')}
      preventScrollReset
      onChange={() => void submit(form.current, { preventScrollReset: true })}
    >
      <Select label={t('region')} name="region" defaultValue={filters.region ?? ''}>
        <option value="">{t('anyRegion')}</option>
        {regions.map(({ id, name, count }) => (
          <option key={id} value={id}>
            {count > 0 ? t('regionWith', { name, count: String(count) }) : name}
          </option>
        ))}
      </Select>
      <Select label={facts('employment')} name="employment" defaultValue={filters.employment ?? ''}>
        <option value="">{t('anyEmployment')}</option>
        <option value="full_time">{facts('full_time')}</option>
        <option value="part_time">{facts('part_time')}</option>
      </Select>
      <Button type="submit" look="second">
        {t('show')}
      </Button>
    </Form>
  )
}

function NothingFound() {
  const t = useTranslations('careers.list')
  return (
    <EmptyState
      title={t('empty')}
      action={
        <LocalLink className={buttonClass({ look: 'second' })} to="/careers" preventScrollReset>
          {t('showAll')}
        </LocalLink>
      }
    >
      {t('emptyText')}
    </EmptyState>
  )
}

function NoneOpen() {
  const t = useTranslations('careers.list')
  return (
    <EmptyState
      title={t('none')}
      action={
        <LinkButton look="second" href={`tel:+998${brand.supportPhones[0]}`}>
          {t('call')}
        </LinkButton>
      }
    >
      {t('noneText')}
    </EmptyState>
  )
}

const steps = ['apply', 'call', 'talk', 'trial'] as const

function HowWeHire() {
  const t = useTranslations()
  return (
    <section className="careers__section">
      <h2 className="careers__heading">{t('careers.hire.title')}</h2>
      <ol className="hire-road">
        {steps.map((step) => (
          <li key={step} className="hire-road__step">
            <h3>{t(`careers.hire.${step}.title`)}</h3>
            <p>{t(`careers.hire.${step}.text`)}</p>
          </li>
        ))}
      </ol>
    </section>
  )
}

const gifts: Readonly<Record<'contract' | 'pay' | 'learn' | 'safe', IconName>> = {
  contract: 'file',
  pay: 'calendar',
  learn: 'users',
  safe: 'lock',
}

function WhatWeGive() {
  const t = useTranslations()
  return (
    <section className="careers__section">
      <h2 className="careers__heading">{t('careers.give.title')}</h2>
      <ul className="careers__gifts">
        {(Object.keys(gifts) as (keyof typeof gifts)[]).map((gift) => (
          <li key={gift} className="careers__gift">
            <Icon name={gifts[gift]} className="careers__sign" />
            <h3>{t(`careers.give.${gift}.title`)}</h3>
            <p>{t(`careers.give.${gift}.text`)}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}
