import type { FieldError } from '#platform/http/errors.ts'
import type { RefusalCode } from './domain/guards.ts'
import type { Status } from './domain/words.ts'

export type ActCode =
  | RefusalCode
  | 'not_found'
  | 'order_changed'
  | 'action_not_allowed'
  | 'too_many_changes'
  | 'point_not_found'
  | 'receiver_code_locked'
  | 'insufficient_funds'
  | 'invalid_input'
  | 'parcel_too_big'

/** Facts, not words: the edge puts them into the caller's language. */
export type ActFailure = {
  code: ActCode
  amount?: number
  status?: Status
  left?: number
  fields?: readonly FieldError[]
}
