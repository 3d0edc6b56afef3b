import { useCallback, useEffect, useState } from 'react'
import { type ApiError, type Envelope, useApi } from '#web/api-client.ts'

type Page<Item> = { items: readonly Item[]; next_cursor: string | null }

type Loaded<Item> = {
  items: readonly Item[]
  nextCursor: string | null
  /** What was loaded before stays. */
  error: ApiError | undefined
  busy: boolean
}

export type PagedList<Item> = Loaded<Item> & {
  /** Nothing has arrived yet. */
  starting: boolean
  more: (() => void) | undefined
  /** Asks again for what failed. */
  retry: () => void
  /** The newest state of one item: takes its place in the list, or comes first. */
  put: (item: Item) => void
  /** No longer there. */
  drop: (id: string) => void
}

const nothing = { items: [], nextCursor: null, error: undefined, busy: true } as const

/** A list that is read page by page. `path` names the call with its filters and without the cursor. */
export function usePagedList<Item extends { id: string }>(path: string): PagedList<Item> {
  const api = useApi()
  const [round, setRound] = useState(0)
  const [loaded, setLoaded] = useState<Loaded<Item>>(nothing)
  const [cursor, setCursor] = useState<{ path: string; after: string }>()
  const after = cursor?.path === path ? cursor.after : undefined

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new round asks the same again
  useEffect(() => {
    const left = new AbortController()
    setLoaded((before) => ({ ...before, busy: true, error: undefined }))
    const ask = async () => {
      const answer = await api.request(withCursor(path, after), {
        signal: left.signal,
        read: readPage<Item>,
      })
      if (left.signal.aborted) return
      setLoaded((before) => {
        if (!answer.ok) return { ...before, busy: false, error: answer.error }
        const { items, next_cursor: nextCursor } = answer.value
        const earlier = after === undefined ? [] : before.items
        return { items: [...earlier, ...items], nextCursor, error: undefined, busy: false }
      })
    }
    void ask()
    return () => left.abort()
  }, [api, path, after, round])

  const { nextCursor, busy, error, items } = loaded
  return {
    ...loaded,
    starting: items.length === 0 && busy,
    more: nextCursor === null || busy || error ? undefined : () => setCursor({ path, after: nextCursor }),
    retry: useCallback(() => setRound((before) => before + 1), []),
    drop: useCallback((id: string) => {
      setLoaded((before) => ({ ...before, items: before.items.filter((item) => item.id !== id) }))
    }, []),
    put: useCallback(
      (item: Item) => setLoaded((before) => ({ ...before, items: placed(before.items, item) })),
      [],
    ),
  }
}

function withCursor(path: string, after: string | undefined): string {
  if (after === undefined) return path
  return `${path}${path.includes('?') ? '&' : '?'}cursor=${encodeURIComponent(after)}`
}

function readPage<Item>({ data }: Envelope): Page<Item> | undefined {
  const page = data as Partial<Page<Item>> | undefined
  return Array.isArray(page?.items) ? (page as Page<Item>) : undefined
}

function placed<Item extends { id: string }>(items: readonly Item[], item: Item): readonly Item[] {
  return items.some(({ id }) => id === item.id)
    ? items.map((other) => (other.id === item.id ? item : other))
    : [item, ...items]
}
