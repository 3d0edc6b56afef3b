import { useTranslations } from 'use-intl'
import { Icon } from '#ui/icon.tsx'
import { LocalLink } from '#web/shell/local-link.tsx'
import { useSubView } from '../parts/sub-view.ts'

/** What this view is about, and the way back to the tab's first one. */
export function CourierHead({ title, under }: { title: string; under?: string | undefined }) {
  const t = useTranslations('deskCounterCourier')
  const { to } = useSubView()
  return (
    <header className="counter-head">
      <LocalLink
        className="counter-head__back"
        to={to({ view: undefined, id: undefined, cash: undefined })}
        aria-label={t('back')}
      >
        <Icon name="arrowLeft" />
      </LocalLink>
      <h2>{title}</h2>
      {under && <p>{under}</p>}
    </header>
  )
}
