import { useCallback, useEffect, useState } from 'react'
import { ok, type Result } from '#kernel/result.ts'
import { type ApiError, type Envelope, useApi } from '#web/api-client.ts'

type Page<Item> = { items: readonly Item[]; next_cursor: string | null }

type Loaded<Item> = {
  items: readonly Item[]
  nextCursor: string | null
  /** What was loaded before stays, unless it belongs to another list. */
  error: ApiError | undefined
  busy: boolean
}

export type PagedList<Item> = Loaded<Item> & {
  /** Nothing has arrived yet. */
  starting: boolean
  more: (() => void) | undefined
  /** Asks again for what failed; when nothing has, for everything in sight. */
  retry: () => void
  /** The newest state of one item: takes its place in the list, or comes first. */
  put: (item: Item) => void
  /** No longer there. */
  drop: (id: string) => void
}

const nothing = { items: [], nextCursor: null, error: undefined, busy: true } as const

/** `after`: where to go on; without it the list begins anew, with at least so many rows as there are. */
type Question = { path: string; after: string | undefined; rows: number }

/** A list that is read page by page. `path` names the call with its filters and without the cursor. */
export function usePagedList<Item extends { id: string }>(path: string): PagedList<Item> {
  const api = useApi()
  const [question, setQuestion] = useState<Question>({ path, after: undefined, rows: 0 })
  // Another list begins at its beginning, also one that was here before.
  if (question.path !== path) setQuestion({ path, after: undefined, rows: 0 })
  const [loaded, setLoaded] = useState<Loaded<Item>>(nothing)

  useEffect(() => {
    const { path, after, rows } = question
    const left = new AbortController()
    setLoaded((before) => ({ ...before, busy: true, error: undefined }))
    const ask = async () => {
      const page = (cursor: string | undefined) =>
        api.request(withCursor(path, cursor), { signal: left.signal, read: readPage<Item> })
      const answer = await readOn(page, after, rows)
      if (left.signal.aborted) return
      setLoaded((before) => {
        // Rows of another list are not left to be taken for those of this one.
        const known = after === undefined && rows === 0 ? nothing : before
        if (!answer.ok) return { ...known, busy: false, error: answer.error }
        const { items, next_cursor: nextCursor } = answer.value
        const earlier = after === undefined ? [] : before.items
        return { items: [...earlier, ...items], nextCursor, error: undefined, busy: false }
      })
    }
    void ask()
    return () => left.abort()
  }, [api, question])

  const { nextCursor, busy, error, items } = loaded
  const hasFailed = error !== undefined
  const shown = items.length
  return {
    ...loaded,
    starting: items.length === 0 && busy,
    more:
      nextCursor === null || busy || error
        ? undefined
        : () => setQuestion({ path, after: nextCursor, rows: 0 }),
    retry: useCallback(
      () => setQuestion((before) => (hasFailed ? { ...before } : { path, after: undefined, rows: shown })),
      [path, hasFailed, shown],
    ),
    drop: useCallback((id: string) => {
      setLoaded((before) => ({ ...before, items: before.items.filter((item) => item.id !== id) }))
    }, []),
    put: useCallback(
      (item: Item) => setLoaded((before) => ({ ...before, items: placed(before.items, item) })),
      [],
    ),
  }
}

/** Page by page from a cursor on, until so many rows are there. */
export async function readOn<Item, Failed>(
  ask: (cursor: string | undefined) => Promise<Result<Page<Item>, Failed>>,
  after: string | undefined,
  rows: number,
): Promise<Result<Page<Item>, Failed>> {
  const items: Item[] = []
  let cursor = after
  for (;;) {
    const page = await ask(cursor)
    if (!page.ok) return page
    items.push(...page.value.items)
    const { next_cursor: next } = page.value
    if (next === null || items.length >= rows || page.value.items.length === 0)
      return ok({ items, next_cursor: next })
    cursor = next
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
