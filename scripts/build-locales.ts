/**
 * Writes the compiled messages of the four languages: build/locales/<locale>.json for the server, and
 * build/locales/frame/<locale>.json with the texts that surround every page, which the browser loads once.
 */
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { ozExceptions, sources } from '#locales/index.ts'
import { buildCatalogs } from '#platform/i18n/catalog.ts'

const frameGroups = ['shell', 'common', 'notFound', 'errorPage', 'invalidToken']

const folder = join(import.meta.dirname, '../build/locales')
mkdirSync(join(folder, 'frame'), { recursive: true })
for (const [locale, catalog] of Object.entries(buildCatalogs(sources, ozExceptions))) {
  const frame = Object.fromEntries(frameGroups.map((group) => [group, catalog[group]]))
  writeFileSync(join(folder, `${locale}.json`), JSON.stringify(catalog))
  writeFileSync(join(folder, 'frame', `${locale}.json`), JSON.stringify(frame))
}
