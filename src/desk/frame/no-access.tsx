import { useTranslations } from 'use-intl'
import { buttonClass } from '#ui/button.tsx'
import { ErrorState } from '#ui/waiting/screen-states.tsx'
import { LocalLink } from '#web/shell/local-link.tsx'
import { deskPageIds } from '../desk-pages.ts'
import { sectionsFor } from '../sections.ts'
import { useStaff } from '../signed-in.ts'
import { Panel } from './panel.tsx'

/** The server refused: said plainly, with the way to what is open to this person. */
export function NoAccess() {
  const t = useTranslations('desk')
  const staff = useStaff()
  const [first] = staff ? sectionsFor(staff.role, deskPageIds) : []
  return (
    <Panel>
      <ErrorState
        title={t('noAccess.title')}
        action={
          <LocalLink className={buttonClass({ look: 'second' })} to={first?.path ?? '/'}>
            {t(first ? 'noAccess.onward' : 'noAccess.home')}
          </LocalLink>
        }
      >
        {t('noAccess.text')}
      </ErrorState>
    </Panel>
  )
}
