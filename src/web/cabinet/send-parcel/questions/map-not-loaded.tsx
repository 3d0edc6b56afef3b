import { useTranslations } from 'use-intl'
import { Notice } from '#ui/show/notice.tsx'

/** Without a line a map does not come; the questions around it stay. */
export const mapNotLoaded = () => ({ default: MapNotLoaded })

function MapNotLoaded() {
  const t = useTranslations('sendParcel.shared')
  return (
    <div role="alert">
      <Notice tone="danger">{t('mapNotLoaded')}</Notice>
    </div>
  )
}
