import { useTranslations } from 'use-intl'
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
      <Icon name={section.icon} />
      {t(section.label)}
    </LocalLink>
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
