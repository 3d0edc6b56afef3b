import { useTranslations } from 'use-intl'
import { useDistanceText } from '#parcel/pin/use-distance-text.ts'

/** How far somebody has gone: nothing at all is a distance too. */
export function useWayText(): (metres: number) => string {
  const t = useTranslations('pin')
  const distance = useDistanceText()
  return (metres) => (metres === 0 ? t('kilometres', { text: '0' }) : distance(metres))
}
