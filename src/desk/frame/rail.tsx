import { useState } from 'react'
import { useLocation } from 'react-router'
import { useTranslations } from 'use-intl'
import { useLocale } from '#client/surroundings.ts'
import { useAnswer } from '#client/use-answer.ts'
import { approvalsCalls } from '#modules/accounts/approvals/approvals.calls.ts'
import type { Queue } from '#modules/worklist/domain/queues.ts'
import { formatter } from '#platform/i18n/format.ts'
import { Icon } from '#ui/icon.tsx'
import { Logo } from '#ui/logo.tsx'
import { useCurrentPage } from '#web/shell/current-page.ts'
import { LocalLink } from '#web/shell/local-link.tsx'
import { deskPageIds } from '../desk-pages.ts'
import { type Section, sectionsFor } from '../sections.ts'
import { useStaff } from '../signed-in.ts'
import { useTheme } from '../theme.ts'
import { useDeskNews, useOnNews } from './desk-news.tsx'

/** More than these do not stand beside each other on a phone. */
const mostInRow = 4

/** Dark in both themes. On a phone it lies along the lower edge, and what has no room there opens above it. */
export function Rail() {
  const t = useTranslations('desk')
  const staff = useStaff()
  const sections = staff ? sectionsFor(staff.role, deskPageIds) : []
  const counts = useCounts(sections.some(({ page }) => page === 'deskApprovals'))
  const page = useCurrentPage()
  const { pathname } = useLocation()
  // Closed wherever one goes: it was opened on another page.
  const [openOn, setOpenOn] = useState<string>()
  const isOpen = openOn === pathname
  return (
    <nav
      className="desk-rail"
      aria-label={t('sections.label')}
      data-many={sections.length > mostInRow || undefined}
      data-open={isOpen || undefined}
      onKeyDown={({ key }) => key === 'Escape' && setOpenOn(undefined)}
    >
      <LocalLink className="desk-rail__logo" to="/" aria-label={t('toSite')}>
        <Logo signOnly />
      </LocalLink>
      <div id={listId} className="desk-rail__sections">
        {sections.map((section) => (
          <SectionLink key={section.page} section={section} waiting={counts[section.page] ?? 0} />
        ))}
      </div>
      <NightSwitch />
      <button
        type="button"
        className="desk-rail__link desk-rail__more"
        aria-expanded={isOpen}
        aria-controls={listId}
        onClick={() => setOpenOn(isOpen ? undefined : pathname)}
      >
        <span className="desk-rail__icon">
          <Icon name={isOpen ? 'close' : 'menu'} />
          {!isOpen && page?.id !== 'deskApprovals' && <WaitingCount count={counts.deskApprovals ?? 0} />}
        </span>
        {t(isOpen ? 'sections.less' : 'sections.more')}
      </button>
    </nav>
  )
}

const listId = 'desk-sections'

function SectionLink({ section, waiting }: { section: Section; waiting: number }) {
  const t = useTranslations()
  const page = useCurrentPage()
  const isBelow = section.path !== '/desk' && page?.path.startsWith(`${section.path}/`)
  const here = page?.id === section.page || isBelow
  return (
    <LocalLink className="desk-rail__link" to={section.path} aria-current={here ? 'page' : undefined}>
      <span className="desk-rail__icon">
        <Icon name={section.icon} />
        <WaitingCount count={waiting} />
      </span>
      {t(section.label)}
    </LocalLink>
  )
}

/** What waits in a section, by its page. */
const queuesOf: Readonly<Record<string, Queue>> = {
  deskConfirmations: 'confirmation_calls',
  deskTopUps: 'top_ups',
  deskPayments: 'refunds',
  deskCod: 'cod_due',
  deskIncidents: 'incidents',
  deskClaims: 'claims',
  deskNotices: 'unsent_messages',
  deskJobs: 'dead_letters',
}

/** How many wait where; of approvals those that this person may decide. */
function useCounts(mayApprove: boolean): Readonly<Record<string, number>> {
  const { queues } = useDeskNews()
  const input = mayApprove ? ({ query: { status: 'waiting' } } as const) : undefined
  const { data, refresh } = useAnswer(approvalsCalls.listApprovals, input, { quiet: true })
  useOnNews(refresh)
  const known = new Map<string, number>(queues?.map(({ queue, count }) => [queue, count]))
  const counts = Object.entries(queuesOf).map(([page, queue]) => [page, known.get(queue) ?? 0])
  const all = (queues ?? []).reduce((sum, { count }) => sum + count, 0)
  return { ...Object.fromEntries(counts), desk: all, deskApprovals: data?.for_you ?? 0 }
}

const mostShown = 999

function WaitingCount({ count }: { count: number }) {
  const t = useTranslations('desk')
  const format = formatter(useLocale())
  if (count === 0) return null
  const shown = count > mostShown ? `${mostShown}+` : format.number(count)
  return (
    <span className="desk-rail__count">
      <span aria-hidden="true">{shown}</span>
      <span className="spoken">{t('waiting', { count: shown })}</span>
    </span>
  )
}

function NightSwitch() {
  const t = useTranslations('desk')
  const [theme, turn] = useTheme()
  return (
    <button type="button" className="desk-rail__link" aria-pressed={theme === 'dark'} onClick={turn}>
      <svg className="icon desk-rail__moon" viewBox="0 0 24 24" aria-hidden="true">
        <path d="M20 14.5A8.5 8.5 0 0 1 9.5 4 8.5 8.5 0 1 0 20 14.5z" />
      </svg>
      {t('night')}
    </button>
  )
}
