import { fieldOf, type ImportField, importFields, longestCell, optionalFields } from './fields.ts'
import { type ReadRow, readRow } from './read-row.ts'

export type SheetRow = ReadRow & Readonly<{ n: number; cells: Partial<Record<ImportField, string>> }>

type SheetOfPoints = Readonly<{
  rows: readonly SheetRow[]
  missing: readonly ImportField[]
  unknown: readonly string[]
}>

/** The first row that is not empty has the titles; empty rows below it are passed over. */
export function readPointsSheet(table: readonly (readonly string[])[]): SheetOfPoints {
  const first = table.findIndex((row) => row.length > 0)
  const titles = table[first] ?? []
  const columns = titles.map(fieldOf)
  const missing = importFields.filter((field) => !columns.includes(field) && !optionalFields.includes(field))
  const unknown = titles.filter((title, index) => title.trim() !== '' && columns[index] === undefined)
  const rows = table.flatMap((row, index): SheetRow[] => {
    if (index <= first || row.every((cell) => cell.trim() === '')) return []
    const cells = Object.fromEntries(
      columns.flatMap((field, column) => (field ? [[field, row[column] ?? '']] : [])),
    ) as Partial<Record<ImportField, string>>
    return [{ n: index + 1, ...readRow(cells), cells: shortened(cells) }]
  })
  return { rows, missing, unknown: unknown.map(cut) }
}

/** What is shown again is never longer than what could be right. */
const cut = (text: string) => (text.length > longestCell ? `${text.slice(0, longestCell)}…` : text)

const shortened = (cells: Partial<Record<ImportField, string>>): Partial<Record<ImportField, string>> =>
  Object.fromEntries(Object.entries(cells).map(([field, text]) => [field, cut(text)]))
