import { useTranslations } from 'use-intl'
import { useLocale } from '#client/surroundings.ts'
import { formatter } from '#platform/i18n/format.ts'
import type { Gappy } from './edit/gappy-tariff.ts'
import { cellsOf, type NumberKind } from './edit/tariff-cells.ts'
import { type Fault, type Faults, faultsOf } from './edit/tariff-draft.ts'

/** Numbers of the tariff as people read them. */
export function useNumberWords() {
  const t = useTranslations()
  const format = formatter(useLocale())
  const number = (value: number, { scale = 1, decimals = 0 }: NumberKind) =>
    // More digits than are meant stay visible: they are what is wrong.
    format.number(value / scale, Number.isInteger(value) ? decimals : 6)
  return {
    number,
    unit: ({ unit }: NumberKind) => (unit === undefined ? undefined : t(unit)),
    withUnit(value: number, kind: NumberKind) {
      if (kind.unit === undefined) return number(value, kind)
      const isHour = kind.unit === 'deskTariffs.units.hour'
      return `${number(value, kind)}${isHour ? '' : '\u00A0'}${t(kind.unit)}`
    },
  }
}

/** What is wrong with the numbers of a draft, in words. */
export function useFaultWords(draft: Gappy): {
  faults: Faults
  inWords: (path: string) => string | undefined
} {
  const t = useTranslations('deskTariffs.faults')
  const words = useNumberWords()
  const faults = faultsOf(draft)
  const say = (fault: Fault, kind: NumberKind): string => {
    switch (fault.code) {
      case 'required':
        return t('required')
      case 'not_whole':
        return t('notWhole')
      case 'too_small':
        return t('tooSmall', { min: words.withUnit(fault.min, kind) })
      case 'too_big':
        return t('tooBig', { max: words.withUnit(fault.max, kind) })
    }
  }
  return {
    faults,
    inWords(path) {
      const fault = faults.get(path)
      const cell = fault && cellsOf(draft).find((one) => one.path === path)
      return cell && say(fault, cell.kind)
    },
  }
}
