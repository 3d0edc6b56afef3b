import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { useApi } from '#client/api.ts'
import { useLocale } from '#client/surroundings.ts'
import { contentCalls } from '#modules/content/content.calls.ts'
import { isCounted } from '../../counted-pages.ts'
import { useCurrentPage } from '../current-page.ts'

/** One more for the page, its language and the day; nothing says who looks. What is fetched ahead is not looked at yet. */
export function useVisitCount(): void {
  const api = useApi()
  const page = useCurrentPage()
  const language = useLocale()
  const { pathname } = useLocation()
  // biome-ignore lint/correctness/useExhaustiveDependencies: another address of the same page is another look
  useEffect(() => {
    if (!page || !isCounted(page)) return
    const count = () =>
      void api.call(contentCalls.countVisit, { body: { page: page.id, language } }, { nameless: true })
    if (!(document as { prerendering?: boolean }).prerendering) return count()
    document.addEventListener('prerenderingchange', count, { once: true })
    return () => document.removeEventListener('prerenderingchange', count)
  }, [page, language, pathname])
}
