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

/** Dark in both themes. On a phone it lies along the lower edge. */
export function Rail() {
  const t = useTranslations('desk')
  const staff = useStaff()
  const sections = staff ? sectionsFor(staff.role, deskPageIds) : []
  return (
    <nav className="desk-rail" aria-label={t('sections.label')}>
      <LocalLink className="desk-rail__logo" to="/" aria-label={t('toSite')}>
        <Logo signOnly />
      </LocalLink>
      <div className="desk-rail__sections">
        {sections.map((section) => (
          <SectionLink key={section.page} section={section} />
        ))}
      </div>
      <NightSwitch />
    </nav>
  )
}

function SectionLink({ section }: { section: Section }) {
  const t = useTranslations()
  const page = useCurrentPage()
  const here = page?.id === section.page || page?.path.startsWith(`${section.path}/`)
  return (
    <LocalLink className="desk-rail__link" to={section.path} aria-current={here ? 'page' : undefined}>
      <span className="desk-rail__icon">
        <Icon name={section.icon} />
        {section.page === 'deskApprovals' && <WaitingCount />}
      </span>
      {t(section.label)}
    </LocalLink>
  )
}

const countEveryMs = 30_000

/** How many wait for this person's yes. */
function WaitingCount() {
  const t = useTranslations('desk.secondPerson')
  const format = formatter(useLocale())
  const input = { query: { status: 'waiting' } } as const
  const { data } = useAnswer(approvalsCalls.listApprovals, input, { quiet: true, pollMs: () => countEveryMs })
  if (!data || data.for_you === 0) return null
  const count = format.number(data.for_you)
  return (
    <span className="desk-rail__count">
      <span aria-hidden="true">{count}</span>
      <span className="spoken">{t('forYou', { count })}</span>
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
