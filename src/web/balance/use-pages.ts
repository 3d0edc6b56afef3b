import { useCallback, useEffect, useState } from 'react'
import { type ApiError, useApi } from '../api-client.ts'
import { readPage } from './answers.ts'

type Shown<Item> = {
  /** Undefined until the first page has come. */
  items: readonly Item[] | undefined
  nextCursor: string | null
  error: ApiError | undefined
  busy: boolean
}

export type Pages<Item> = Shown<Item> & { more: () => void; again: () => void; retry: () => void }

/** The page in sight ends before this one; undefined for the first. */
type Asked = { path: string; after?: string }

const nothing = { items: undefined, nextCursor: null, error: undefined, busy: true } as const

/** A list that grows page by page. `path` names the call with its filters and without the cursor. */
export function usePages<Item>(path: string): Pages<Item> {
  const api = useApi()
  const [round, setRound] = useState(0)
  const [shown, setShown] = useState<Shown<Item>>(nothing)
  const [asked, setAsked] = useState<Asked>({ path })
  // Other filters begin at their first page, also when the person comes back to them.
  if (asked.path !== path) setAsked({ path })
  const { after } = asked

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new round asks the same again
  useEffect(() => {
    const left = new AbortController()
    setShown((before) => ({ ...before, busy: true, error: undefined }))
    const cursor = after === undefined ? '' : `${path.includes('?') ? '&' : '?'}cursor=${after}`
    void api.request(path + cursor, { signal: left.signal, read: readPage<Item> }).then((answer) => {
      if (left.signal.aborted) return
      setShown((before) => {
        if (!answer.ok) return { ...before, busy: false, error: answer.error }
        const { items, next_cursor: nextCursor } = answer.value
        const earlier = after === undefined ? [] : (before.items ?? [])
        return { items: [...earlier, ...items], nextCursor, error: undefined, busy: false }
      })
    })
    return () => left.abort()
  }, [api, path, after, round])

  const { nextCursor } = shown
  const retry = useCallback(() => setRound((before) => before + 1), [])
  return {
    ...shown,
    more: () => nextCursor !== null && setAsked({ path, after: nextCursor }),
    /** From the first page: something new stands in front. */
    again: useCallback(() => {
      setAsked({ path })
      setRound((before) => before + 1)
    }, [path]),
    retry,
  }
}
