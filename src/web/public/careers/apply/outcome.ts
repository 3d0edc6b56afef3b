import type { ApiError } from '#client/api.ts'
import { isUnanswered } from '#client/use-task.ts'
import type { TypedField } from './application.ts'

/** What became of an application that was not taken. */
export type Outcome =
  /** We have one of this phone: nothing to do for whoever applies. */
  | Readonly<{ kind: 'exists' | 'closed' }>
  /** It may be sent again as it stands. */
  | Readonly<{ kind: 'notSaved' | 'noLine' }>
  | Readonly<{ kind: 'file'; message: string | undefined }>
  | Readonly<{ kind: 'fields'; faults: Readonly<Partial<Record<TypedField, string>>> }>
  | Readonly<{ kind: 'refused'; message: string | undefined }>

const fields: readonly TypedField[] = ['full_name', 'phone', 'email', 'about']

export function outcomeOf(error: ApiError): Outcome {
  const { code, message, errors = [] } = error
  if (code === 'application_exists') return { kind: 'exists' }
  if (code === 'not_found') return { kind: 'closed' }
  if (code === 'network' || code === 'timeout') return { kind: 'noLine' }
  if (code === 'application_not_saved' || isUnanswered(error)) return { kind: 'notSaved' }
  if (code.startsWith('file_')) return { kind: 'file', message }
  const told = fields.flatMap((field) => {
    const found = errors.find(({ path }) => path === field)
    return found ? [[field, found.message] as const] : []
  })
  return told.length > 0 ? { kind: 'fields', faults: Object.fromEntries(told) } : { kind: 'refused', message }
}
