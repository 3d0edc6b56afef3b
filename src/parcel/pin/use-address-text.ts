import { useTranslations } from 'use-intl'
import type { MapAnswer } from './map-answer.ts'
import { useDistanceText } from './use-distance-text.ts'
import { useLineText } from './use-line-text.ts'

/** A street farther off is beside the pin, not under it. */
const besideM = 40

/** An address under the pin in words: "Xoja Ahror koʻchasi, 23-uy yaqinida". */
export function useAddressText() {
  const t = useTranslations('pin.screen')
  const line = useLineText()
  return (answer: MapAnswer) => {
    const { near, distance_m = 0 } = answer
    return near || distance_m > besideM ? t('near', { address: line(answer) }) : line(answer)
  }
}

/** Something that was found, in words. */
export function useFoundText() {
  const t = useTranslations('pin.screen')
  const line = useLineText()
  return (answer: MapAnswer) => (answer.near ? t('near', { address: line(answer) }) : line(answer))
}

/** "Chorsu bozori yonida, 120 m". */
export function useLandmarkText() {
  const t = useTranslations('pin.screen')
  const distance = useDistanceText()
  return ({ label, distance_m = 0 }: MapAnswer) =>
    t('landmark', { name: label, distance: distance(distance_m) })
}
