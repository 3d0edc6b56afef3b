import { useTranslations } from 'use-intl'
import { brand } from '#kernel/brand.ts'
import { Icon } from '#ui/icon.tsx'

const networks = [
  { name: 'Telegram', icon: 'telegram', href: brand.social.telegram },
  { name: 'Instagram', icon: 'instagram', href: brand.social.instagram },
  { name: 'YouTube', icon: 'youtube', href: brand.social.youtube },
] as const

export function SocialLinks() {
  const t = useTranslations('shell')
  return (
    <ul className="social-links" aria-label={t('socialLinks')}>
      {networks.map(({ name, icon, href }) => (
        <li key={name}>
          <a className="icon-button" href={href} target="_blank" rel="noopener">
            <Icon name={icon} size="small" />
            <span className="spoken">
              {name} ({t('opensInNewWindow')})
            </span>
          </a>
        </li>
      ))}
    </ul>
  )
}
