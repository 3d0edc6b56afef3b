import { existsSync, globSync, statSync } from 'node:fs'
import { isBuiltin } from 'node:module'
import { basename, dirname, join, relative, resolve, sep } from 'node:path'

export type Manifest = {
  imports?: Record<string, string>
  dependencies?: Record<string, string>
  devDependencies?: Record<string, string>
}

export type Target =
  | { kind: 'file'; path: string }
  | { kind: 'npm'; name: string }
  | { kind: 'node' }
  /** Made by the build: React Router's `+types`, Vite's `virtual:` modules, what lies in `build/`. */
  | { kind: 'generated' }

/** Follows a specifier to what it means. No extension is guessed: Node runs these files as they are. */
export function resolveImport(root: string, manifest: Manifest, from: string, specifier: string): Target[] {
  const bare = specifier.replace(/\?\w+$/, '')
  if (bare.startsWith('virtual:') || isRouteTypes(root, from, bare)) return [{ kind: 'generated' }]
  if (bare.startsWith('.')) return filesAt(root, join(dirname(from), bare))
  if (bare.startsWith('#')) {
    const path = throughImports(manifest, bare)
    return path?.startsWith('./build/') ? [{ kind: 'generated' }] : filesAt(root, path)
  }
  if (isBuiltin(bare)) return [{ kind: 'node' }]
  const name = packageName(bare)
  const declared = name in { ...manifest.dependencies, ...manifest.devDependencies }
  return declared ? [{ kind: 'npm', name }] : []
}

function filesAt(root: string, path: string | undefined): Target[] {
  if (path === undefined) return []
  const found = /[*{]/.test(path) ? globSync(path, { cwd: root }) : [path]
  return found
    .map((file) => resolve(root, file))
    .filter((file) => existsSync(file) && statSync(file).isFile())
    .map((file) => ({ kind: 'file', path: relative(root, file).split(sep).join('/') }))
}

/** package.json "imports": exact keys, or keys with one star. */
function throughImports(manifest: Manifest, specifier: string): string | undefined {
  for (const [key, target] of Object.entries(manifest.imports ?? {})) {
    const [head = '', tail] = key.split('*')
    if (tail === undefined ? specifier !== key : !(specifier.startsWith(head) && specifier.endsWith(tail)))
      continue
    return target.replace('*', specifier.slice(head.length, specifier.length - (tail ?? '').length))
  }
  return undefined
}

/** `./+types/home.route.ts` beside an existing `home.route.tsx`. */
function isRouteTypes(root: string, from: string, specifier: string): boolean {
  if (!/^\.\/\+types\/[^/]+$/.test(specifier)) return false
  const route = basename(specifier).replace(/\.ts$/, '')
  return ['.tsx', '.ts'].some((extension) => existsSync(join(root, dirname(from), route + extension)))
}

function packageName(specifier: string): string {
  const [first = '', second = ''] = specifier.split('/')
  return first.startsWith('@') ? `${first}/${second}` : first
}
