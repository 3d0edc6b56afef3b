import type { UploadAnswer } from '#modules/bulk/bulk.contract.ts'
import { type ColumnField, neededColumns } from '#modules/bulk/domain/fields.ts'

type Column = UploadAnswer['columns'][number]

/** What each column was chosen to be, by its index; null: nothing is taken from it. */
export type Choice = ReadonlyMap<number, ColumnField | null>

export const choiceOf = (columns: readonly Column[]): Choice =>
  new Map(columns.map(({ index, field }) => [index, field]))

/** In the order people think of a parcel: who, where, what, how, and the rest. */
export const fieldGroups = [
  { group: 'receiver', fields: ['receiver_name', 'receiver_phone', 'receiver_phone_2'] },
  {
    group: 'where',
    fields: ['to_address', 'to_region', 'to_city', 'to_street', 'to_landmark', 'to_point'],
  },
  {
    group: 'parcel',
    fields: ['description', 'weight', 'sides', 'length', 'width', 'height', 'parcel_value'],
  },
  { group: 'money', fields: ['product_fee', 'delivery_option', 'delivery_type', 'services'] },
  { group: 'own', fields: ['external_id', 'comment'] },
  {
    group: 'sender',
    fields: [
      'sender_name',
      'sender_phone',
      'from_address',
      'from_region',
      'from_city',
      'from_street',
      'from_point',
    ],
  },
] as const satisfies readonly { group: string; fields: readonly ColumnField[] }[]

export type FieldGroup = (typeof fieldGroups)[number]['group']

/** What no column gives yet, named by what it usually is. It can be written for all rows later. */
export function missingIn(choice: Choice): ColumnField[] {
  const chosen = new Set(choice.values())
  return neededColumns.filter((ways) => !ways.some((field) => chosen.has(field))).map(([usual]) => usual)
}

/** A name and a surname, a street and a house: their columns are put together. */
const joined: readonly ColumnField[] = [
  'receiver_name',
  'sender_name',
  'to_street',
  'from_street',
  'description',
  'comment',
]

/** Columns that are said to be what another one is already. */
export function twiceIn(choice: Choice): ReadonlySet<number> {
  const seen = new Set<ColumnField>()
  const twice = new Set<number>()
  for (const [index, field] of choice) {
    if (field === null || joined.includes(field)) continue
    if (seen.has(field)) twice.add(index)
    seen.add(field)
  }
  return twice
}

/** From here on a guess stands as it is; below it is asked about (Certainty, in the design). */
const certainFrom = 0.9

export type Sureness = 'remembered' | 'certain' | 'guess' | 'chosen' | 'none'

export function surenessOf({ index, field, certainty, remembered }: Column, choice: Choice): Sureness {
  const chosen = choice.get(index) ?? null
  if (chosen !== field) return chosen === null ? 'none' : 'chosen'
  if (chosen === null) return 'none'
  if (remembered) return 'remembered'
  return certainty >= certainFrom ? 'certain' : 'guess'
}

/** Nothing has to be looked at: all of them were certain, or told before. */
export const areKnown = (columns: readonly Column[]) =>
  columns.every((column) => ['certain', 'remembered'].includes(surenessOf(column, choiceOf(columns))))
