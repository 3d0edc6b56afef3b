import { useCallback, useEffect, useEffectEvent, useState } from 'react'
import { ok, type Result } from '#kernel/result.ts'
import { type AnswerOf, addressOf, type InputOf } from '#platform/calls/address.ts'
import type { Call } from '#platform/calls/call.ts'
import { type ApiError, useApi } from './api.ts'
import { useComingBack } from './use-coming-back.ts'

type Page<Item> = { items: readonly Item[]; next_cursor: string | null }

/** A row of what such a call answers with. */
export type ItemOf<C extends Call> = AnswerOf<C> extends { items: readonly (infer Item)[] } ? Item : never

type Loaded<Item> = {
  readonly items: readonly Item[]
  readonly nextCursor: string | null
  /** What was loaded before stays, unless it belongs to another list. */
  readonly error: ApiError | undefined
  readonly busy: boolean
}

/** `of`: the list whose rows these are. */
type Known<Item> = Loaded<Item> & { readonly of: string | undefined }

export type Pages<Item> = Loaded<Item> & {
  /** Nothing has arrived yet. */
  readonly starting: boolean
  /** It was read before, and the rows in sight are its rows, if it has any. */
  readonly known: boolean
  /** What is in sight could not be asked for again. */
  readonly stale: boolean
  readonly more: (() => void) | undefined
  /** Asks again for what failed; when nothing has, for everything in sight. */
  readonly retry: () => void
  /** From the first page: something new stands in front. */
  readonly again: () => void
  /** The newest state of one item: takes its place in the list, or comes first. */
  readonly put: (item: Item) => void
  /** No longer there. */
  readonly drop: (id: string) => void
}

const nothing = { items: [], nextCursor: null, error: undefined, busy: true, of: undefined } as const

/** `after`: where to go on; without it the list begins anew, with at least so many rows as there are. */
type Question = { list: string; after: string | undefined; rows: number }

/**
 * A list that is read page by page. `input` says which, with its filters and without the cursor; `atFirst` how many rows
 * somebody comes back to.
 */
export function usePages<C extends Call>(call: C, input: InputOf<C>, atFirst = 0): Pages<ItemOf<C>> {
  type Item = ItemOf<C>
  const api = useApi()
  const list = addressOf(call, input)
  const [question, setQuestion] = useState<Question>({ list, after: undefined, rows: atFirst })
  // Another list begins at its beginning, also one that was here before.
  if (question.list !== list) setQuestion({ list, after: undefined, rows: 0 })
  const [loaded, setLoaded] = useState<Known<Item>>(nothing)

  const pageAt = useEffectEvent((cursor: string | undefined, signal: AbortSignal) => {
    const { query } = input as { query?: object }
    const paged = { ...(input as object), query: { ...query, cursor } } as InputOf<C>
    return api.call(call, paged, { signal }) as Promise<Result<Page<Item>, ApiError>>
  })

  // biome-ignore lint/correctness/useExhaustiveDependencies: another client asks anew
  useEffect(() => {
    const { list: of, after, rows } = question
    const left = new AbortController()
    setLoaded((before) => ({ ...before, busy: true, error: undefined }))
    const ask = async () => {
      const answer = await readOn((cursor) => pageAt(cursor, left.signal), after, rows)
      if (left.signal.aborted) return
      setLoaded((before) => {
        // Rows of another list are not left to be taken for those of this one.
        const known = before.of === of ? before : nothing
        if (!answer.ok) return { ...known, busy: false, error: answer.error }
        const { items, next_cursor: nextCursor } = answer.value
        const earlier = after === undefined ? [] : before.items
        return { items: [...earlier, ...items], nextCursor, error: undefined, busy: false, of }
      })
    }
    void ask()
    return () => left.abort()
  }, [api, question])

  const { of, ...shownNow } = loaded
  const { nextCursor, busy, error, items } = shownNow
  const hasFailed = error !== undefined
  const shown = items.length
  const retry = useCallback(
    () => setQuestion((before) => (hasFailed ? { ...before } : { list, after: undefined, rows: shown })),
    [list, hasFailed, shown],
  )
  useComingBack(!busy, hasFailed, retry)
  return {
    ...shownNow,
    starting: items.length === 0 && busy && of !== list,
    known: of === list,
    stale: hasFailed && of === list && question.after === undefined,
    more:
      nextCursor === null || busy || error
        ? undefined
        : () => setQuestion({ list, after: nextCursor, rows: 0 }),
    retry,
    again: useCallback(() => setQuestion({ list, after: undefined, rows: 0 }), [list]),
    drop: useCallback((id: string) => {
      setLoaded((before) => ({ ...before, items: before.items.filter((item) => idOf(item) !== id) }))
    }, []),
    put: useCallback(
      (item: Item) => setLoaded((before) => ({ ...before, items: placed(before.items, item) })),
      [],
    ),
  }
}

const idOf = (item: unknown) => (item as { id?: unknown }).id

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

function placed<Item>(items: readonly Item[], item: Item): readonly Item[] {
  return items.some((other) => idOf(other) === idOf(item))
    ? items.map((other) => (idOf(other) === idOf(item) ? item : other))
    : [item, ...items]
}
