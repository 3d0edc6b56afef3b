/** Rows are numbered as they are written, so the last number on a page says where the next begins. */

/** The number in a cursor; one that we never gave out means the first page. */
export const numberIn = (cursor: string | undefined) =>
  cursor !== undefined && /^\d{1,18}$/.test(cursor) ? cursor : undefined

/** A page of `limit` from rows of which one more was asked for: that one only tells that there is a next page. */
export function pageOf<Row extends { id: number }>(rows: readonly Row[], limit: number) {
  const page = rows.slice(0, limit)
  return { page, next_cursor: rows.length > limit ? String(page.at(-1)?.id) : null }
}
