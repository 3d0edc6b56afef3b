import { type Failure, platformErrors } from '#platform/http/errors.ts'

/** What can be wrong with an upload or a download, with its status; src/errors.ts merges it with the others. */
export const fileErrors = {
  file_required: 422,
  file_too_large: 413,
  file_type_unsupported: 415,
  file_type_mismatch: 422,
  /** Of papers, where people see an extension: it is not among ours, or the content is something else (SPEC section 8). */
  file_extension_wrong: 415,
  file_unreadable: 422,
  file_unsafe: 422,
  file_limit_reached: 409,
  image_too_large: 422,
  image_unreadable: 422,
  image_heic: 415,
  upload_invalid: 400,
  upload_incomplete: 400,
  /** Everybody together sends too much; one person alone gets the code below. */
  uploads_busy: 503,
  rate_limited: platformErrors.rate_limited,
  file_store_unavailable: 503,
  storage_full: platformErrors.storage_full,
  file_not_found: 404,
  file_link_spent: 410,
} as const satisfies Record<string, number>

export type FileErrorCode = keyof typeof fileErrors

export type FileFailure = Failure<FileErrorCode>
