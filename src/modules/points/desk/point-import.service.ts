import { randomBytes } from 'node:crypto'
import { assert } from '#kernel/assert.ts'
import { err, type Ok, ok, type Result } from '#kernel/result.ts'
import { recordAudit } from '#modules/accounts/index.ts'
import { refusedPin } from '#modules/geo/index.ts'
import { sheetTypes } from '#platform/calls/sent-types.ts'
import { isReadable, oneLine } from '#platform/fields/line-rules.ts'
import type { Failure } from '#platform/http/errors.ts'
import type { RequestContext } from '#platform/http/route.ts'
import type { SentFile } from '#platform/http/sent-file.ts'
import { readSheet } from '#platform/sheets/read-sheet.ts'
import type { SheetProblem } from '#platform/sheets/table.ts'
import { xlsxOf } from '#platform/sheets/write-xlsx.ts'
import { type ImportField, importFields, mostImportRows, wordFields } from '../domain/import/fields.ts'
import type { CellError } from '../domain/import/read-row.ts'
import { readPointsSheet, type SheetRow } from '../domain/import/read-sheet.ts'
import type { ImportPreview, ImportRequest, ImportSaved } from './desk-points.contract.ts'
import { type Cyrillic, inFourLanguages, keepNewPoints } from './desk-points.service.ts'
import { holdImport, insertImport, saveImported } from './point-import.repo.ts'

const limits = { bytes: 700 * 1024, rows: mostImportRows + 50, columns: 60, ms: 10_000 }
const DAY_MS = 86_400_000

type SheetFailure = Failure<'points_sheet_unreadable' | 'points_sheet_too_long' | 'service_unavailable'>

const problemCodes = {
  unsupported: 'points_sheet_unreadable',
  too_many_columns: 'points_sheet_unreadable',
  encrypted: 'points_sheet_unreadable',
  damaged: 'points_sheet_unreadable',
  unsafe: 'points_sheet_unreadable',
  quotes: 'points_sheet_unreadable',
  too_large: 'points_sheet_too_long',
  too_many_rows: 'points_sheet_too_long',
  too_slow: 'points_sheet_too_long',
  busy: 'service_unavailable',
} as const satisfies Record<SheetProblem['code'], SheetFailure['code']>

const tooLong = err({ code: 'points_sheet_too_long', values: { max: String(mostImportRows) } } as const)

/** Reads a sheet and keeps what is right in it for a day: what was seen is what is saved. */
export async function previewImport(
  context: RequestContext,
  { file }: ImportRequest,
): Promise<Result<ImportPreview, SheetFailure>> {
  const tables = await readSheet(Buffer.from(file, 'base64'), limits)
  if (!tables.ok) {
    const code = problemCodes[tables.error.code]
    return code === 'points_sheet_too_long' ? tooLong : err({ code })
  }
  const sheet = readPointsSheet(tables.value.find(({ rows }) => rows.length > 0)?.rows ?? [])
  if (sheet.rows.length > mostImportRows) return tooLong
  const rows = sheet.rows.map((row) => withPin(withReadableWords(row), context))
  const ready = rows.flatMap(({ facts }) => facts ?? [])
  const errors = rows.length - ready.length
  const { person } = context.caller
  assert(person !== undefined, 'a visitor reached the desk')
  const id = randomBytes(16).toString('base64url')
  await insertImport(context.db, { id, person, now: context.now, kept: { ready, errors } }, DAY_MS)
  return ok({
    id,
    rows: rows.map((row) => rowOf(row, context)),
    ready: ready.length,
    errors,
    missing: [...sheet.missing],
    unknown: [...sheet.unknown],
  })
}

/** As in every field of a form: signs that nobody sees, or no letter at all, name nothing. */
function withReadableWords(row: SheetRow): SheetRow {
  const hidden = wordFields.filter((field) => !isReadable(oneLine(row.cells[field] ?? '')))
  if (hidden.length === 0) return row
  const told = Object.fromEntries(hidden.map((field) => [field, 'invalid_format' as const]))
  return { ...row, facts: undefined, errors: { ...told, ...row.errors } }
}

