import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { CompiledCatalog } from './catalog.ts'
import type { Locale } from './locales.ts'
import { type Catalogs, createCatalogs } from './translator.ts'

/** The messages of all languages, as the build has compiled them. Read once, when the server starts. */
export function loadCatalogs(folder: string): Catalogs {
  const read = (locale: Locale): CompiledCatalog =>
    JSON.parse(readFileSync(join(folder, `${locale}.json`), 'utf8'))
  return createCatalogs({ uz: read('uz'), oz: read('oz'), ru: read('ru'), en: read('en') })
}
