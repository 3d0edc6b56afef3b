/** Writes build/locales/<locale>.json: compiled messages of the four languages. */
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { ozExceptions, sources } from '#locales/index.ts'
import { buildCatalogs } from '#platform/i18n/catalog.ts'

const folder = join(import.meta.dirname, '../build/locales')
mkdirSync(folder, { recursive: true })
for (const [locale, catalog] of Object.entries(buildCatalogs(sources, ozExceptions))) {
  writeFileSync(join(folder, `${locale}.json`), JSON.stringify(catalog))
}
