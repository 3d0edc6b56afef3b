import { globSync, readFileSync } from 'node:fs'
import { join, sep } from 'node:path'
import type { FoundImport } from '../../../tests/arch/read-imports.ts'
import { parseFile, readSource } from '../../../tests/arch/read-imports.ts'
import type { Manifest } from '../../../tests/arch/resolve-import.ts'
import { resolveImport } from '../../../tests/arch/resolve-import.ts'
import { textsIn } from './texts.ts'

export type SourceFile = {
  path: string
  source: string
  texts: readonly string[]
  /** The files whose values it takes; through the face of a module to where they are made. */
  imports: ReadonlySet<string>
  /** The same by the names that the values have in this file. */
  makers: ReadonlyMap<string, string[]>
}

const folders = '{src,tests,scripts,bench,faults,migrations,public,docs}/**/*.*'

/** Every file that may reach or be reached, as paths from the root. */
function filesOf(root: string): string[] {
  return globSync([folders, '*.*'], { cwd: root, exclude: (name) => name === 'node_modules' })
    .map((path) => path.split(sep).join('/'))
    .filter((path) => !path.startsWith('tests/arch/fixtures/'))
    .sort()
}

/** What each source file spells out and takes from others. Types are left out: they are the compiler's part. */
export function readFiles(root: string): Map<string, SourceFile> {
  const manifest: Manifest = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
  const sources = filesOf(root).filter((path) => /\.(ts|tsx|mjs)$/.test(path) && !path.endsWith('.d.ts'))
  const facts = new Map(
    sources.map((path) => {
      const parsed = parseFile(join(root, path))
      const { imports, isFace } = readSource(path, parsed)
      return [path, { imports, isFace, source: parsed.text, texts: textsIn(parsed) }]
    }),
  )
  const targetsOf = (from: string, { specifier }: FoundImport) =>
    resolveImport(root, manifest, from, specifier).flatMap((target) =>
      target.kind === 'file' ? [target.path] : [],
    )

  /** Where the value called `name` is made: a face only passes it on. */
  const makersOf = (path: string, name: string): string[] => {
    const face = facts.get(path)
    if (!face?.isFace) return [path]
    const makers = face.imports.flatMap((passed) => {
      const taken = passed.names ? passed.names.find(({ as }) => as === name)?.name : name
      return taken ? targetsOf(path, passed).flatMap((target) => makersOf(target, taken)) : []
    })
    return [path, ...makers]
  }

  const takenBy = (path: string) => {
    const makers = new Map<string, string[]>()
    const imports = new Set<string>()
    // What a face passes on is the business of those who take it.
    if (facts.get(path)?.isFace) return { makers, imports }
    for (const found of facts.get(path)?.imports ?? []) {
      if (found.typeOnly) continue
      for (const target of targetsOf(path, found)) {
        if (!found.names) for (const file of everythingIn(target)) imports.add(file)
        for (const { name, as } of found.names ?? []) {
          makers.set(as, makersOf(target, name))
          for (const file of makersOf(target, name)) imports.add(file)
        }
      }
    }
    return { makers, imports }
  }

  const everythingIn = (path: string): string[] => {
    const face = facts.get(path)
    if (!face?.isFace) return [path]
    return [path, ...face.imports.flatMap((passed) => targetsOf(path, passed).flatMap(everythingIn))]
  }

  return new Map(
    [...facts].map(([path, { source, texts }]) => [path, { path, source, texts, ...takenBy(path) }]),
  )
}
