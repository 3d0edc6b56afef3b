import { useTranslations } from 'use-intl'
import type { ComboboxTexts } from '#ui/pickers/combobox.tsx'

/** The words around a list that is searched by typing. */
export function useListTexts(): ComboboxTexts {
  const t = useTranslations('deskOrders.search')
  return {
    nothing: t('nothing'),
    loading: t('loading'),
    failed: t('failed'),
    clear: t('clear'),
    close: t('close'),
    found: (count) => t('found', { count, text: String(count) }),
  }
}
