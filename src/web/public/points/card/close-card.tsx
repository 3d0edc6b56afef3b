import { useTranslations } from 'use-intl'
import { Icon } from '#ui/icon.tsx'

/** Puts the card of a point away. */
export function CloseCard({ onClose }: { onClose: () => void }) {
  const t = useTranslations('nearby.card')
  return (
    <button type="button" className="icon-button point-card__close" onClick={onClose}>
      <Icon name="close" size="small" />
      <span className="spoken">{t('close')}</span>
    </button>
  )
}
