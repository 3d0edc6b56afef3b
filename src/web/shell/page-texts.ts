import { useTranslations } from 'use-intl'
import { useCurrentPage } from './current-page.ts'

/** Title and lead of the page being shown; undefined where there is none, or its texts could not be loaded. */
export function usePageTexts(): { title: string; lead: string } | undefined {
  const page = useCurrentPage()
  const t = useTranslations()
  // Ids of pages and keys of their texts are the same list: a test compares them.
  const title = `pages.${page?.id}.title` as 'pages.home.title'
  const lead = `pages.${page?.id}.lead` as 'pages.home.lead'
  return page && t.has(title) ? { title: t(title), lead: t(lead) } : undefined
}
