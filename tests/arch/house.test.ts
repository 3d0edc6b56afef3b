import { join } from 'node:path'
import { expect, test } from 'vitest'
import { houseRules } from './house-rules.ts'
import { plantTree } from './plant-tree.ts'

const repository = join(import.meta.dirname, '../..')
type RuleId = keyof typeof houseRules
type Tree = Record<string, string>
const ruleIds = Object.keys(houseRules) as RuleId[]

const clean: Tree = {
  '.gitignore': 'node_modules/\n*.log\n',
  'node_modules/left-pad/utils.js': '',
  'error.log': 'at /root' + '/app',
  'package.json': '{ "scripts": { "start": "node main.ts", "check:fast": "true" } }',
  'package-lock.json': '{ "packages": {} }',
  'README.md':
    'Run `npm start` or `npm run check:fast`. See [where](docs/WHERE.md) and https://registry.npmjs.org/.',
  'docs/WHERE.md': '| a language | `locales/<code>/index.ts`, `src/modules/orders/`, `/t/{code}` |',
  'migrations/0001_orders.sql': '-- One row for each order.\ncreate table orders (id text);\n',
  'migrations/0002_order_events.sql':
    '-- What happened to it.\ncreate table if not exists order_events (id text);\n',
  'src/locales/uz/index.ts': 'export {}\n'.repeat(500),
  'src/locales/uz/common.ts': 'export {}\n',
  'src/modules/orders/README.md': 'line\n'.repeat(10),
  'src/modules/orders/index.ts': 'export {}\n',
  'src/web/home.ts': "export const links = ['/about', 'https://tezbox.uz/home/page', '/work']\n",
}

/** For each rule, ways to spoil the clean house. `undefined` takes a file away. */
const spoiled: Record<RuleId, Record<string, string | undefined>[]> = {
  'module-face': [
    { 'src/modules/orders/index.ts': undefined },
    { 'src/modules/orders/README.md': undefined },
    { 'src/modules/orders/README.md': 'Orders.\n' },
    { 'src/modules/orders/README.md': 'line\n'.repeat(90) },
  ],
  'migration-names': [
    { 'migrations/0001_orders.sql': undefined },
    { 'migrations/0002_again.sql': '' },
    { 'migrations/3_points.sql': '' },
    { 'migrations/0003_Points.sql': '' },
    { 'migrations/0003_points.ts': '' },
  ],
  'table-comments': [
    { 'migrations/0003_points.sql': 'create table points (id text);\n' },
    {
      'migrations/0003_points.sql':
        '-- Points.\ncreate table points (id text);\nCREATE UNLOGGED TABLE seen (id text);\n',
    },
  ],
  names: [{ 'src/web/utils.ts': '' }, { 'tests/support/helpers/clock.ts': '' }, { 'scripts/misc.mjs': '' }],
  'file-length': [{ 'src/web/home.ts': 'export {}\n'.repeat(401) }],
  'where-paths': [
    { 'docs/WHERE.md': '`modules/orders/domain/lifecycle.ts`' },
    { 'docs/WHERE.md': '`locales/<code>/x.ts`' },
  ],
  'named-scripts': [{ 'README.md': '`npm test`' }, { 'CONTRIBUTING.md': '`npm run check`' }],
  'document-links': [{ 'docs/decisions/0001-one.md': '[two](0002-two.md)' }],
  'machine-traces': [
    { 'docs/operations.md': 'Data lives in /home' + '/tez/data.' },
    { 'src/web/home.ts': `export const folder = '/work${'/main'}'\n` },
    { '.npmrc': 'registry' + '=http://localhost:4873/\n' },
    { Dockerfile: `RUN npm ci --registry https:/${'/verdaccio.example/npm/'}` },
  ],
  lockfile: [{ 'package-lock.json': '{ "resolved": "https://registry.npmjs.org/zod/-/zod-4.6.7.tgz" }' }],
}

test.each(ruleIds)('the house follows rule %s', (rule) => {
  expect(houseRules[rule](repository)).toEqual([])
})

test('a clean house breaks no rule', () => {
  const root = plantTree(clean)
  expect(ruleIds.flatMap((rule) => houseRules[rule](root))).toEqual([])
})

test('an empty house breaks no rule', () => {
  const root = plantTree({})
  expect(ruleIds.flatMap((rule) => houseRules[rule](root))).toEqual([])
})

test.each(ruleIds)('rule %s notices each way to break it, and no other rule does', (rule) => {
  for (const damage of spoiled[rule]) {
    const root = plantTree({ ...clean, ...damage })
    expect(ruleIds.filter((id) => houseRules[id](root).length > 0)).toEqual([rule])
  }
})
