import type { Call } from './call.ts'

/** What changes the way of a call, beside where it goes. */
const travelling = [
  'method',
  'path',
  'sends',
  'envelope',
  'idempotency',
  'rememberMinutes',
  'upload',
] as const

/** What a file of calls exports, without what only the server needs: shapes, errors, words of the documentation. */
export function forBrowser(exported: unknown): unknown {
  if (typeof exported !== 'object' || exported === null) return exported
  if (!isCall(exported))
    return Object.fromEntries(Object.entries(exported).map(([name, value]) => [name, forBrowser(value)]))
  const call = exported as Partial<Call>
  return Object.fromEntries(
    travelling.flatMap((name) => (call[name] === undefined ? [] : [[name, call[name]]])),
  )
}

const isCall = (value: object) => 'method' in value && 'path' in value
