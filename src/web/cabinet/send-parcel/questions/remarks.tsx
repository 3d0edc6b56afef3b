import { useTranslations } from 'use-intl'
import { Notice } from '#ui/show/notice.tsx'

/** Sent back from the second page: something of the first is missing. */
export function SentBack() {
  const t = useTranslations('sendParcel.shared')
  return (
    <div role="alert">
      <Notice tone="warning">{t('sentBack')}</Notice>
    </div>
  )
}

/** The next page waits for the line. */
export function Offline() {
  const t = useTranslations('sendParcel.shared')
  return (
    <div role="alert">
      <Notice tone="warning">{t('offline')}</Notice>
    </div>
  )
}
