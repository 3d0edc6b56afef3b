import { useTranslations } from 'use-intl'

/** The first stop of the keyboard: past the menus, straight to the page. */
export function SkipLink() {
  const t = useTranslations('shell')
  return (
    <a className="skip-link" href="#content">
      {t('skipToContent')}
    </a>
  )
}
