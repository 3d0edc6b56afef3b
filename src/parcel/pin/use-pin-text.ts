import { useTranslations } from 'use-intl'
import type { PinSource } from '#modules/geo/domain/pin-rule.ts'

/** How a pin came about, in words; of an old one only that it is there. */
export function usePinText() {
  const t = useTranslations('pin.how')
  const words = {
    found: t('found'),
    dragged: t('dragged'),
    location: t('location'),
    door: t('door'),
    before: t('before'),
  }
  return (source: PinSource | null | undefined) => words[source ?? 'before']
}
