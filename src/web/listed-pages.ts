import { type Page, pages } from './pages.ts'
import { integrations } from './public/info/islands/integrations/integrations.ts'

/** Every address that search engines may know: of a page that stands for several, each of them. */
export const listedPages: readonly Page[] = pages
  .filter((page) => page.listed)
  .flatMap((page) =>
    page.id === 'integration'
      ? integrations.map(({ id }) => ({ ...page, path: page.path.replace(':id', id) }))
      : page,
  )
