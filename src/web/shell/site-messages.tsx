import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { ToastRegion } from '#ui/float/toast.tsx'

/** Around everything that may have a word to say in passing: the pages, and the page that stands in for a failed one. */
export function SiteMessages({ children }: { children: ReactNode }) {
  const t = useTranslations()
  return (
    <ToastRegion label={t('shell.messages')} closeLabel={t('common.close')}>
      {children}
    </ToastRegion>
  )
}
