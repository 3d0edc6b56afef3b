import { useMemo } from 'react'
import { useMatches } from 'react-router'

type Catalog = Record<string, Record<string, unknown>>

/** The texts of the frame (from the language's own file) and of the page (from its loader): one catalog for all. */
export function usePageMessages(): Catalog {
  const matches = useMatches()
  return useMemo(() => {
    const merged: Catalog = {}
    for (const { handle, loaderData } of matches) {
      const frame = (handle as { messages?: Catalog } | undefined)?.messages
      const page = (loaderData as { messages?: string } | undefined)?.messages
      for (const messages of [frame, page && (JSON.parse(page) as Catalog)]) {
        for (const [group, texts] of Object.entries(messages || {})) {
          merged[group] = { ...merged[group], ...texts }
        }
      }
    }
    return merged
  }, [matches])
}
