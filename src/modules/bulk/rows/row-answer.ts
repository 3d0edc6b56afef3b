import { noonOf } from '#kernel/tashkent.ts'
import { formatter } from '#platform/i18n/format.ts'
import type { Locale } from '#platform/i18n/locales.ts'
import type { MessageKey, MessageValues } from '#platform/i18n/translator.ts'
import type { CellAnswer, RowAnswer } from '../bulk.contract.ts'
import type { Field } from '../domain/fields.ts'
import { fields } from '../domain/fields.ts'
import type { CellProblem, Suggestion } from '../domain/row.ts'
import type { Row } from './row.repo.ts'
import { isStreet, meantIn } from './streets.service.ts'

export type Speech = {
  locale: Locale
  translate(key: MessageKey, values?: MessageValues): string
  /** What a region, district or point is called in the reader's language. */
  nameOf(field: Field, id: number): string | undefined
}

export type RowExtras = {
  /** How many cells of the upload say the same. */
  alike(field: Field, text: string): number
  trackingCode: string | null
}

/** A row as the merchant sees it. */
export function rowAnswer(row: Row, speech: Speech, { alike, trackingCode }: RowExtras): RowAnswer {
  const cells: Partial<Record<Field, CellAnswer>> = {}
  for (const field of fields) {
    const checked = row.checked[field]
    const text = row.texts[field]
    if (checked === undefined && text === undefined) continue
    const guess = row.guesses?.[field]
    cells[field] = {
      text: text ?? '',
      value: (checked?.value ?? null) as CellAnswer['value'],
      error: checked?.problem
        ? {
            ...problemAnswer(field, checked.problem, speech),
            alike: checked.problem.suggestions.some(isOfOne) ? 1 : alike(field, text ?? ''),
          }
        : null,
      repaired: checked?.repaired === true,
      ...meantStreet(row, field),
      ...(guess ? { certainty: guess.certainty } : {}),
      ...(guess?.evidence ? { evidence: guess.evidence } : {}),
    }
  }
  return {
    n: row.n,
    cells,
    price: row.price,
    order_id: row.orderId === null ? null : String(row.orderId),
    tracking_code: trackingCode,
    message: row.message,
  }
}

/** Only where there is something to tell. */
function meantStreet(row: Row, field: Field): Pick<CellAnswer, 'meant'> {
  const meant = isStreet(field) && row.orderId === null ? meantIn(row, field) : []
  return meant.length > 0 ? { meant: meant.map(({ value, label }) => ({ value, label })) } : {}
}

/** Excel writes the numbers of many people alike; what one of them had before is nobody else's. */
export const isOfOne = ({ day }: Suggestion): boolean => day !== undefined

/** In words, with what could have been meant. */
export function problemAnswer(field: Field, { code, values, suggestions }: CellProblem, speech: Speech) {
  return {
    code,
    message: speech.translate(`bulk.cells.${code}`, told(values, speech.locale)),
    suggestions: suggestions.map(({ text, id, day }) => ({
      value: text,
      label: (id === undefined ? undefined : speech.nameOf(field, id)) ?? text,
      ...(day === undefined
        ? {}
        : { note: speech.translate('bulkUploads.phoneBefore', told({ day }, speech.locale)) }),
    })),
  }
}

const isDay = /^\d{4}-\d{2}-\d{2}$/

/** Days as people write them. */
function told(values: CellProblem['values'], locale: Locale): MessageValues {
  const entries = Object.entries(values ?? {}).map(([name, value]) => [
    name,
    typeof value === 'string' && isDay.test(value)
      ? formatter(locale).date(noonOf(value), 'dayMonth')
      : value,
  ])
  return Object.fromEntries(entries)
}
