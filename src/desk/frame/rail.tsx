import { useState } from 'react'
import { useLocation } from 'react-router'
import { useTranslations } from 'use-intl'
import { useLocale } from '#client/surroundings.ts'
import { useAnswer } from '#client/use-answer.ts'
import { approvalsCalls } from '#modules/accounts/approvals/approvals.calls.ts'
import { formatter } from '#platform/i18n/format.ts'
import { Icon } from '#ui/icon.tsx'
import { Logo } from '#ui/logo.tsx'
import { useCurrentPage } from '#web/shell/current-page.ts'
import { LocalLink } from '#web/shell/local-link.tsx'
import { deskPageIds } from '../desk-pages.ts'
import { type Section, sectionsFor } from '../sections.ts'
import { useStaff } from '../signed-in.ts'
import { useTheme } from '../theme.ts'

/** More than these do not stand beside each other on a phone. */
const mostInRow = 4

/** Dark in both themes. On a phone it lies along the lower edge, and what has no room there opens above it. */
export function Rail() {
  const t = useTranslations('desk')
  const staff = useStaff()
  const sections = staff ? sectionsFor(staff.role, deskPageIds) : []
  const waiting = useWaitingCount(sections.some(({ page }) => page === 'deskApprovals'))
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
          <SectionLink
            key={section.page}
            section={section}
            waiting={section.page === 'deskApprovals' ? waiting : 0}
          />
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
          {!isOpen && page?.id !== 'deskApprovals' && <WaitingCount count={waiting} />}
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
  const here = page?.id === section.page || page?.path.startsWith(`${section.path}/`)
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

const countEveryMs = 30_000

/** How many wait for this person's yes. */
function useWaitingCount(mayRead: boolean): number {
  const input = mayRead ? ({ query: { status: 'waiting' } } as const) : undefined
  const { data } = useAnswer(approvalsCalls.listApprovals, input, { quiet: true, pollMs: () => countEveryMs })
  return data?.for_you ?? 0
}

function WaitingCount({ count }: { count: number }) {
  const t = useTranslations('desk.secondPerson')
  const format = formatter(useLocale())
  if (count === 0) return null
  const shown = format.number(count)
  return (
    <span className="desk-rail__count">
      <span aria-hidden="true">{shown}</span>
      <span className="spoken">{t('forYou', { count: shown })}</span>
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
