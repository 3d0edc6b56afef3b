import { useMemo } from 'react'
import { useMatches } from 'react-router'

type Catalog = Record<string, Record<string, unknown>>

/** The texts of the frame and of the page, as their loaders delivered them: one catalog for all components. */
export function usePageMessages(): Catalog {
  const matches = useMatches()
  return useMemo(() => {
    const merged: Catalog = {}
    for (const match of matches) {
      const data = match.loaderData as { messages?: Catalog } | undefined
      for (const [namespace, texts] of Object.entries(data?.messages ?? {})) {
        merged[namespace] = { ...merged[namespace], ...texts }
      }
    }
    return merged
  }, [matches])
}
