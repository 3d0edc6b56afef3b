import { useTranslations } from 'use-intl'
import { Button } from '#ui/button.tsx'
import { GateScreen } from './gate/gate-screen.tsx'

/** Stands in for a screen that failed: the queue lies on the disk and goes out from there. */
export function ScreenError() {
  const t = useTranslations('courierApp.error')
  return (
    <GateScreen title={t('title')} text={t('text')}>
      <Button courier block onClick={() => window.location.assign('/courier/')}>
        {t('reload')}
      </Button>
    </GateScreen>
  )
}
