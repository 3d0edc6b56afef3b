import { useTranslations } from 'use-intl'
import type { MapAnswer } from './map-answer.ts'

/** Street and house as they are written: "Qoratosh koʻchasi, 105-uy". */
export function useLineText() {
  const t = useTranslations('pin')
  return ({ kind, label, street, house }: MapAnswer) =>
    kind === 'house' && street && house ? t('house', { street, house }) : label
}
