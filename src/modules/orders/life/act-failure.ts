import type { FieldError } from '#platform/http/errors.ts'
import type { ActCode } from '../domain/act-codes.ts'
import type { Status } from '../domain/words.ts'

/** Facts, not words: the edge puts them into the caller's language. */
export type ActFailure = {
  code: ActCode
  amount?: number
  status?: Status
  left?: number
  /** Of a bag. */
  number?: string
  fields?: readonly FieldError[]
}
