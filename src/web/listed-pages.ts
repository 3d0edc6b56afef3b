import { regions } from '#modules/geo/domain/regions.ts'
import { type Page, pages } from './pages.ts'
import { integrations } from './public/info/islands/integrations/integrations.ts'
import { slugOf } from './public/points/region-slugs.ts'

/** What stands for the parameter of a page that stands for several. */
const several: Readonly<Record<string, readonly string[]>> = {
  integration: integrations.map(({ id }) => id),
  agentsRegion: regions.map(slugOf),
}

/**
 * Every address that search engines may know: of a page that stands for several, each of them. Posts are known to the
 * database only, and are added where it is asked.
 */
export const listedPages: readonly Page[] = pages
  .filter(({ id, listed }) => listed && id !== 'blogPost')
  .flatMap(
    (page) => several[page.id]?.map((one) => ({ ...page, path: page.path.replace(/:\w+/, one) })) ?? page,
  )
