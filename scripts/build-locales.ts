/**
 * Writes the compiled messages of the four languages: build/locales/<locale>.json for the server, and
 * build/locales/frame/<locale>.json with the texts that surround every page, which the browser loads once, and
 * build/locales/courier/<locale>.json with those of the courier's app.
 */
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { ozExceptions, sources } from '#locales/index.ts'
import { buildCatalogs } from '#platform/i18n/catalog.ts'

const frameGroups = ['shell', 'common', 'notFound', 'errorPage', 'invalidToken']
/** Beside the app's own groups, `courier…`, which all belong to it. */
const courierGroups = ['common', 'map', 'orders', 'parcel', 'pin', 'shell']

const folder = join(import.meta.dirname, '../build/locales')
for (const part of ['frame', 'courier']) mkdirSync(join(folder, part), { recursive: true })
for (const [locale, catalog] of Object.entries(buildCatalogs(sources, ozExceptions))) {
  const frame = Object.fromEntries(frameGroups.map((group) => [group, catalog[group]]))
  const courier = Object.fromEntries(
    Object.entries(catalog).filter(
      ([group]) => courierGroups.includes(group) || /^courier(?!Card)[A-Z]/.test(group),
    ),
  )
  writeFileSync(join(folder, `${locale}.json`), JSON.stringify(catalog))
  writeFileSync(join(folder, 'frame', `${locale}.json`), JSON.stringify(frame))
  writeFileSync(join(folder, 'courier', `${locale}.json`), JSON.stringify(courier))
}
