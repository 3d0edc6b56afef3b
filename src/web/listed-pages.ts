import { type Page, pages } from './pages.ts'
import { integrations } from './public/info/islands/integrations/integrations.ts'

/**
 * Every address that search engines may know: of a page that stands for several, each of them. Posts are known to the
 * database only, and are added where it is asked.
 */
export const listedPages: readonly Page[] = pages
  .filter(({ id, listed }) => listed && id !== 'blogPost')
  .flatMap((page) =>
    page.id === 'integration'
      ? integrations.map(({ id }) => ({ ...page, path: page.path.replace(':id', id) }))
      : page,
  )
