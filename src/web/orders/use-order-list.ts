import { useCallback, useEffect, useState } from 'react'
import type { OrderList } from '#modules/orders/orders.contract.ts'
import { type ApiError, useApi } from '../api-client.ts'
import { storedToken } from '../session.ts'
import { readList } from './answers.ts'

type Page = { path: string; token: string | null; list: OrderList }

/** The page that was looked at last, so that coming back from an order finds it where it was. */
let lastPage: Page | undefined

const keptPage = (path: string) =>
  lastPage?.path === path && lastPage.token === storedToken() ? lastPage.list : undefined

export type ShownList = {
  /** What is in sight: of this query, or of the one before while this one is on its way. */
  list: OrderList | undefined
  busy: boolean
  error: ApiError | undefined
  retry: () => void
}

type State = Omit<ShownList, 'retry'>

export function useOrderList(path: string): ShownList {
  const api = useApi()
  const [round, setRound] = useState(0)
  const [state, setState] = useState<State>(() => ({ list: keptPage(path), busy: true, error: undefined }))

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new round asks the same again
  useEffect(() => {
    const left = new AbortController()
    setState(({ list }) => ({ list: keptPage(path) ?? list, busy: true, error: undefined }))
    void api.request(path, { signal: left.signal, read: readList }).then((answer) => {
      if (left.signal.aborted) return
      if (answer.ok) lastPage = { path, token: storedToken(), list: answer.value }
      setState(
        answer.ok
          ? { list: answer.value, busy: false, error: undefined }
          : { list: undefined, busy: false, error: answer.error },
      )
    })
    return () => left.abort()
  }, [api, path, round])

  return { ...state, retry: useCallback(() => setRound((before) => before + 1), []) }
}
