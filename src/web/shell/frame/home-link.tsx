import { useTranslations } from 'use-intl'
import { Logo } from '#ui/logo.tsx'
import { LocalLink } from '../local-link.tsx'

export function HomeLink() {
  const t = useTranslations('shell')
  return (
    <LocalLink className="home-link" to="/" aria-label={t('home')}>
      <Logo />
    </LocalLink>
  )
}
