/** The part of map:update that runs on the runtime, which reads TypeScript. */
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { replaceMap } from './map/replace-map.ts'

const root = join(import.meta.dirname, '..')
const ours = join(root, 'map/uzbekistan.pmtiles')
/** What is made from the map, in this order. */
const derived = [{ what: 'the gazetteer', program: 'scripts/map-gazetteer.ts' }]

const [given] = process.argv.slice(2)
if (given === undefined) {
  console.error('Usage: npm run map:update -- FILE, with a PMTiles file of the whole country.')
  process.exit(1)
}
// npm changes to the project's folder; people mean the folder they stand in.
const fresh = resolve(process.env.INIT_CWD ?? process.cwd(), given)
console.log('Every tile is opened and looked at; this takes half a minute.')
const { outcome, sentences } = await replaceMap(fresh, ours)
for (const sentence of sentences) console.log(sentence)
if (outcome !== 'replaced') process.exit(outcome === 'same' ? 0 : 1)

for (const { what, program } of derived) {
  if (!existsSync(join(root, program))) continue
  console.log(`Making ${what} from it.`)
  const { status } = spawnSync(process.execPath, [program], { cwd: root, stdio: 'inherit' })
  if (status === 0) continue
  console.error(
    `The map is in place, but ${what} could not be made. "git checkout -- map" takes the old map back.`,
  )
  process.exit(1)
}
console.log('The road graph (map/roads.bin.br) has a source of its own and is as it was; see map/README.md.')
console.log('A running server takes the new map within two seconds. Commit the folder map/ to keep it.')
