import { fileDays } from '#kernel/kept-days.ts'

/** What the page tells about a CV before it is sent; held against the rule of uploads by a test (SPEC section 5). */
export const cvExtensions = ['pdf', 'docx', 'ods', 'doc', 'csv'] as const
export const largestCvBytes = 5 * 1024 * 1024

export const cvDays = fileDays.cv
/** Half a year, as people say it. */
export const cvMonths = 6
