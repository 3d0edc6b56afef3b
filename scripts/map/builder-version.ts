import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** These replace the map file or count what is in it; the gazetteer does not come from them. */
const others = new Set(['replace-map.ts', 'survey.ts'])
/** Words are folded by the product itself. */
const shared = ['words.ts', 'packed-numbers.ts'].map((name) =>
  join(import.meta.dirname, '../../src/modules/geo/book', name),
)
const comments = /\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm

/** Changes with the program that makes the gazetteer, but not with its comments or line breaks: then it has to be made again. */
export function builderVersion(): string {
  const own = readdirSync(import.meta.dirname)
    .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts') && !others.has(name))
    .sort()
    .map((name) => join(import.meta.dirname, name))
  const hash = createHash('sha256')
  for (const path of [...own, ...shared])
    hash.update(readFileSync(path, 'utf8').replace(comments, '').replace(/\s+/g, ''))
  return hash.digest('hex').slice(0, 12)
}
