import { useMemo } from 'react'
import { useMatches } from 'react-router'

type Catalog = Record<string, Record<string, unknown>>

/** The texts of the frame (from the language's own file) and of the page (from its loader): one catalog for all. */
export function usePageMessages(): Catalog {
  const matches = useMatches()
  return useMemo(() => {
    const merged: Catalog = {}
    for (const { handle, loaderData } of matches) {
      for (const source of [handle, loaderData] as ({ messages?: Catalog } | undefined)[]) {
        for (const [group, texts] of Object.entries(source?.messages ?? {})) {
          merged[group] = { ...merged[group], ...texts }
        }
      }
    }
    return merged
  }, [matches])
}