/** A pin in another district is a slip in a sheet: nobody has looked at a map. */
function withPin(row: SheetRow, { locale }: Pick<RequestContext, 'locale'>): SheetRow {
  if (!row.facts) return row
  const { districtId, lat: latitude, lon: longitude } = row.facts
  const refused = refusedPin({ districtId, latitude, longitude }, { confirmed: false, locale, path: '' })
  return refused ? { ...row, facts: undefined, errors: { ...row.errors, lat: 'outside_district' } } : row
}

function rowOf(
  { n, cells, errors, facts }: SheetRow,
  { translate }: Pick<RequestContext, 'translate'>,
): ImportPreview['rows'][number] {
  const cell = (field: ImportField) => {
    const code = errors[field]
    return { text: cells[field] ?? '', error: code ? { code, message: said(code, translate) } : null }
  }
  const told = importFields.filter((field) => field in cells || field in errors)
  return {
    n,
    ok: facts !== undefined,
    cells: Object.fromEntries(told.map((field) => [field, cell(field)])),
    lat: facts?.lat ?? null,
    lon: facts?.lon ?? null,
  }
}

/** The same words as for a field of a form. */
const said = (code: CellError, translate: RequestContext['translate']) => translate(`pointImport.${code}`)

/** All of them or, when asked so, those that are right; once. */
export function saveImport(
  context: RequestContext,
  { cyrillic }: { cyrillic: Cyrillic },
  id: string,
  { skip_errors }: { skip_errors: boolean },
): Promise<Result<ImportSaved, Failure<'not_found' | 'import_over' | 'import_has_errors'>>> {
  const { person } = context.caller
  assert(person !== undefined, 'a visitor reached the desk')
  return context.db.transaction(async (tx) => {
    const waiting = await holdImport(tx, id, person, new Date(context.now.getTime() - DAY_MS))
    if (!waiting) return err({ code: 'not_found' })
    if (waiting.savedAt !== null) return err({ code: 'import_over' })
    const { ready, errors } = waiting.rows
    if (errors > 0 && !skip_errors) return err({ code: 'import_has_errors' })
    const facts = ready.map((one) => ({
      ...one,
      name: inFourLanguages(one.name, cyrillic),
      address: inFourLanguages(one.address, cyrillic),
      landmark: inFourLanguages(one.landmark, cyrillic),
    }))
    const ids = facts.length > 0 ? await keepNewPoints(tx, facts, context.now) : []
    await saveImported(tx, id, context.now)
    await recordAudit(tx, context, {
      action: 'point.import',
      object: `point-import:${id}`,
      after: { created: ids.length, left_out: errors, ids },
    })
    return ok({ created: ids.length, left_out: errors, ids })
  })
}

const example: Readonly<Record<ImportField, string>> = {
  kind: 'point',
  name_uz: 'Chorsu, 1-punkt',
  name_ru: 'Чорсу, пункт 1',
  name_en: 'Chorsu, point 1',
  district: 'Shayxontohur',
  address_uz: 'Navoiy koʻchasi, 12',
  address_ru: 'улица Навои, 12',
  address_en: '12 Navoiy street',
  landmark_uz: 'Metro yonida',
  landmark_ru: 'У метро',
  landmark_en: 'Next to the metro',
  lat: '41.32600',
  lon: '69.23500',
  mon: '09:00-13:00, 14:00-18:00',
  tue: '09:00-13:00, 14:00-18:00',
  wed: '09:00-13:00, 14:00-18:00',
  thu: '09:00-13:00, 14:00-18:00',
  fri: '09:00-13:00, 14:00-18:00',
  sat: '09:00-15:00',
  sun: '',
  services: 'drop_off, pick_up, packing',
  weight_kg: '15',
  sides_cm: '120x120x120',
  cod: 'yes',
  capacity: '120',
}

/** With an example that can be read back as it is. */
export async function importSheet(): Promise<Ok<SentFile>> {
  const bytes = xlsxOf({
    name: 'points',
    widths: importFields.map((field) => Math.max(10, example[field].length)),
    rows: [{ bold: importFields }, importFields.map((field) => example[field])],
  })
  return ok({ name: 'tezbox-points.xlsx', type: sheetTypes.xlsx, bytes })
}
