/** Makes map/gazetteer.br from the map file and our own names of places: `npm run map:gazetteer`. */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { ownNamesVersion } from '../src/modules/geo/book/own-names-version.ts'
import { builderVersion } from './map/builder-version.ts'
import { readCountry } from './map/country-features.ts'
import { districtAt } from './map/district-at.ts'
import { makeGazetteer } from './map/make-gazetteer.ts'
import { packGazetteer } from './map/pack-gazetteer.ts'

const folder = join(import.meta.dirname, '../map')
const start = performance.now()
const { version, ...features } = await readCountry(join(folder, 'uzbekistan.pmtiles'))
const gazetteer = makeGazetteer(features, districtAt)
const bytes = packGazetteer(gazetteer, { map: version, names: ownNamesVersion(), builder: builderVersion() })
writeFileSync(join(folder, 'gazetteer.br'), bytes)

const kinds = Map.groupBy(gazetteer.entries, ({ kind }) => kind)
const onStreet = gazetteer.houses.filter(({ street }) => street !== undefined).length
for (const [kind, entries] of kinds)
  console.log(`${entries.length.toLocaleString('en').padStart(8)}  ${kind}`)
console.log(
  `${gazetteer.houses.length.toLocaleString('en').padStart(8)}  house, ${onStreet} of them on a street`,
)
console.log(
  `${bytes.length.toLocaleString('en')} bytes of map ${version} in ${Math.round((performance.now() - start) / 1000)} s`,
)
