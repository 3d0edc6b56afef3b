import { useTranslations } from 'use-intl'

export function InvalidTokenLayout() {
  const t = useTranslations('invalidToken')
  return (
    <main id="content">
      <h1>{t('title')}</h1>
    </main>
  )
}
