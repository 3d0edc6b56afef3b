import { useTranslations } from 'use-intl'
import { useLocale } from '#client/surroundings.ts'
import type { OrderAnswer } from '#modules/orders/orders.contract.ts'
import { sizeNames } from '#modules/pricing/domain/names.ts'
import { formatter } from '#platform/i18n/format.ts'

/** "Small box, 0.8 kg, 30×20×10 cm". Sides are told only when somebody has measured. */
export function useParcelText(size: OrderAnswer['parcel_size']): string {
  const t = useTranslations()
  const format = formatter(useLocale())
  const { weight, length, width, height, size_class: kind } = size
  const name = sizeNames[kind as keyof typeof sizeNames]
  const parts = [name && t(name), format.weight(Math.round(weight * 1000))]
  if (length > 0) parts.push(format.size([length, width, height]))
  return parts.filter(Boolean).join(', ')
}
