import type { CellAnswer, RowAnswer } from '#modules/bulk/bulk.contract.ts'
import { type Field, measureFields, moneyFields } from '#modules/bulk/domain/fields.ts'
import type { formatter } from '#platform/i18n/format.ts'
import { groupPhone, phoneDigits } from '#ui/fields/phone-digits.ts'
import { sureFrom } from './columns.ts'

/** A correction that is looked at and not yet made: what cells that say the same would say. */
export type Preview = Readonly<{ field: Field; texts: ReadonlySet<string>; label: string }>

export type CellLook = Readonly<{
  text: string
  /** The second line: what is wrong, or what it would become. */
  under?: string
  state?: 'error' | 'alike' | 'repaired' | 'guessed' | 'written'
}>

type Format = ReturnType<typeof formatter>

/** What a cell shows: the text of the file while something is wrong with it, otherwise as the order will have it. */
export function cellLook(
  field: Field,
  cell: CellAnswer | undefined,
  written: string | undefined,
  preview: Preview | undefined,
  format: Format,
): CellLook {
  if (written !== undefined) return { text: written, state: 'written' }
  if (!cell) return { text: '' }
  if (preview && preview.field === field && cell.error && preview.texts.has(cell.text))
    return { text: cell.text, under: preview.label, state: 'alike' }
  if (cell.error) return { text: cell.text, under: cell.error.message, state: 'error' }
  if (cell.repaired) return { text: valueText(field, cell, format), state: 'repaired' }
  const text = moneyFields.includes(field) ? valueText(field, cell, format) : cell.text
  const isGuess = cell.meant !== undefined || (cell.certainty !== undefined && cell.certainty < sureFrom)
  return isGuess ? { text, state: 'guessed' } : { text }
}

/** A landmark without a column of its own is read behind its street. */
export function withLandmark(look: CellLook, { cells }: RowAnswer): CellLook {
  const landmark = cells.to_landmark?.text ?? ''
  return landmark === '' || look.text === '' || look.state === 'written' || look.under !== undefined
    ? look
    : { ...look, text: `${look.text}, ${landmark}` }
}

const phoneFields: readonly Field[] = ['receiver_phone', 'receiver_phone_2', 'sender_phone']

export const isPhone = (field: Field) => phoneFields.includes(field)
export const isMoney = (field: Field) => moneyFields.includes(field)

/** The value as people write it. */
export function valueText(field: Field, { value, text }: CellAnswer, format: Format): string {
  if (value === null || value === '') return text
  if (isMoney(field) && typeof value === 'number') return format.number(value)
  // Places and services are numbers to us, and words to everybody else.
  if (typeof value !== 'string') return measureFields.includes(field) ? String(value) : text
  return isPhone(field) ? groupPhone(phoneDigits(value)) : value
}
