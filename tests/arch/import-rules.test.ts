import { globSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { checkTree, otherRules } from './import-rules.ts'
import { importTable } from './import-table.ts'
import { plantTree } from './plant-tree.ts'

const repository = join(import.meta.dirname, '../..')
const fixtures = join(import.meta.dirname, 'fixtures')
const manifest = JSON.parse(readFileSync(join(repository, 'package.json'), 'utf8'))
const ruleIds = [...importTable.map((row) => row.id), ...Object.keys(otherRules)]

/** Fixture lines that break a rule end in a comment that says so. */
function linesMarkedAsBreaking(root: string): string[] {
  return globSync('src/**/*.{ts,tsx}', { cwd: root }).flatMap((file) =>
    readFileSync(join(root, file), 'utf8')
      .split('\n')
      .flatMap((text, index) => (text.endsWith('// breaks') ? [`${file}:${index + 1}`] : [])),
  )
}

/** Reads every import of the source, so it is asked once. */
const source = checkTree(repository, manifest)

test('the source follows the import rules', () => {
  expect(source.violations.map(({ sentence }) => sentence)).toEqual([])
})

test('the checker sees the source: as many imports as a plain text search, at the least', () => {
  const sources = globSync('src/**/*.{ts,tsx}', { cwd: repository })
  const written = sources
    .map((file) => readFileSync(join(repository, file), 'utf8'))
    .flatMap((text) => text.match(/^(import|export) .*from '|^} from '/gm) ?? [])
  expect(source.files).toBe(sources.length)
  expect(written.length).toBeGreaterThan(0)
  expect(source.imports).toBeGreaterThanOrEqual(written.length)
})

test.each(ruleIds)('the fixture of rule %s breaks that rule and no other', (rule) => {
  const root = join(fixtures, rule)
  const { violations } = checkTree(root, manifest)
  expect(violations.map(({ file, line }) => `${file}:${line}`).sort()).toEqual(
    linesMarkedAsBreaking(root).sort(),
  )
  expect(new Set(violations.map((violation) => violation.rule))).toEqual(new Set([rule]))
})

test('every fixture belongs to a rule', () => {
  expect(readdirSync(fixtures).sort()).toEqual([...ruleIds, 'clean'].sort())
})

test('the clean house breaks nothing and needs every permission of the table', () => {
  const report = checkTree(join(fixtures, 'clean'), manifest)
  expect(report.violations.map(({ sentence }) => sentence)).toEqual([])
  const granted = importTable.flatMap((row) => row.may.map((permission) => `${row.id}: ${permission}`))
  expect([...report.used].sort()).toEqual(granted.sort())
})

test('a violation names the file, the import and the rule', () => {
  const [first] = checkTree(join(fixtures, 'api'), manifest).violations
  expect(first?.sentence).toBe(
    "src/modules/orders/orders.api.ts:1 imports ./orders.repo.ts [api: an api imports kernel, its module's calls, services and contracts, and platform/http]",
  )
})

test('tests beside the source may import anything', () => {
  const root = plantTree({ 'src/kernel/money.test.ts': "import { test } from 'vitest'\n" })
  expect(checkTree(root, manifest).violations).toEqual([])
})
