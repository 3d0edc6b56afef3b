import { useApi } from '#client/api.ts'
import { bulkCalls } from '#modules/bulk/bulk.calls.ts'
import type { RowAnswer } from '#modules/bulk/bulk.contract.ts'
import { type Field, fields } from '#modules/bulk/domain/fields.ts'
import { type RowFilter, rowsWithErrors } from './filters.ts'

/** The first field of a row with something wrong in it, after another one when it is told. */
export function errorFieldOf({ cells }: RowAnswer, after?: Field): Field | undefined {
  const rest = after === undefined ? fields : fields.slice(fields.indexOf(after) + 1)
  return rest.find((field) => cells[field]?.error)
}

/** The next row with an error after this one, from the beginning when there is none below; undefined: none is left. */
export function useNextError(id: string, filter: RowFilter) {
  const api = useApi()
  const fitting = filter.field ? filter : rowsWithErrors
  const first = async (from: number): Promise<RowAnswer | undefined> => {
    const query = { ...fitting, from, limit: 1 }
    const answer = await api.call(bulkCalls.readRows, { params: { id }, query })
    return answer.ok ? answer.value.items[0] : undefined
  }
  return async (after: number): Promise<RowAnswer | undefined> =>
    (await first(after + 1)) ?? (after > 0 ? await first(1) : undefined)
}
