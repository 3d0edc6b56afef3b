import { err, type Result } from '#kernel/result.ts'
import type { Failure } from '#platform/http/errors.ts'
import { readSheet } from '#platform/sheets/read-sheet.ts'
import type { SheetProblem } from '#platform/sheets/table.ts'
import type { TheirPayment } from '../domain/comparison.ts'
import { type ListFault, mostPayments, readRegistry } from '../domain/registry-file.ts'

const limits = { bytes: 1024 * 1024, rows: mostPayments + 100, columns: 100, ms: 10_000 }

export type RegistryFailure = Failure<
  | 'registry_unreadable'
  | 'registry_line_wrong'
  | 'registry_too_long'
  | 'file_unreadable'
  | 'service_unavailable'
>

const faultCodes = {
  columns: 'registry_unreadable',
  line: 'registry_line_wrong',
  too_long: 'registry_too_long',
} as const satisfies Record<ListFault['what'], RegistryFailure['code']>

const problemCodes = {
  unsupported: 'registry_unreadable',
  too_many_columns: 'registry_unreadable',
  encrypted: 'file_unreadable',
  damaged: 'file_unreadable',
  unsafe: 'file_unreadable',
  quotes: 'registry_line_wrong',
  too_large: 'registry_too_long',
  too_many_rows: 'registry_too_long',
  too_slow: 'registry_too_long',
  busy: 'service_unavailable',
} as const satisfies Record<SheetProblem['code'], RegistryFailure['code']>

/** A provider's list of a day, as XLSX or CSV: its first sheet that has something in it. */
export async function readRegistryFile(bytes: Buffer): Promise<Result<TheirPayment[], RegistryFailure>> {
  const tables = await readSheet(bytes, limits)
  if (!tables.ok) {
    const { code, row = 0 } = tables.error
    return err({ code: problemCodes[code], values: { line: String(row) } })
  }
  const list = readRegistry(tables.value.find(({ rows }) => rows.length > 0)?.rows ?? [])
  return list.ok
    ? list
    : err({ code: faultCodes[list.error.what], values: { line: String(list.error.line) } })
}
