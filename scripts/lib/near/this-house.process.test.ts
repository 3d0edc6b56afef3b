import { globSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { pages } from '#web/pages.ts'
import { withinBudget } from './budget.ts'
import { readFiles } from './files.ts'
import { buildGraph } from './graph.ts'
import { reachedTests } from './reach.ts'

const root = join(import.meta.dirname, '../../..')
const files = readFiles(root)
const graph = buildGraph(root, files, pages)
const reachedBy = (...changed: string[]) => reachedTests(graph, changed)
const pathsOf = (tests: readonly { path: string }[]) => tests.map(({ path }) => path)

test('the express cut-off reaches its own test first, then the API of prices and the calculator', () => {
  const reached = reachedBy('src/modules/pricing/domain/service-levels.ts')
  expect(reached[0]?.path).toBe('src/modules/pricing/service-levels.test.ts')
  const { chosen } = withinBudget(reached)
  expect(pathsOf(chosen)).toEqual(
    expect.arrayContaining([
      'src/modules/pricing/pricing-api.db.test.ts',
      'src/modules/pricing/tariff/tariff.db.test.ts',
    ]),
  )
  expect(pathsOf(reached)).toContain('tests/e2e/calculator.spec.ts')
  expect(pathsOf(reached)).not.toContain('src/modules/geo/nominatim.db.test.ts')
})

test.each([
  ['src/web/cabinet/balance/balance.route.tsx', 'tests/e2e/balance.spec.ts'],
  ['src/web/links/receiver/receiver-update.route.tsx', 'tests/e2e/receiver.spec.ts'],
  ['src/web/desk/desk-tariffs.route.tsx', 'tests/e2e/desk-tariffs.spec.ts'],
])('the route file %s is one step from %s, and no database test reads it', (route, journey) => {
  const reached = reachedBy(route)
  expect(reached.find(({ path }) => path === journey)?.distance).toBe(1)
  expect(reached.filter(({ kind }) => kind === 'db')).toEqual([])
})

test('every page of its own has a journey that names its address', () => {
  const unvisited = pages
    .map(({ file }) => `src/web/${file}`)
    .filter((file) => !reachedBy(file).some(({ kind, distance }) => kind === 'journey' && distance === 1))
  expect(unvisited).toEqual([])
})

test('a migration reaches every database test and every journey', () => {
  const reached = pathsOf(reachedBy('migrations/0001_ground.sql'))
  const all = globSync(['{src,tests}/**/*.db.test.ts', 'tests/e2e/*.spec.ts'], { cwd: root })
  expect(all.length).toBeGreaterThan(50)
  expect(reached).toEqual(expect.arrayContaining(all))
})

test('a text of the balance reaches its journey and the catalogue, and no price', () => {
  const reached = pathsOf(reachedBy('src/locales/ru/cabinet/balance.ts'))
  expect(reached).toEqual(
    expect.arrayContaining(['src/locales/catalogue.test.ts', 'tests/e2e/balance.spec.ts']),
  )
  expect(reached).not.toContain('src/modules/pricing/pricing-api.db.test.ts')
})

test('a document reaches only tests that walk through the whole house', () => {
  expect(pathsOf(reachedBy('docs/testing.md')).sort()).toEqual([
    'scripts/lib/near/this-house.process.test.ts',
    'tests/arch/expand-contract.test.ts',
    'tests/arch/house.test.ts',
    'tests/arch/import-rules.test.ts',
    'tests/arch/kept-how-long.test.ts',
    'tests/arch/unused.process.test.ts',
  ])
})

test('every call that a test makes finds the file that answers it', () => {
  const named = [...files.values()]
    .filter(({ path }) => /\.(db\.test|spec)\.ts$/.test(path))
    .flatMap(({ imports }) => [...imports].filter((path) => path.endsWith('.calls.ts')))
  expect(new Set(named).size).toBeGreaterThan(30)
  const lost = new Set(named.filter((calls) => graph.get(calls)?.every(({ way }) => way !== 'call')))
  expect([...lost]).toEqual([])
})
