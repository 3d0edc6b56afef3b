import { globSync } from 'node:fs'
import { join, sep } from 'node:path'
import type { Edge } from './import-table.ts'
import { importTable, mayImportServerFiles, reaches } from './import-table.ts'
import type { FoundImport, SourceFacts } from './read-imports.ts'
import { readSource } from './read-imports.ts'
import type { Manifest, Target } from './resolve-import.ts'
import { resolveImport } from './resolve-import.ts'
import type { Place } from './rooms.ts'
import { isServerFile, isTestFile, placeOf } from './rooms.ts'
import { drawerIn } from './words.ts'

/** Rules that hold whatever the table says. */
export const otherRules = {
  'known-room': 'every folder in src is a room of docs/ARCHITECTURE.md',
  parses: 'a source file must parse, or nobody knows what it imports',
  resolves: 'an import names an existing file with its extension, a node module or a package of package.json',
  'readable-import': 'import() of a computed path stands only in src/*.ts and *.server.ts',
  'server-only':
    'what runs in the browser takes only types of a *.server.ts file; route modules may import it',
  notifications:
    'nobody imports notifications but its contracts and calls: it reads the outbox, and src/main.ts wires it',
  'api-path':
    'the address of a call stands in *.calls.ts and in the protocols of others; everybody else calls it by name',
  sideways:
    'a page folder takes nothing from another: what pages share stands in client, parcel, ui or the shell',
  'answer-cast': 'an answer has the type of its call: pages cast nothing to a type of a contract',
  cycle: 'files do not import each other in a circle',
  'sql-in-repo': 'SQL stands in *.repo.ts and platform/db only',
  name: 'a name says what it is for: no utils, helpers, common, manager, misc',
} as const

export type Violation = { rule: string; file: string; line: number; sentence: string }

export type Report = {
  files: number
  imports: number
  violations: Violation[]
  /** Which permissions of which row were needed, as `row: permission`. */
  used: Set<string>
}

type Link = { file: string; to: string; line: number }

/** Checks every .ts and .tsx file in `src` below `root`. */
export function checkTree(root: string, manifest: Manifest): Report {
  const report: Report = { files: 0, imports: 0, violations: [], used: new Set() }
  const links: Link[] = []
  for (const file of sourceFiles(root)) {
    report.files += 1
    checkFile(root, manifest, file, report, links)
  }
  for (const circle of circles(links)) {
    const [first] = circle
    if (first)
      blame(report, 'cycle', first.file, first.line, `-> ${circle.map((link) => link.to).join(' -> ')}`)
  }
  return report
}

const sourceFiles = (root: string) =>
  globSync('src/**/*.{ts,tsx}', { cwd: root })
    .map((file) => file.split(sep).join('/'))
    .sort()

function blame(report: Report, rule: string, file: string, line: number, what: string, says?: string) {
  const because = says ?? otherRules[rule as keyof typeof otherRules]
  report.violations.push({ rule, file, line, sentence: `${file}:${line} ${what} [${rule}: ${because}]` })
}

function checkFile(root: string, manifest: Manifest, file: string, report: Report, links: Link[]) {
  const place = placeOf(file)
  const facts = readSource(join(root, file))
  const drawer = drawerIn(file)
  if (drawer) blame(report, 'name', file, 1, `is called ${drawer}`)
  if (place.room === 'unknown') blame(report, 'known-room', file, 1, 'stands in no room')
  if (facts.syntaxError) blame(report, 'parses', file, 1, facts.syntaxError)
  report.imports += facts.imports.length
  if (isTestFile(file)) return

  const mayHoldSql = file.endsWith('.repo.ts') || file.startsWith('src/platform/db/')
  if (!mayHoldSql && place.room !== 'locales')
    for (const line of facts.sql) blame(report, 'sql-in-repo', file, line, 'holds SQL')
  if (place.room !== 'root' && !isServerFile(file))
    for (const line of facts.hiddenImports)
      blame(report, 'readable-import', file, line, 'imports a computed path')

  if (!mayHoldApiPaths(file, place))
    for (const line of facts.apiPaths) blame(report, 'api-path', file, line, 'holds the address of a call')
  if (isForBrowsers(place)) checkCasts(file, facts, report)

  for (const found of facts.imports) {
    const targets = resolveImport(root, manifest, file, found.specifier)
    if (targets.length === 0) blame(report, 'resolves', file, found.line, `imports ${found.specifier}`)
    for (const target of targets) {
      checkImport(file, place, found, target, report)
      if (target.kind === 'file') links.push({ file, to: target.path, line: found.line })
    }
  }
}

