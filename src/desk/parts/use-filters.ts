import { useCallback } from 'react'
import { useSearchParams } from 'react-router'

/** Filters live in the address, so that a list can be sent to a colleague and survives a reload. */
export function useFilters<View extends Record<string, string | undefined>>(
  readView: (params: URLSearchParams) => View,
): [View, (change: Partial<View>) => void] {
  const [params, setParams] = useSearchParams()
  const change = useCallback(
    (changed: Partial<View>) =>
      setParams(
        (before) => {
          const next = new URLSearchParams(before)
          for (const [name, value] of Object.entries(changed)) {
            if (value) next.set(name, value)
            else next.delete(name)
          }
          return next
        },
        { replace: true, preventScrollReset: true },
      ),
    [setParams],
  )
  return [readView(params), change]
}
