import { Navigate } from 'react-router'
import { useTranslations } from 'use-intl'
import { useLocale } from '#client/surroundings.ts'
import { localizedPath } from '#platform/i18n/locales.ts'
import { buttonClass } from '#ui/button.tsx'
import { EmptyState, LoadingScreen } from '#ui/waiting/screen-states.tsx'
import { LocalLink } from '#web/shell/local-link.tsx'
import { useHydrated } from '#web/shell/use-hydrated.ts'
import { deskPageIds } from '../desk-pages.ts'
import { HomePage } from '../home/home-page.tsx'
import { sectionsFor } from '../sections.ts'
import { useStaff } from '../signed-in.ts'
import { NoAccess } from './no-access.tsx'
import { Panel } from './panel.tsx'

/** `/desk` itself: what waits, or for whoever has no queues the first section open to them. */
export function FirstSection() {
  const t = useTranslations('common')
  const staff = useStaff()
  const locale = useLocale()
  if (!useHydrated()) return <LoadingScreen label={t('loading')} />
  if (!staff) return <NoAccess />
  const [first] = sectionsFor(staff.role, deskPageIds)
  if (first?.page === 'desk') return <HomePage />
  return first ? <Navigate to={localizedPath(locale, first.path)} replace /> : <NotYet />
}

function NotYet() {
  const t = useTranslations('desk')
  return (
    <Panel>
      <EmptyState
        title={t('notYet.title')}
        action={
          <LocalLink className={buttonClass({ look: 'second' })} to="/">
            {t('noAccess.home')}
          </LocalLink>
        }
      >
        {t('notYet.text')}
      </EmptyState>
    </Panel>
  )
}
