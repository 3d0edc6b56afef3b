import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** Values only: types are gone before the bundler sees them, and what is loaded later is not part of the page. */
const imports = /^(?:import|export)\s+(?!type\b)(?:[^'";]*?\sfrom\s+)?'([^']+)'/gm

/** Every source file that these files need before they can run, themselves included. */
export function reachedFrom(entries: readonly string[], sourceDir: string): ReadonlySet<string> {
  const reached = new Set<string>()
  const open = entries.map((entry) => join(sourceDir, entry))
  for (let file = open.pop(); file !== undefined; file = open.pop()) {
    if (reached.has(file) || !/\.tsx?$/.test(file) || !existsSync(file)) continue
    reached.add(file)
    for (const [, name = ''] of readFileSync(file, 'utf8').matchAll(imports)) {
      const target = placeOf(name, file, sourceDir)
      // What only the server runs is cut out of the page.
      if (target !== undefined && !target.includes('.server.')) open.push(target)
    }
  }
  return reached
}

function placeOf(name: string, from: string, sourceDir: string): string | undefined {
  if (name.startsWith('.')) return join(dirname(from), name)
  return name.startsWith('#') ? join(sourceDir, name.slice(1)) : undefined
}
