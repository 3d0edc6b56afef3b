import { useCallback, useMemo, useState } from 'react'
import { useSearchParams } from 'react-router'
import type { UploadAnswer } from '#modules/bulk/bulk.contract.ts'
import { allRows, filterText, type RowFilter, readFilter, rowsWithErrors } from './filters.ts'

/** In the address of the page: who comes back from paying, or reloads, sees the same rows. */
const inAddress = 'rows'

/** Which rows are shown: what the address says, otherwise those with errors when there were any at first. */
export function useRowFilter({ errors }: UploadAnswer): [RowFilter, (next: RowFilter) => void] {
  const [params, setParams] = useSearchParams()
  const [usual] = useState(errors > 0 ? rowsWithErrors : allRows)
  const asked = params.get(inAddress)
  const filter = useMemo(() => readFilter(asked) ?? usual, [asked, usual])
  const choose = useCallback(
    (next: RowFilter) =>
      setParams(
        (before) => {
          const after = new URLSearchParams(before)
          after.set(inAddress, filterText(next))
          return after
        },
        { replace: true, preventScrollReset: true },
      ),
    [setParams],
  )
  return [filter, choose]
}
