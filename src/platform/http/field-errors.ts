import type { z } from 'zod'
import { type FieldError, type FieldErrorCode, fieldErrorCodes } from './errors.ts'

type Issue = z.core.$ZodIssue

/** Enough to fix a form, bounded so that a hostile body cannot make a large answer. */
const MAX_FIELD_ERRORS = 100

/** What zod found, in our words: one entry a field, each with a code that has a message in four languages. */
export function fieldErrors(error: z.core.$ZodError): FieldError[] {
  return error.issues
    .flatMap((issue): FieldError[] => {
      if (issue.code === 'unrecognized_keys') {
        return issue.keys.map((key) => ({ path: join([...issue.path, key]), code: 'unknown_field' }))
      }
      return [{ path: join(issue.path), ...explain(issue) }]
    })
    .slice(0, MAX_FIELD_ERRORS)
}

function explain(issue: Issue): Omit<FieldError, 'path'> {
  switch (issue.code) {
    case 'invalid_type':
      if (issue.input === undefined) return { code: 'required' }
      return { code: issue.expected === 'int' ? 'not_integer' : 'invalid_type' }
    case 'too_small': {
      const min = String(issue.minimum)
      if (issue.origin !== 'string') return { code: 'too_small', values: { min } }
      return issue.minimum === 1 ? { code: 'required' } : { code: 'too_short', values: { min } }
    }
    case 'too_big':
      return {
        code: issue.origin === 'string' ? 'too_long' : 'too_big',
        values: { max: String(issue.maximum) },
      }
    case 'invalid_format':
      return { code: issue.format === 'email' ? 'invalid_email' : 'invalid_format' }
    case 'invalid_value':
    case 'invalid_union':
      return { code: issue.input === undefined ? 'required' : 'invalid_choice' }
    case 'custom':
      return { code: customCode(issue.params?.code) }
    default:
      return { code: 'invalid_format' }
  }
}

/** A refinement names its own code: `z.string().refine(isPhone, { params: { code: 'invalid_phone' } })`. */
function customCode(code: unknown): FieldErrorCode {
  return fieldErrorCodes.find((known) => known === code) ?? 'invalid_format'
}

function join(path: readonly PropertyKey[]): string {
  return path.map(String).join('.')
}