function checkImport(file: string, from: Place, found: FoundImport, target: Target, report: Report) {
  if (target.kind === 'generated' || from.room === 'unknown') return
  const to = target.kind === 'file' ? placeOf(target.path) : undefined
  const what = `imports ${found.specifier}`
  if (isForeignNotifications(from, to)) return blame(report, 'notifications', file, found.line, what)
  if (isServerLeak(from, found, target)) return blame(report, 'server-only', file, found.line, what)

  if (isSideways(file, target)) return blame(report, 'sideways', file, found.line, what)
  const edge: Edge = { from, to, target, typeOnly: found.typeOnly }
  const row = importTable.find((candidate) => candidate.from(from))
  const granted = row?.may.filter((permission) => reaches[permission](edge)) ?? []
  for (const permission of granted) report.used.add(`${row?.id}: ${permission}`)
  if (row && granted.length === 0) blame(report, row.id, file, found.line, what, row.says)
}

/** Calls that are others' by their nature: what a provider or a messenger calls us by, and the platform's own. */
const protocols =
  /^src\/(platform|testbank)\/|^src\/modules\/(payments\/providers|notifications\/(sms\/gateways|telegram\/telegram-webhook))/

const mayHoldApiPaths = (file: string, place: Place) =>
  protocols.test(file) || (place.room === 'module' && place.part === 'calls')

const isForBrowsers = ({ room }: Place) => ['web', 'desk', 'courier', 'client', 'parcel'].includes(room)

function checkCasts(file: string, facts: SourceFacts, report: Report): void {
  const ofContracts = new Set(
    facts.imports.flatMap(({ specifier, types = [] }) => (specifier.endsWith('.contract.ts') ? types : [])),
  )
  for (const { line, type } of facts.casts)
    if (ofContracts.has(type)) blame(report, 'answer-cast', file, line, `casts to ${type}`)
}

/** `src/web/cabinet/orders`, `src/desk/claims`; undefined for what belongs to no page, and for route files, which tie. */
function pageFolderOf(path: string): string | undefined {
  if (path.endsWith('.route.tsx')) return undefined
  return /^src\/(web\/(?:public|cabinet|links|dev)\/[^/]+|desk\/(?!frame\/|parts\/)[^/]+|courier\/(?!app\/|parts\/|worker\/)[^/]+)\//.exec(
    path,
  )?.[1]
}

function isSideways(file: string, target: Target): boolean {
  const from = pageFolderOf(file)
  const to = target.kind === 'file' ? pageFolderOf(target.path) : undefined
  return from !== undefined && to !== undefined && from !== to
}

function isForeignNotifications(from: Place, to: Place | undefined): boolean {
  if (to?.room !== 'module' || to.module !== 'notifications' || from.room === 'root') return false
  if (to.part === 'contract' || to.part === 'calls') return false
  return !(from.room === 'module' && from.module === 'notifications')
}

function isServerLeak(from: Place, found: FoundImport, target: Target): boolean {
  if (target.kind !== 'file' || found.typeOnly || !isServerFile(target.path)) return false
  return !mayImportServerFiles(from)
}

/** Each circle once, as the links that close it, found by depth-first search. */
function circles(links: Link[]): Link[][] {
  const outgoing = Map.groupBy(links, (link) => link.file)
  const done = new Set<string>()
  const found: Link[][] = []
  const walk = (file: string, path: Link[]) => {
    for (const link of outgoing.get(file) ?? []) {
      const start = path.findIndex((step) => step.file === link.to)
      if (link.to === file) found.push([link])
      else if (start >= 0) found.push([...path.slice(start), link])
      else if (!done.has(link.to)) walk(link.to, [...path, link])
    }
    done.add(file)
  }
  for (const file of outgoing.keys()) if (!done.has(file)) walk(file, [])
  return found
}
