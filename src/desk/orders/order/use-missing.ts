import { useTranslations } from 'use-intl'
import type { VerbValues } from './verb-forms.ts'

/** What is said at a field that was left empty. */
export function useMissing(missing: readonly (keyof VerbValues)[]) {
  const t = useTranslations('deskOrders.dialog')
  return (name: keyof VerbValues) => (missing.includes(name) ? t('missing') : undefined)
}
