import { createContext, useContext, useEffect } from 'react'
import type { ApiError } from '#client/api.ts'
import { useAnswer } from '#client/use-answer.ts'
import { counterCalls } from '#modules/counter/counter.calls.ts'
import type { CounterPost } from '#modules/counter/counter.contract.ts'
import { keepPost, postOf, useCounterQueue } from '../offline/counter-queue.tsx'

const askEveryMs = 30_000

export type KnownPost = {
  readonly post: CounterPost | undefined
  readonly error: ApiError | undefined
  readonly busy: boolean
  readonly retry: () => void
  readonly refresh: () => void
}

/** Where one works: as the server says, or without a line as it said last. */
export function useReadPost(): KnownPost {
  const { store } = useCounterQueue()
  const { data, error, busy, retry, refresh } = useAnswer(
    counterCalls.readPost,
    {},
    { pollMs: () => askEveryMs },
  )
  useEffect(() => {
    if (store && data) void keepPost(store, data)
  }, [store, data])
  const isLineGone = error !== undefined && error.status === undefined
  const post = data ?? (isLineGone ? postOf(store) : undefined)
  return { post, error, busy, retry, refresh: () => void refresh() }
}

const PostContext = createContext<() => void>(() => undefined)
export const PostRefresher = PostContext.Provider

/** After something was done: counts and switches are asked for again. */
export const useRefreshPost = () => useContext(PostContext)
