import type { Tariff } from '#modules/pricing/domain/tariff.ts'
import { tariffFaults } from '#modules/pricing/domain/tariff-faults.ts'
import type { Gappy } from './gappy-tariff.ts'
import { cellsOf, type NumberKind } from './tariff-cells.ts'

/** What is wrong with one number, in the units of the data. */
export type Fault =
  | { code: 'required' }
  | { code: 'not_whole' }
  | { code: 'too_small'; min: number }
  | { code: 'too_big'; max: number }

export type Faults = ReadonlyMap<string, Fault>

export function valueAt(data: unknown, path: string): unknown {
  return path
    .split('.')
    .reduce<unknown>(
      (inner, key) => (typeof inner === 'object' && inner !== null ? Reflect.get(inner, key) : undefined),
      data,
    )
}

export function numberAt(data: unknown, path: string): number | undefined {
  const value = valueAt(data, path)
  return typeof value === 'number' ? value : undefined
}

/** A copy with another value at the path; the rest is shared. */
export function withValue<T>(data: T, path: string, value: unknown): T {
  const [key = '', ...rest] = path.split('.')
  const inner = rest.length === 0 ? value : withValue(valueAt(data, key), rest.join('.'), value)
  if (Array.isArray(data)) return data.with(Number(key), inner) as T
  return { ...data, [key]: inner }
}

/** Each number by itself first; how they stand to each other is asked when all are there. */
export function faultsOf(draft: Gappy): Faults {
  const own = cellsOf(draft).flatMap(({ path, kind }) => {
    const fault = faultOf(numberAt(draft, path), kind)
    return fault ? [[path, fault] as const] : []
  })
  if (own.length > 0) return new Map(own)
  return new Map(
    tariffFaults(draft as Tariff).map((fault): [string, Fault] => [
      fault.path,
      'min' in fault ? { code: 'too_small', min: fault.min } : { code: 'too_big', max: fault.max },
    ]),
  )
}

function faultOf(value: number | undefined, { min, max, scale, decimals }: NumberKind): Fault | undefined {
  if (value === undefined) return { code: 'required' }
  const isKeptWhole = decimals === undefined || scale !== undefined
  if (isKeptWhole && !Number.isInteger(value)) return { code: 'not_whole' }
  if (value < min) return { code: 'too_small', min }
  return value > max ? { code: 'too_big', max } : undefined
}

/** Paths whose value differs. Days off are members of a set: each is a path of its own. */
export function changedPaths(before: Gappy, after: Gappy): ReadonlySet<string> {
  const [old, now] = [leavesOf(before), leavesOf(after)]
  const paths = new Set([...old.keys(), ...now.keys()])
  return new Set([...paths].filter((path) => old.get(path) !== now.get(path)))
}

const sets = ['serviceLevels.weekdaysOff', 'serviceLevels.holidays.yearly', 'serviceLevels.holidays.dated']

function leavesOf(data: unknown, path = ''): ReadonlyMap<string, unknown> {
  if (typeof data !== 'object' || data === null) return new Map([[path, data ?? undefined]])
  const inside: [string, unknown][] = sets.includes(path)
    ? (data as readonly unknown[]).map((member) => [String(member), true])
    : Object.entries(data)
  return new Map(inside.flatMap(([key, value]) => [...leavesOf(value, path === '' ? key : `${path}.${key}`)]))
}
