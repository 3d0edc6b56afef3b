import { createContext, type ReactNode, useContext, useEffect, useMemo, useState } from 'react'
import { useApi } from '#client/api.ts'
import { storedToken } from '#client/session.ts'
import { useAnswer } from '#client/use-answer.ts'
import { deskStreamPath, worklistCalls } from '#modules/worklist/worklist.calls.ts'
import type { QueueState } from '#modules/worklist/worklist.contract.ts'
import { openLive } from '#platform/live-client/client.ts'
import { mayDo } from '../sections.ts'
import { useStaff } from '../signed-in.ts'

type DeskNews = {
  /** Grows with everything that has changed in the queues. */
  news: number
  queues: readonly QueueState[] | undefined
}

const NewsContext = createContext<DeskNews>({ news: 0, queues: undefined })

/** Clocks run out without anybody doing anything. */
const pollMs = () => 30_000

/** What waits, for every screen of the desk: one stream tells that something has changed, and then it is asked for. */
export function DeskNewsProvider({ children }: { children: ReactNode }) {
  const staff = useStaff()
  const mayRead = staff !== undefined && mayDo(staff.role, 'worklist.read')
  const [news, setNews] = useState(0)
  const { data, refresh } = useAnswer(worklistCalls.listQueues, mayRead ? { query: {} } : undefined, {
    quiet: true,
    pollMs,
  })
  const { baseUrl } = useApi()
  useEffect(() => {
    if (!mayRead) return
    const stream = openLive({
      url: baseUrl + deskStreamPath,
      headers: () => ({ Authorization: `Token ${storedToken() ?? ''}` }),
      onMessage: () => {
        setNews((before) => before + 1)
        void refresh()
      },
    })
    return () => stream.close()
  }, [mayRead, baseUrl, refresh])
  const value = useMemo(() => ({ news, queues: data }), [news, data])
  return <NewsContext value={value}>{children}</NewsContext>
}

export const useDeskNews = () => useContext(NewsContext)

/** Looks again when something has changed, without anything under the eyes going away. */
export function useOnNews(refresh: () => unknown): void {
  const { news } = useDeskNews()
  useEffect(() => {
    if (news > 0) refresh()
  }, [news, refresh])
}
