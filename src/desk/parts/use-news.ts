import { useEffect } from 'react'
import type { Pages } from '#client/use-pages.ts'

const newsEveryMs = 20_000

/** What comes while a list is open. Not while more than a page is shown: what was read would jump. */
export function useNews<Item>({ nextCursor, retry }: Pages<Item>, wanted: boolean): void {
  const isWhole = nextCursor === null
  useEffect(() => {
    if (!wanted || !isWhole) return
    const timer = setInterval(() => document.visibilityState === 'visible' && retry(), newsEveryMs)
    return () => clearInterval(timer)
  }, [wanted, isWhole, retry])
}
