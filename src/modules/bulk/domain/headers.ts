import { cleanLine } from './cells/lines.ts'
import { readPhones } from './cells/phones.ts'
import { type ColumnField, neededColumns } from './fields.ts'
import { foldText } from './fold-text.ts'
import { contentOf } from './headers/content.ts'
import { guessColumn } from './headers/guess-column.ts'
import { type Header, headersAt, headerText } from './headers/header-rows.ts'
import { type Side, sideIn } from './headers/header-words.ts'
import { readUnder } from './headers/read-header.ts'

export type Sheet = Readonly<{ name: string; rows: readonly (readonly string[])[] }>

/** What a merchant has chosen before, by `headerKey`; null: nothing is taken from such a column. */
export type RememberedHeaders = ReadonlyMap<string, ColumnField | null>

export type GuessedColumn = Readonly<{
  /** From 0, as in the file. */
  index: number
  header: string
  field: ColumnField | null
  certainty: number
  remembered: boolean
  /** The first texts of the column. */
  samples: readonly string[]
}>

export type Layout = Readonly<{
  /** Which of the sheets, from 0. */
  sheet: number
  /** From 1, of two rows the lower one; null when the sheet has none. */
  headerRow: number | null
  columns: readonly GuessedColumn[]
}>

/** Headers stand in the first rows, below a title or two. */
const rowsLookedAt = 20
const cellsLookedAt = 100
const mostSamples = 3
const longestSample = 60
/** From here on nobody has to be asked. */
const certain = 0.8

/** The sheet that looks most like parcels, its row of headers and what the columns are; undefined when all are empty. */
export function findLayout(sheets: readonly Sheet[], remembered: RememberedHeaders): Layout | undefined {
  let best: (Layout & { worth: number }) | undefined
  for (const [sheet, { rows }] of sheets.entries()) {
    if (rows.every((row) => row.length === 0)) continue
    const headerRow = findHeaderRow(rows, remembered)
    const columns = columnsAt(rows, headerRow, remembered)
    const worth = worthOf(columns) * 10 + Math.min(rows.length, 1_000) / 1_000
    if (worth > (best?.worth ?? -1)) best = { sheet, headerRow, columns, worth }
  }
  return best && { sheet: best.sheet, headerRow: best.headerRow, columns: best.columns }
}

const worthOf = (columns: readonly GuessedColumn[]) =>
  neededColumns.filter((need) => columns.some(({ field }) => field !== null && need.includes(field))).length

function findHeaderRow(rows: Sheet['rows'], remembered: RememberedHeaders): number | null {
  let best = { row: -1, worth: 0 }
  for (let at = 0; at < Math.min(rows.length, rowsLookedAt); at++) {
    const worth = headerWorth(headersAt(rows, at + 1), remembered)
    if (worth > best.worth) best = { row: at, worth }
  }
  return best.worth >= fewestHeaders ? best.row + 1 : null
}

const fewestHeaders = 1.3
const longestHeader = 80

/** How many different things a row of headers would speak of; a row with a number of somebody is none. */
function headerWorth(headers: readonly Header[], remembered: RememberedHeaders): number {
  const said = new Map<string, number>()
  for (const header of headers) {
    const text = headerText(header)
    if (text === '' || text.length > longestHeader) continue
    if (/\d{7}/.test(text.replace(/\D/g, '')) && 'phones' in readPhones(text)) return 0
    const isRemembered = remembered.has(headerKey(text))
    const read = isRemembered ? { told: headerKey(text), certainty: 1 } : readUnder(header.group, header.name)
    if (read && read.certainty >= 0.55)
      said.set(read.told, Math.max(read.certainty, said.get(read.told) ?? 0))
  }
  return [...said.values()].reduce((sum, certainty) => sum + certainty, 0)
}

/** What the columns are when the headers stand in this row (from 1; null: nowhere). */
export function columnsAt(
  rows: Sheet['rows'],
  headerRow: number | null,
  remembered: RememberedHeaders,
): readonly GuessedColumn[] {
  const headers = headerRow === null ? [] : headersAt(rows, headerRow)
  const body = rows.slice(headerRow ?? 0)
  const looked = body.slice(0, cellsLookedAt)
  const width = Math.max(headers.length, 0, ...looked.map((row) => row.length))
  const sides = sidesBefore(headers)
  const guessed = Array.from({ length: width }, (_, index): GuessedColumn => {
    const read = headers[index] ?? { name: '', group: '' }
    const header = headerText(read)
    const texts = looked.map((row) => cleanLine(row[index] ?? '')).filter(Boolean)
    const samples = [...new Set(texts)].slice(0, mostSamples).map((text) => text.slice(0, longestSample))
    const known = header === '' ? undefined : remembered.get(headerKey(header))
    if (known !== undefined) return { index, header, field: known, certainty: 1, remembered: true, samples }
    const guess = guessColumn(read, contentOf(texts), sides[index])
    return { index, header, ...guess, remembered: false, samples }
  })
  return withoutRivals(guessed.filter(({ header, samples }) => header !== '' || samples.length > 0))
}

/** "Sender, Phone, Receiver, Phone": in a file that speaks of both, a header is about whom the last one was about. */
function sidesBefore(headers: readonly Header[]): readonly (Side | undefined)[] {
  const said = headers.map((header) => sideIn(headerText(header)))
  if (!said.includes('sender') || !said.includes('receiver')) return []
  return said.map((_, at) => said.slice(0, at).findLast(Boolean))
}

/** Several columns may hold a part of these: a street and a house, a name and a surname. */
const joined: readonly ColumnField[] = [
  'receiver_name',
  'sender_name',
  'to_street',
  'from_street',
  'description',
  'comment',
]

/** Of two columns for one field the surer one keeps it; a second phone is the second phone. */
function withoutRivals(columns: readonly GuessedColumn[]): GuessedColumn[] {
  const taken = new Map<ColumnField, number>()
  const bySureness = columns.toSorted(
    (one, other) => Number(other.remembered) - Number(one.remembered) || other.certainty - one.certainty,
  )
  const lost = new Map<number, ColumnField | null>()
  for (const { index, field, header, remembered } of bySureness) {
    if (field === null) continue
    // Without a header only the likeliest column is anybody's name.
    const mayJoin = joined.includes(field) && header !== ''
    if (!taken.has(field) || mayJoin || remembered) taken.set(field, index)
    else if (field === 'receiver_phone' && !taken.has('receiver_phone_2')) {
      taken.set('receiver_phone_2', index)
      lost.set(index, 'receiver_phone_2')
    } else lost.set(index, null)
  }
  return columns.map((column) => {
    const instead = lost.get(column.index)
    if (instead === undefined) return column
    return { ...column, field: instead, certainty: instead === null ? 0.3 : Math.min(column.certainty, 0.8) }
  })
}

/** Whether nobody has to be asked: all that a parcel needs is there and certain, or all was told before. */
export function isSettled(columns: readonly GuessedColumn[]): boolean {
  const named = columns.filter(({ header }) => header !== '')
  if (named.length > 0 && named.every(({ remembered }) => remembered)) return true
  return neededColumns.every((need) =>
    columns.some(({ field, certainty }) => field !== null && need.includes(field) && certainty >= certain),
  )
}

/** By what a header is remembered: however it is spelled next time. */
export const headerKey = (header: string): string => foldText(cleanLine(header)).slice(0, longestHeader)
