import { ozExceptions, sources } from '#locales/index.ts'
import { buildCatalogs } from '#platform/i18n/catalog.ts'
import { createCatalogs } from '#platform/i18n/translator.ts'

/** Every text in every language, put together once a worker: it takes a quarter of a second. */
export const catalogs = createCatalogs(buildCatalogs(sources, ozExceptions))
