import type { UploadAnswer } from '#modules/bulk/bulk.contract.ts'
import {
  type ColumnField,
  type Field,
  fields,
  figureFields,
  isWholeField,
  moneyFields,
  partsOfWhole,
} from '#modules/bulk/domain/fields.ts'

/** Where a column of the table comes from in the file. */
export type Source = Readonly<{
  header: string
  /** We think so; nobody has said it yet. */
  guessed: boolean
  /** So many columns of the table were made of it. */
  parts: number
}>

export type Column = Readonly<{
  field: Field
  width: number
  source: Source | undefined
  /** Numbers stand at the right. */
  figures: boolean
}>

/** Fields without which no parcel can be sent: their columns are always there. */
const needed: readonly Field[] = [
  'receiver_name',
  'receiver_phone',
  'to_city',
  'to_street',
  'weight',
  'product_fee',
]

const wide: readonly Field[] = [
  'to_street',
  'to_landmark',
  'description',
  'comment',
  'from_street',
  'services',
]
/** The least that a column takes: so the usual file stands in a window of 1280 with its prices beside it. */
const widths = {
  figures: 78,
  money: 98,
  phone: 144,
  wide: 162,
  short: 118,
  name: 135,
  other: 161,
} as const

function kindOf(field: Field): keyof typeof widths {
  if (moneyFields.includes(field)) return 'money'
  if (figureFields.includes(field)) return 'figures'
  if (field.includes('phone')) return 'phone'
  if (field.endsWith('_name')) return 'name'
  if (field === 'to_landmark' || field === 'description') return 'short'
  return wide.includes(field) ? 'wide' : 'other'
}

/** Where there is more room, first everybody gets so much more; what is left then goes to the columns with much to say. */
const easier: Record<keyof typeof widths, number> = {
  figures: 8,
  money: 4,
  phone: 6,
  wide: 38,
  short: 50,
  name: 59,
  other: 7,
}

type Columns = Pick<UploadAnswer, 'columns' | 'problems'>

/** What the file says, what a parcel needs, what is wrong somewhere, and what was asked for beside it. */
export function shownColumns({ columns, problems }: Columns, opened: ReadonlySet<Field>): Column[] {
  const exact = new Set(columns.map(({ field }) => field))
  // A column of its own says it better than a part of a whole address.
  const toldBy = (field: ColumnField) =>
    isWholeField(field) ? partsOfWhole[field].filter((part) => !exact.has(part)) : [field]
  const told = new Set(columns.flatMap(({ field }) => (field === null ? [] : toldBy(field))))
  const isShown = (field: Field) =>
    needed.includes(field) ||
    opened.has(field) ||
    problems.some((problem) => problem.field === field) ||
    (told.has(field) && (exact.has(field) || !toldInPassing.includes(field)))
  const sources = new Map<Field, Source>()
  for (const { field, header, certainty, remembered } of columns) {
    const shown = field === null ? [] : toldBy(field).filter(isShown)
    const source = { header, guessed: !remembered && certainty < sureFrom, parts: shown.length }
    for (const part of shown) sources.set(part, source)
  }
  return fields.filter(isShown).map((field) => ({
    field,
    width: widths[kindOf(field)],
    source: sources.get(field),
    figures: figureFields.includes(field),
  }))
}

/** From here on a guess is as good as said (the same line as for chats). */
export const sureFrom = 0.9
/** Of a whole address: the district tells its region, and a landmark is read behind its street. */
const toldInPassing: readonly Field[] = ['to_region', 'from_region', 'to_landmark']

export type LaidColumn = Column & Readonly<{ left: number }>

/** Beside the columns of the file: the number of a row, its price, and what can be done with it. */
export const sideWidths = { number: 64, price: 84, actions: 152 } as const

export type Laid = Readonly<{
  columns: readonly LaidColumn[]
  width: number
  /** Landmarks have a column of their own; otherwise they stand behind their streets. */
  hasLandmarks: boolean
}>

/** One beside the other. */
export function laidOut(columns: readonly Column[], room: number): Laid {
  const own = columns.reduce((sum, { width }) => sum + width, 0)
  const spare = Math.max(0, room - own - sideWidths.number - sideWidths.price - sideWidths.actions)
  const eases = columns.map(({ field }) => easier[kindOf(field)])
  const asked = eases.reduce((sum, ease) => sum + ease, 0)
  const eased = Math.min(spare, asked)
  const takers = columns.filter(({ field }) => wide.includes(field)).length
  let left: number = sideWidths.number
  let edge: number = left
  const laid = columns.map((column, index) => {
    const takes = takers === 0 ? 1 / columns.length : wide.includes(column.field) ? 1 / takers : 0
    const ease = ((eases[index] ?? 0) * eased) / asked
    edge += column.width + ease + (spare - eased) * takes
    const width = Math.round(edge) - left
    const placed = { ...column, width, left }
    left += width
    return placed
  })
  return {
    columns: laid,
    width: Math.max(room, left + sideWidths.price + sideWidths.actions),
    hasLandmarks: columns.some(({ field }) => field === 'to_landmark'),
  }
}
