import { Link } from 'react-router'
import { useTranslations } from 'use-intl'
import { buttonClass } from '#ui/button.tsx'
import { EmptyState } from '#ui/waiting/screen-states.tsx'

/** The address of a parcel that is not on today's list any more. */
export function NoStop() {
  const t = useTranslations('courierStop.none')
  return (
    <main className="field-screen">
      <EmptyState
        level={2}
        title={t('title')}
        action={
          <Link className={buttonClass({ courier: true })} to="/">
            {t('back')}
          </Link>
        }
      >
        {t('text')}
      </EmptyState>
    </main>
  )
}
