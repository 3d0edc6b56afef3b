import { useTranslations } from 'use-intl'
import { Button } from '#ui/button.tsx'
import type { Placed } from '#ui/class-names.ts'
import { useToast } from '#ui/float/toast.tsx'

/** Copies a code, or a link that ends in one, and says what came of it. */
export function useCopyCode(): (text: string) => Promise<void> {
  const t = useTranslations('parcel.code')
  const toast = useToast()
  return async (text) => {
    try {
      await navigator.clipboard.writeText(text)
      toast({ text: t('copied'), tone: 'ok' })
    } catch {
      toast({ text: t('copyFailed'), tone: 'danger' })
    }
  }
}

export function CopyCode({ code, className }: Placed & { code: string }) {
  const t = useTranslations('parcel.code')
  const copy = useCopyCode()
  return (
    <Button look="quiet" small className={className} onClick={() => void copy(code)}>
      {t('copy')}
      <span className="spoken"> {code}</span>
    </Button>
  )
}
