import { useTranslations } from 'use-intl'
import { Icon } from '#ui/icon.tsx'
import { useFrame } from '../current-page.ts'

/** In demo mode every page says so, quietly (DECISIONS, "Money"). */
export function DemoStrip() {
  const t = useTranslations('shell')
  if (!useFrame()?.demo) return null
  return (
    <p className="demo-strip">
      <span className="wrap demo-strip__inside">
        <Icon name="info" size="tiny" />
        {t('demo')}
      </span>
    </p>
  )
}
