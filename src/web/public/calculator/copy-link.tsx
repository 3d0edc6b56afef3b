import { useTranslations } from 'use-intl'
import { Button } from '#ui/button.tsx'
import { useToast } from '#ui/float/toast.tsx'
import { Icon } from '#ui/icon.tsx'
import { useHydrated } from '../../shell/use-hydrated.ts'

/** The address holds every answer, so it is the thing to share. Without a script it stands in the browser's own bar. */
export function CopyLink() {
  const t = useTranslations('calculator')
  const toast = useToast()
  async function copy() {
    try {
      await navigator.clipboard.writeText(window.location.href)
      toast({ text: t('copyLink.done'), tone: 'ok' })
    } catch {
      toast({ text: t('copyLink.failed'), tone: 'danger' })
    }
  }
  if (!useHydrated()) return null
  return (
    <Button look="quiet" small className="calc-answer__copy" onClick={copy}>
      <Icon name="external" size="small" />
      {t('copyLink.button')}
    </Button>
  )
}
