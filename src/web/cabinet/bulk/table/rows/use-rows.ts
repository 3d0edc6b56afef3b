import { useCallback, useEffect, useMemo, useState, useSyncExternalStore } from 'react'
import { type ApiError, useApi } from '#client/api.ts'
import { bulkCalls } from '#modules/bulk/bulk.calls.ts'
import type { UploadAnswer } from '#modules/bulk/bulk.contract.ts'
import type { RowFilter } from './filters.ts'
import { createRowStore, type RowStore } from './row-store.ts'
import { type RowView, rowView, viewWithout } from './row-view.ts'

export type Rows = {
  readonly store: RowStore
  /** Undefined until the server has told which rows these are. */
  readonly view: RowView | undefined
  readonly error: ApiError | undefined
  /** Asks once more which rows fit the filter: those that were put right leave. */
  readonly refresh: () => void
  /** No longer in this upload. */
  readonly drop: (numbers: readonly number[]) => void
}

type Shown = { of?: RowFilter; view?: RowView; error?: ApiError }

/** The rows of an upload that fit a filter. A row that no longer fits stays until the filter is chosen again. */
export function useRows({ id, rows }: Pick<UploadAnswer, 'id' | 'rows'>, filter: RowFilter): Rows {
  const api = useApi()
  const store = useMemo(
    () =>
      createRowStore(async ({ from, limit, filter: fitting }) => {
        const query = { ...fitting, from, limit }
        const answer = await api.call(bulkCalls.readRows, { params: { id }, query })
        return answer.ok ? answer.value.items : undefined
      }),
    [api, id],
  )
  const [shown, setShown] = useState<Shown>({})
  const [round, setRound] = useState(0)

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new round asks the same once more
  useEffect(() => {
    const left = new AbortController()
    const ask = async () => {
      const asked = { params: { id }, query: filter }
      const answer = await api.call(bulkCalls.readNumbers, asked, { signal: left.signal })
      if (left.signal.aborted) return
      if (!answer.ok) return setShown((before) => ({ ...before, error: answer.error }))
      const view = rowView(answer.value.ranges)
      store.show(view, filter)
      setShown({ of: filter, view })
    }
    void ask()
    return () => left.abort()
  }, [api, store, id, filter, round])

  const drop = useCallback((numbers: readonly number[]) => {
    setShown((before) =>
      before.view ? { ...before, view: viewWithout(before.view, new Set(numbers)) } : before,
    )
  }, [])
  const refresh = useCallback(() => setRound((before) => before + 1), [])
  // Rows that were set aside have come back.
  const [known, setKnown] = useState(rows)
  if (known !== rows) {
    setKnown(rows)
    if (rows > known) refresh()
  }
  const isOfThisFilter = shown.of === filter
  return {
    store,
    view: isOfThisFilter ? shown.view : undefined,
    error: shown.error,
    refresh,
    drop,
  }
}

/** Draws again whatever comes of the rows. */
export const useRowStore = (store: RowStore) =>
  useSyncExternalStore(store.subscribe, store.version, store.version)
