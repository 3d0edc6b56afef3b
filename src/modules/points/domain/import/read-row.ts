import { findArea } from '#modules/geo/domain/area-finder.ts'
import { districtById } from '#modules/geo/domain/districts.ts'
import { readClock, type Span } from '../hours.ts'
import {
  longestFirst,
  type PointKind,
  type PointService,
  pointKinds,
  pointServices,
  usualLimits,
} from '../point.ts'
import { areInOrder, type PointFacts, wrongFacts } from '../point-rules.ts'
import { type ImportField, longestCell, optionalFields, weekFields } from './fields.ts'

export type CellError =
  | 'required'
  | 'invalid_format'
  | 'invalid_choice'
  | 'unknown_place'
  | 'outside_district'
  | 'too_long'
  | 'too_big'

/** In the languages that staff write. */
type Words = Readonly<{ uz: string; ru: string; en: string }>
export type ImportFacts = Omit<PointFacts, 'name' | 'address' | 'landmark'> &
  Readonly<{ name: Words; address: Words; landmark: Words }>

export type ReadRow = Readonly<{
  errors: Partial<Record<ImportField, CellError>>
  /** Undefined when something is wrong. */
  facts: ImportFacts | undefined
}>

const longest = { name: 120, address: 200, landmark: 200 } as const

/** One row of a sheet: everything that is wrong in it is told at once, cell by cell. */
export function readRow(cells: Partial<Record<ImportField, string>>): ReadRow {
  const errors: Partial<Record<ImportField, CellError>> = {}
  const take = <Value>(
    field: ImportField,
    read: (text: string) => Value | CellError,
    otherwise: Value,
  ): Value => {
    const whole = cells[field] ?? ''
    const written = whole.slice(0, longestCell).replace(/\s+/g, ' ').trim()
    if (whole.length > longestCell) {
      errors[field] = 'too_long'
      return otherwise
    }
    if (written === '') {
      if (!optionalFields.includes(field)) errors[field] = 'required'
      return otherwise
    }
    const value = read(written)
    if (!isError(value)) return value
    errors[field] = value
    return otherwise
  }
  const words = (part: keyof typeof longest): Words => {
    const line = (written: string): { line: string } | CellError =>
      written.length > longest[part] ? 'too_long' : { line: written }
    const of = (locale: keyof Words) => take(`${part}_${locale}`, line, { line: '' }).line
    return { uz: of('uz'), ru: of('ru'), en: of('en') }
  }
  const kind = take<PointKind>('kind', readKind, 'point')
  const usual = usualLimits[kind]
  const facts: ImportFacts = {
    kind,
    name: words('name'),
    districtId: take('district', readDistrict, 0),
    address: words('address'),
    landmark: words('landmark'),
    lat: take('lat', readDegrees, 0),
    lon: take('lon', readDegrees, 0),
    hours: weekFields.map((field) => take<readonly Span[]>(field, readSpans, [])),
    holidays: [],
    services: take<readonly PointService[]>(
      'services',
      readServices,
      kind === 'mailbox' ? ['drop_off'] : ['drop_off', 'pick_up'],
    ),
    limits: {
      weightGrams: take('weight_kg', readGrams, usual.weightGrams),
      sidesCm: take('sides_cm', readSides, usual.sidesCm),
    },
    cod: take('cod', readYes, false),
    capacity: take('capacity', readCapacity, 1),
  }
  if (Object.keys(errors).length === 0) Object.assign(errors, brokenRules(facts))
  return { errors, facts: Object.keys(errors).length === 0 ? facts : undefined }
}

const cellErrors: readonly unknown[] = [
  'required',
  'invalid_format',
  'invalid_choice',
  'unknown_place',
  'too_long',
  'too_big',
]
const isError = (value: unknown): value is CellError => cellErrors.includes(value)

const fieldOfPath: Readonly<Record<string, ImportField>> = {
  district_id: 'district',
  services: 'services',
  cod: 'cod',
  'limits.weight_kg': 'weight_kg',
  'limits.sides_cm': 'sides_cm',
}

/** The same rules as for what is typed at the desk, told in the columns of the sheet. */
function brokenRules(facts: ImportFacts): Partial<Record<ImportField, CellError>> {
  return Object.fromEntries(
    wrongFacts(facts).map(({ path, code }) => {
      const weekday = /^hours\.(\d)$/.exec(path)?.[1]
      return [
        weekday === undefined ? (fieldOfPath[path] ?? 'kind') : (weekFields[Number(weekday)] ?? 'mon'),
        code,
      ]
    }),
  )
}

const readKind = (text: string): PointKind | CellError =>
  pointKinds.find((kind) => kind === text.toLowerCase()) ?? 'invalid_choice'

/** By its number, or by its name in any script; a region alone is not enough. */
function readDistrict(text: string): number | CellError {
  if (/^\d{1,5}$/.test(text)) return districtById(Number(text)) ? Number(text) : 'unknown_place'
  const [meant] = findArea(text, { limit: 1 })
  return meant?.kind === 'district' ? meant.id : 'unknown_place'
}

const decimal = /^-?\d{1,3}([.,]\d{1,12})?$/
const readDegrees = (text: string): number | CellError =>
  decimal.test(text) ? Number(text.replace(',', '.')) : 'invalid_format'

const readGrams = (text: string): number | CellError =>
  decimal.test(text) && Number(text.replace(',', '.')) > 0
    ? Math.round(Number(text.replace(',', '.')) * 1000)
    : 'invalid_format'

function readSides(text: string) {
  const sides = text.split(/\s*[x×х*]\s*/iu)
  return sides.length === 3 && sides.every((side) => /^[1-9]\d{0,2}$/.test(side))
    ? longestFirst(sides.map(Number))
    : ('invalid_format' as const)
}

/** `9:00-13:00, 14:00-18:00`; with any dash. */
function readSpans(text: string): Span[] | CellError {
  const spans = text.split(/[,;]/).map((part): Span | undefined => {
    const [, from, to] = /^\s*(\d{1,2}:\d\d)\s*[-–—]\s*(\d{1,2}:\d\d)\s*$/.exec(part) ?? []
    return from !== undefined && to !== undefined ? { from: readClock(from), to: readClock(to) } : undefined
  })
  const read = spans.filter((span) => span !== undefined)
  return read.length === spans.length && areInOrder(read) ? read : 'invalid_format'
}

function readServices(text: string): PointService[] | CellError {
  const named = text
    .toLowerCase()
    .split(/[,;]/)
    .map((part) => part.trim())
  const known = named.map((name) => pointServices.find((service) => service === name))
  const services = known.filter((service) => service !== undefined)
  return services.length === named.length ? services : 'invalid_choice'
}

const yes = ['1', 'yes', 'ha', 'да', 'true', '+']
const no = ['0', 'no', 'yoq', 'нет', 'false', '-']
function readYes(text: string): boolean | CellError {
  const said = text.toLowerCase().replace(/['`‘’ʻʼ]/g, '')
  if (yes.includes(said)) return true
  return no.includes(said) ? false : 'invalid_choice'
}

const readCapacity = (text: string): number | CellError =>
  /^[1-9]\d{0,3}$/.test(text) ? Number(text) : 'invalid_format'
