import './visits.css'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { useApi } from '#client/api.ts'
import { useFailureText } from '#client/failure-text.ts'
import { Loaded } from '#client/loaded.tsx'
import { saveFile } from '#client/save-file.ts'
import { useLocale } from '#client/surroundings.ts'
import { useAnswer } from '#client/use-answer.ts'
import { visitCalls } from '#modules/content/visits/visits.calls.ts'
import type { DeskVisits } from '#modules/content/visits/visits.contract.ts'
import { formatter } from '#platform/i18n/format.ts'
import { Button } from '#ui/button.tsx'
import { useToast } from '#ui/float/toast.tsx'
import { Icon } from '#ui/icon.tsx'
import { EmptyState } from '#ui/waiting/screen-states.tsx'
import { useHydrated } from '#web/shell/use-hydrated.ts'
import { NoAccess } from '../frame/no-access.tsx'
import { Panel } from '../frame/panel.tsx'
import { FilterSelect } from '../parts/filter-select.tsx'
import { LoadingRows } from '../parts/list-states.tsx'
import { useFilters } from '../parts/use-filters.ts'
import { DayChart } from './day-chart.tsx'
import { daysOf, languagesByUse, shared, shareOf, spanIn } from './visits-view.ts'

type Names = Readonly<Record<string, string>>

/** The page is kept for everybody; the figures are known to the browser only. */
export function VisitsPage({ names }: { names: Names }) {
  return useHydrated() ? <VisitsScreen names={names} /> : <LoadingRows />
}

function VisitsScreen({ names }: { names: Names }) {
  const t = useTranslations('deskVisits')
  const [{ days }, change] = useFilters((params) => ({ days: spanIn(params) as string | undefined }))
  const span = spanIn(new URLSearchParams(days && { days }))
  const [now] = useState(() => new Date())
  const query = daysOf(span, now)
  const answer = useAnswer(visitCalls.readVisits, { query }, { keep: true })
  if (answer.error?.status === 403) return <NoAccess />
  return (
    <div className="desk-split">
      <Panel>
        <search className="desk-panel__head">
          <FilterSelect
            label={t('period')}
            all={t('days30')}
            value={span === '30' ? undefined : span}
            onChange={(value) => change({ days: value })}
          >
            <option value="7">{t('days7')}</option>
            <option value="90">{t('days90')}</option>
          </FilterSelect>
          <SaveButton query={query} />
        </search>
        <div className="desk-panel__rows">
          <Loaded of={answer} skeleton={<LoadingRows />}>
            {(visits) => <Figures visits={visits} names={names} />}
          </Loaded>
        </div>
      </Panel>
    </div>
  )
}

function SaveButton({ query }: { query: { from: string; to: string } }) {
  const t = useTranslations('deskVisits')
  const api = useApi()
  const toast = useToast()
  const failureText = useFailureText()
  const [busy, setBusy] = useState(false)
  const save = async () => {
    setBusy(true)
    const answer = await api.call(visitCalls.exportVisits, { query })
    setBusy(false)
    if (answer.ok) saveFile(answer.value, `visits-${query.from}-${query.to}.csv`)
    else toast({ text: failureText(answer.error), tone: 'danger' })
  }
  return (
    <Button look="second" small busy={busy} onClick={() => void save()}>
      <Icon name="download" size="small" />
      {t('save')}
    </Button>
  )
}

function Figures({ visits, names }: { visits: DeskVisits; names: Names }) {
  const t = useTranslations('deskVisits')
  const { number } = formatter(useLocale())
  if (visits.total === 0) return <EmptyState title={t('none.title')}>{t('none.text')}</EmptyState>
  return (
    <div className="visits">
      <dl className="visits__sums">
        <div>
          <dt>{t('total')}</dt>
          <dd>{number(visits.total)}</dd>
          <dd className="visits__note">{t('before', { count: number(visits.before) })}</dd>
        </div>
        <div>
          <dt>{t('average')}</dt>
          <dd>{number(Math.round(visits.total / visits.days.length))}</dd>
        </div>
        <Languages visits={visits} />
      </dl>
      <DayChart days={visits.days} />
      <Pages visits={visits} names={names} />
      <p className="muted visits__how">{t('how')}</p>
    </div>
  )
}

function Languages({ visits: { languages, total } }: { visits: DeskVisits }) {
  const t = useTranslations()
  const { number } = formatter(useLocale())
  return (
    <div className="visits__languages">
      <dt>{t('deskVisits.languages')}</dt>
      <dd>
        <ul>
          {languagesByUse(languages).map((language) => (
            <li key={language} data-language={language} style={shared(shareOf(languages[language], total))}>
              <span>{t(`shell.languages.${language}`)}</span>
              <span className="visits__bar" aria-hidden="true" />
              <b>{number(languages[language])}</b>
            </li>
          ))}
        </ul>
      </dd>
    </div>
  )
}

function Pages({ visits: { pages }, names }: { visits: DeskVisits; names: Names }) {
  const t = useTranslations()
  const { number } = formatter(useLocale())
  const most = pages[0]?.visits ?? 1
  const columns = ['uz', 'oz', 'ru', 'en'] as const
  return (
    <table className="visits-pages">
      <caption>{t('deskVisits.pages')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('deskVisits.page')}</th>
          <th scope="col">{t('deskVisits.visits')}</th>
          {columns.map((language) => (
            <th key={language} scope="col" className="visits-pages__language">
              {t(`shell.languages.${language}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {pages.map(({ page, visits, languages }) => (
          <tr key={page} style={shared(visits / most)}>
            <th scope="row">{names[page] ?? page}</th>
            <td className="visits-pages__count">{number(visits)}</td>
            {columns.map((language) => (
              <td key={language} className="visits-pages__language">
                {number(languages[language])}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
