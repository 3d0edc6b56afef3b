/** Error codes every route may answer with. Modules add their own tables; src/errors.ts merges them all. */
export const platformErrors = {
  invalid_input: 422,
  invalid_json: 400,
  invalid_encoding: 400,
  body_too_large: 413,
  unsupported_media_type: 415,
  header_too_large: 431,
  url_too_long: 414,
  not_found: 404,
  method_not_allowed: 405,
  rate_limited: 429,
  unauthorized: 401,
  forbidden: 403,
  demo_only_here: 403,
  idempotency_key_required: 400,
  idempotency_key_invalid: 400,
  idempotency_in_flight: 409,
  idempotency_key_reused: 422,
  request_timeout: 408,
  timeout: 503,
  service_unavailable: 503,
  /** The disk of the database or of the files is full: nothing was written. */
  storage_full: 507,
  internal: 500,
} as const satisfies Record<string, number>

export type PlatformErrorCode = keyof typeof platformErrors

/** One wrong field: where, what, and the facts its message needs. */
export type FieldError = { path: string; code: FieldErrorCode; values?: Record<string, string> }

/** Why a field was refused. Each is a message key in four languages, like the codes above. */
export const fieldErrorCodes = [
  'required',
  'too_short',
  'too_long',
  'too_small',
  'too_big',
  'invalid_type',
  'invalid_format',
  'invalid_choice',
  'invalid_phone',
  'invalid_email',
  'invalid_stir',
  'unknown_place',
  'unknown_file',
  'outside_country',
  'outside_district',
  'other_region',
  'unknown_field',
  'not_integer',
] as const

export type FieldErrorCode = (typeof fieldErrorCodes)[number]

/** An expected failure of a verb. `values` fill the placeholders of its message. */
export type Failure<Code extends string = string> = {
  code: Code
  values?: Record<string, string>
  fields?: readonly FieldError[]
  /** What the caller needs to go on, as further members of the answer. */
  extra?: Readonly<Record<string, unknown>>
}

/**
 * For the edge, where there is no verb to return a failure: caught by the one error handler. Why somebody is not let in is
 * the word of whoever knows people.
 */
export class EdgeError extends Error {
  override name = 'EdgeError'
  readonly failure: Failure
  readonly headers: Record<string, string>

  constructor(failure: Failure, headers: Record<string, string> = {}) {
    super(failure.code)
    this.failure = failure
    this.headers = headers
  }
}
