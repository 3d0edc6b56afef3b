import { useTranslations } from 'use-intl'
import { useLocale } from '#client/surroundings.ts'
import { mostCm, mostKg, mostSoum, shortestStreet } from '#modules/orders/domain/order-fields.ts'
import { formatter } from '#platform/i18n/format.ts'
import type { FaultCode } from './faults.ts'

/** What to do about a field, beside it. A page carries only the texts of the faults that it can show. */
export function useFaultTexts(): Readonly<Record<FaultCode, () => string>> {
  const t = useTranslations('sendParcel.faults')
  const { number, money, weight, size } = formatter(useLocale())
  return {
    name: () => t('first.name'),
    phone: () => t('first.phone'),
    phoneWrong: () => t('first.phoneWrong'),
    samePhone: () => t('first.samePhone'),
    place: () => t('first.place'),
    district: () => t('first.district'),
    street: () => t('both.street'),
    streetShort: () => t('both.streetShort', { count: shortestStreet, shown: number(shortestStreet) }),
    point: () => t('second.point'),
    size: () => t('first.size'),
    positive: () => t('first.positive'),
    allSides: () => t('first.allSides'),
    tooHeavy: () => t('first.tooHeavy', { limit: weight(mostKg * 1000) }),
    tooLong: () => t('first.tooLong', { limit: size([mostCm]) }),
    email: () => t('first.email'),
    unreadable: () => t('both.unreadable'),
    tooMuchText: () => t('both.tooMuchText'),
    description: () => t('second.description'),
    amount: () => t('second.amount'),
    tooMuch: () => t('second.tooMuch', { limit: money(mostSoum) }),
    payment: () => t('second.payment'),
    outside: () => t('second.outside'),
  }
}
