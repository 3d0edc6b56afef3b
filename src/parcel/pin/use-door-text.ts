import { useTranslations } from 'use-intl'
import { doorNumbers, doorOf } from './pin.ts'

/** "2-podyezd, 4-qavat, 18-xonadon": of the door inside a house what is known; empty when nothing is. */
export function useDoorText() {
  const t = useTranslations('pin.doorIs')
  return (address: Parameters<typeof doorOf>[0]): string => {
    const door = doorOf(address)
    const words = {
      entrance: t('entrance', { value: door.entrance }),
      floor: t('floor', { value: door.floor }),
      flat: t('flat', { value: door.flat }),
      intercom: t('intercom', { value: door.intercom }),
    }
    return doorNumbers
      .filter((name) => door[name] !== '')
      .map((name) => words[name])
      .join(', ')
  }
}
