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
}

const folders = '{src,tests,scripts,bench,migrations,public,docs}/**/*.*'

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

  const importsOf = (path: string): Set<string> => {
    const found = (facts.get(path)?.imports ?? []).filter(({ typeOnly }) => !typeOnly)
    // What a face passes on is the business of those who take it.
    if (facts.get(path)?.isFace) return new Set()
    return new Set(
      found.flatMap((one) =>
        targetsOf(path, one).flatMap((target) =>
          one.names ? one.names.flatMap(({ name }) => makersOf(target, name)) : everythingIn(target),
        ),
      ),
    )
  }

  const everythingIn = (path: string): string[] => {
    const face = facts.get(path)
    if (!face?.isFace) return [path]
    return [path, ...face.imports.flatMap((passed) => targetsOf(path, passed).flatMap(everythingIn))]
  }

  return new Map(
    [...facts].map(([path, { source, texts }]) => [path, { path, source, texts, imports: importsOf(path) }]),
  )
}
