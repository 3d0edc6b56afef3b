import { existsSync, statSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import { type ApiPath, apiPathsIn, filesAnswering } from './api-calls.ts'
import type { SourceFile } from './files.ts'
import { askedOfSite, type HandedOver, handedOver } from './page-loaders.ts'
import { type PageEntry, pagesVisited } from './page-visits.ts'
import { type TestKind, testKind } from './test-kinds.ts'

/**
 * `import` also stands for files that are named by their path. `words`: texts of a namespace. `call`: an API path and
 * the file that answers it, or what a page asks of its server. `event`: what happened and those who hear of it.
 * `page`: an address and its route file. `around`: what surrounds every test of a kind.
 */
export type Way = 'import' | 'words' | 'call' | 'event' | 'page' | 'around'
export type Need = { to: string; way: Way }
export type Graph = ReadonlyMap<string, readonly Need[]>

/** Files that put the whole product together. Followed any further, every test would reach everything. */
const isWiring = (path: string) =>
  /^src\/[^/]+\.ts$/.test(path) || path === 'src/web/server/open-site.server.ts'
const behindWiring = /^src\/(platform|kernel|web\/server)\//

const isSite = (path: string) => /^src\/(web|desk|ui)\//.test(path)
const isLanguage = (path: string) => /^src\/locales\/\w+\/index\.ts$/.test(path)

/** What stands around every test of a kind, whether or not it says so; and what the settings of its runner name. */
const everywhere = ['package.json', 'package-lock.json']
const aroundUnit = [...everywhere, 'vitest.config.ts', 'tests/support/every-file.ts']
const around: Record<TestKind, readonly string[]> = {
  unit: aroundUnit,
  db: [...aroundUnit, 'folder:migrations'],
  journey: [
    ...everywhere,
    ...['playwright.config.ts', 'vite.config.ts', 'react-router.config.ts'],
    ...['src/web/root.tsx', 'src/web/routes.ts', 'src/web/entry.client.tsx', 'src/web/entry.server.tsx'],
    ...['folder:src/web/languages', 'folder:migrations', 'folder:public', 'demo'],
  ],
}

const settings: Partial<Record<TestKind, string>> = {
  db: 'vitest.config.ts',
  journey: 'playwright.config.ts',
}

/** What each file needs: everything that, once changed, may change what the file does. */
export function buildGraph(
  root: string,
  files: ReadonlyMap<string, SourceFile>,
  pages: readonly PageEntry[],
): Graph {
  const scene: Scene = {
    root,
    files,
    pages,
    routes: routesIn(files),
    namespaces: namespacesIn(files),
    loaders: handedOver(root, files),
  }
  const graph = new Map([...files.values()].map((file) => [file.path, needsOf(file, scene)]))
  for (const { event, heardBy } of subscriptionsIn(files))
    graph.get(event)?.push({ to: heardBy, way: 'event' })
  for (const { calls, answeredBy } of answersIn(files))
    graph.get(calls)?.push({ to: answeredBy, way: 'call' })
  return graph
}

type Scene = {
  root: string
  files: ReadonlyMap<string, SourceFile>
  pages: readonly PageEntry[]
  routes: readonly ApiPath[]
  namespaces: readonly Namespace[]
  loaders: readonly HandedOver[]
}

function needsOf(file: SourceFile, scene: Scene): Need[] {
  const kind = testKind(file.path)
  const imports = [...file.imports].filter(
    (to) => !(isWiring(file.path) && !isWiring(to) && !behindWiring.test(to)),
  )
  const by = (way: Way, targets: readonly string[]) => targets.map((to): Need => ({ to, way }))
  return [
    // A language's own index names every namespace; who needs which, `words` tells.
    ...(isLanguage(file.path) ? [] : by('import', imports)),
    ...filesNamed(file, scene),
    ...by('words', wordsOf(file, scene.namespaces)),
    ...by('call', callsOf(file, scene.routes)),
    ...by('call', askedOfSite(file, scene.loaders)),
    ...by('page', visitsOf(file, scene.pages)),
    ...(kind ? by('around', [...around[kind], ...setUpFor(kind, scene)]) : []),
    ...(looksAtAll.test(file.path) ? by('around', ['folder:.']) : []),
  ]
}

/** What prepares the machine for the tests of a kind. */
function setUpFor(kind: TestKind, { root, files }: Scene): string[] {
  const texts = files.get(settings[kind] ?? '')?.texts ?? []
  // The settings may name tests too, which prepare nothing.
  return texts
    .filter(
      (text) => /^[\w./-]+\.ts$/.test(text) && testKind(text) === undefined && existsSync(join(root, text)),
    )
    .map(normalize)
}

/** The rules of the house read every file. */
const looksAtAll = /^tests\/arch\/(house|import-rules|unused\.process)\.test\.ts$/

const isOfTests = (path: string) => /^(tests|scripts)\//.test(path) || testKind(path) !== undefined

/** Files that tests name by their path: programs that they start, documents and styles that they read. */
function filesNamed({ path, texts, source }: SourceFile, { root }: Scene): Need[] {
  if (!isOfTests(path)) return []
  const readsFolders = testKind(path) !== undefined && /\b(readdirSync|globSync)\(/.test(source)
  return texts.flatMap((text) => {
    if (text.length > 200 || !/[./]/.test(text) || /[\s*:]/.test(text)) return []
    return [text, join(dirname(path), text)].map(normalize).flatMap((named): Need[] => {
      const place = named.replace(/\/$/, '')
      if (place.startsWith('..') || !existsSync(join(root, place))) return []
      if (statSync(join(root, place)).isFile()) return place === path ? [] : [{ to: place, way: 'import' }]
      return readsFolders ? [{ to: `folder:${place}`, way: 'around' }] : []
    })
  })
}

type Namespace = { name: string; source: string }

const namespacesIn = (files: ReadonlyMap<string, SourceFile>): Namespace[] =>
  [...files.values()].flatMap(({ path, source }) => {
    const name = /^src\/locales\/uz\/(?:\w+\/)?(\w+)\.ts$/.exec(path)?.[1]
    return name && name !== 'index' ? [{ name, source }] : []
  })

function wordsOf({ path, texts, source, imports }: SourceFile, namespaces: readonly Namespace[]): string[] {
  const isTest = testKind(path) !== undefined
  const takesAll = isTest && imports.has('src/locales/index.ts')
  if (path.startsWith('src/locales/')) return isTest ? ['folder:src/locales'] : []
  const named = namespaces.filter((namespace) =>
    takesAll
      ? new RegExp(`[.'"\`]${namespace.name}\\b`).test(source)
      : texts.some((text) => isTextOf(namespace, text) || (text === namespace.name && isSite(path))),
  )
  // A test that takes every text and names none looks at all of them.
  if (named.length === 0 && takesAll) return ['folder:src/locales']
  return named.map(({ name }) => `namespace:${name}`)
}

/** Rights and jobs have names with dots too: the part after the dot must be one of the namespace. */
function isTextOf({ name, source }: Namespace, text: string): boolean {
  const [namespace, group = ''] = text.split('.')
  if (namespace !== name || group === '') return false
  return group.includes('*') || new RegExp(`\\b${group.replace(/\W/g, '')}['"]?:`).test(source)
}

/** Whoever names a call reaches the file that answers it. */
const answersIn = (files: ReadonlyMap<string, SourceFile>) =>
  [...files.values()]
    .filter(({ path }) => path.endsWith('.api.ts'))
    .flatMap(({ path: answeredBy, imports }) =>
      [...imports].filter((to) => to.endsWith('.calls.ts')).map((calls) => ({ calls, answeredBy })),
    )

/** Where the product's calls are declared, or answered at once. */
const routesIn = (files: ReadonlyMap<string, SourceFile>): ApiPath[] =>
  [...files.values()]
    .filter(({ path }) => /^src\/(modules|platform)\//.test(path) && testKind(path) === undefined)
    .flatMap(({ path: file, texts }) => apiPathsIn(texts).map((parts) => ({ file, parts })))

function callsOf({ path, texts, imports }: SourceFile, routes: readonly ApiPath[]): string[] {
  // Who takes the table of routes itself looks at all of them.
  if (testKind(path) && imports.has('src/api.ts')) return [...new Set(routes.map(({ file }) => file))]
  return apiPathsIn(texts)
    .flatMap((called) => filesAnswering(called, routes))
    .filter((file) => file !== path)
}

function visitsOf({ path, texts, imports }: SourceFile, pages: readonly PageEntry[]): string[] {
  if (!path.startsWith('tests/e2e/')) return []
  const visited = imports.has('src/web/pages.ts') ? pages : pagesVisited(texts, pages)
  return visited.flatMap(({ file, layout }) => [`src/web/${file}`, `src/web/shell/layouts/${layout}.tsx`])
}

/** Only a process that runs the jobs tells subscribers; the tests that start one follow these ways too. */
function subscriptionsIn(files: ReadonlyMap<string, SourceFile>) {
  const ofModules = [...files.values()].filter(
    ({ path }) => path.startsWith('src/modules/') && testKind(path) === undefined,
  )
  const events = ofModules.filter(({ source }) => source.includes('defineEvent('))
  return ofModules
    .filter(({ source }) => source.includes('subscribe('))
    .flatMap(({ path: heardBy, imports }) =>
      events.filter(({ path }) => imports.has(path)).map(({ path: event }) => ({ event, heardBy })),
    )
}
