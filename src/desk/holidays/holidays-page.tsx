import './holidays.css'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { Loaded } from '#client/loaded.tsx'
import { useLocale } from '#client/surroundings.ts'
import { useAnswer } from '#client/use-answer.ts'
import { tashkentDay } from '#kernel/tashkent.ts'
import { holidaysCalls } from '#modules/pricing/holidays/holidays.calls.ts'
import type { HolidayYear } from '#modules/pricing/holidays/holidays.contract.ts'
import { formatter } from '#platform/i18n/format.ts'
import { Button } from '#ui/button.tsx'
import { Notice } from '#ui/show/notice.tsx'
import { LocalLink } from '#web/shell/local-link.tsx'
import { useHydrated } from '#web/shell/use-hydrated.ts'
import { NoAccess } from '../frame/no-access.tsx'
import { Panel } from '../frame/panel.tsx'
import { useShortcuts } from '../parts/keys/shortcuts.ts'
import { LoadingRows } from '../parts/list-states.tsx'
import { useFilters } from '../parts/use-filters.ts'
import { mayDo } from '../sections.ts'
import { useStaff } from '../signed-in.ts'
import { DayTable } from './day-table.tsx'
import { DraftDialog } from './draft-dialog.tsx'
import { NewDay } from './new-day.tsx'
import { type Changes, daysOffOf, noChanges, withDay } from './year-days.ts'
import { YearGrid } from './year-grid.tsx'

/** The page is kept for everybody; the days are known to the browser only. */
export function HolidaysPage() {
  return useHydrated() ? <HolidaysScreen /> : <LoadingRows />
}

const readView = (params: URLSearchParams) => ({ year: /^20[2-9]\d$/.exec(params.get('year') ?? '')?.[0] })

function HolidaysScreen() {
  const t = useTranslations('deskHolidays')
  const staff = useStaff()
  const [view, change] = useFilters(readView)
  const today = tashkentDay(new Date())
  const year = Number(view.year ?? today.slice(0, 4))
  const holidays = useAnswer(holidaysCalls.readHolidays, { query: { year } })
  const go = (to: number) => change({ year: String(to) })
  useShortcuts({ next: () => go(year + 1), previous: () => go(year - 1) })
  if (holidays.error?.status === 403) return <NoAccess />
  const mayEdit = staff !== undefined && mayDo(staff.role, 'tariff.edit')
  return (
    <div className="desk-split">
      <Panel>
        <nav className="desk-panel__head holidays-years" aria-label={t('years')}>
          <Button look="second" small onClick={() => go(year - 1)}>
            {year - 1}
          </Button>
          <h2 className="holidays-year">{year}</h2>
          <Button look="second" small onClick={() => go(year + 1)}>
            {year + 1}
          </Button>
        </nav>
        <Loaded of={holidays}>
          {(known) => <Year key={known.year} known={known} today={today} mayEdit={mayEdit} />}
        </Loaded>
      </Panel>
    </div>
  )
}

type YearProps = { known: HolidayYear; today: string; mayEdit: boolean }

function Year({ known, today, mayEdit }: YearProps) {
  const t = useTranslations('deskHolidays')
  const { number } = formatter(useLocale())
  const [changes, setChanges] = useState<Changes>(noChanges)
  const [asking, setAsking] = useState(false)
  const days = daysOffOf(known, changes)
  const turn = (day: string, isOff: boolean) => setChanges((before) => withDay(before, day, isOff))
  const count = changes.added.length + changes.removed.length
  const touched = days
    .filter(({ change }) => change === 'added')
    .reduce((sum, { promised }) => sum + promised, 0)
  return (
    <div className="desk-panel__rows holidays">
      <p className="muted">
        {t('lead')}{' '}
        <LocalLink to={`/desk/tariffs/${known.tariff_version}`}>
          {t('tariff', { version: String(known.tariff_version) })}
        </LocalLink>
      </p>
      {count > 0 && (
        <Notice tone={touched > 0 ? 'warning' : 'info'} title={t('changed', { count: number(count) })}>
          {touched > 0 && <p>{t('touched', { count: number(touched) })}</p>}
          <p className="holidays-acts">
            <Button small onClick={() => setAsking(true)}>
              {t('makeDraft')}
            </Button>
            <Button small look="second" onClick={() => setChanges(noChanges)}>
              {t('giveUp')}
            </Button>
          </p>
        </Notice>
      )}
      <div className="holidays-body">
        <YearGrid known={known} days={days} today={today} />
        <section className="holidays-list">
          {mayEdit && (
            <NewDay
              year={known.year}
              taken={days.map(({ day }) => day)}
              onAdd={(day) => turn(day, false)}
              promised={known.promised}
            />
          )}
          <DayTable days={days} today={today} onTurn={mayEdit ? turn : undefined} />
        </section>
      </div>
      {asking && (
        <DraftDialog version={known.tariff_version} changes={changes} onClose={() => setAsking(false)} />
      )}
    </div>
  )
}
