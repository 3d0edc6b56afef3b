import { useLocale } from '#client/surroundings.ts'
import type { CellAnswer } from '#modules/bulk/bulk.contract.ts'
import { type Field, moneyFields } from '#modules/bulk/domain/fields.ts'
import { formatter } from '#platform/i18n/format.ts'

const phones: readonly Field[] = ['receiver_phone', 'receiver_phone_2', 'sender_phone']

/** A cell as people read it: phones in groups, money with its spaces, the rest as it was understood. */
export function useShownCell(): (field: Field, cell: CellAnswer) => string {
  const format = formatter(useLocale())
  return (field, { value, text }) => {
    if (phones.includes(field) && typeof value === 'string') return grouped(value) ?? text
    if (moneyFields.includes(field) && typeof value === 'number') return format.number(value)
    return typeof value === 'string' && value !== '' ? value : text
  }
}

/** `90 845 12 36`: without the country, which is the same for all. */
export function grouped(phone: string): string | undefined {
  const parts = /^(?:\+?998)?(\d{2})(\d{3})(\d{2})(\d{2})$/.exec(phone)
  return parts?.slice(1).join(' ')
}
