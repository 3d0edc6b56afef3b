import { useTranslations } from 'use-intl'

export function NotFound() {
  const t = useTranslations('notFound')
  return <h1>{t('title')}</h1>
}
