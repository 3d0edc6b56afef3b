import { join } from 'node:path'
import { expect, test } from 'vitest'
import { houseRules } from './house-rules.ts'
import { plantTree } from './plant-tree.ts'

const repository = join(import.meta.dirname, '../..')
type RuleId = keyof typeof houseRules
type Tree = Record<string, string>
const ruleIds = Object.keys(houseRules) as RuleId[]

const address = '/api/orders' + '/v1/orders'

const clean: Tree = {
  '.gitignore': 'node_modules/\n*.log\n',
  'node_modules/left-pad/utils.js': '',
  'error.log': 'at /root' + '/app',
  'package.json': '{ "scripts": { "start": "node main.ts", "check:fast": "true" } }',
  'package-lock.json': '{ "packages": {} }',
  'README.md':
    'Run `npm start` or `npm run check:fast`. See [where](docs/WHERE.md) and https://registry.npmjs.org/.',
  'docs/WHERE.md': '| a language | `locales/<code>/index.ts`, `src/modules/orders/`, `/t/{code}` |',
  'migrations/0001_orders.sql':
    '-- One row for each order, as they were once.\ncreate table old (id text);\n',
  'migrations/0002_order_events.sql':
    '-- One row for each order.\ncreate table orders (id text);\ndrop table old;\n' +
    '-- What happened to it.\ncreate table if not exists order_events (id text);\n' +
    '-- For others.\ncreate view order_number as\n  select id from orders join order_events using (id);\n',
  'src/locales/uz/index.ts': 'export {}\n'.repeat(500),
  'src/locales/uz/shared/common.ts': 'export {}\n',
  'src/modules/orders/README.md': 'line\n'.repeat(10),
  'src/modules/orders/list.repo.ts':
    'export const all = sql`with orders as (select from order_number) select from orders, order_number`\n',
  'src/modules/parcels/README.md':
    'line\n'.repeat(10) +
    '- **Tables**: `orders`,\n  `order_events`; see `a/b.ts`.\n- **Views** for others: `order_number`.\n',
  'src/modules/parcels/index.ts': 'export {}\n',
  'src/modules/parcels/log/parcels.repo.ts':
    'export const add = sql`insert into orders (id) select id from order_events, order_number`\n',
  'src/modules/orders/index.ts': 'export {}\n',
  'src/ui/styles.css': "@import './button.css';\n",
  'src/ui/button.css': '.button:is(.button--small, :hover) {\n  margin: 0.5em;\n}\n',
  'src/web/home.css':
    "@import './hero.css';\n/* Beside a .button. */\n.home > a,\n.home__button {\n  margin: 0.5em;\n}\n",
  'src/platform/http/edge.test.ts': `inject('${address}')\n`,
  'src/modules/orders/orders.calls.ts': `export const path = '${address}'\n`,
  'src/modules/orders/orders.test.ts': "call(ordersCalls.readOrder)\nget('/api/docs')\n",
  'src/web/home.ts': "export const links = ['/about', 'https://tezbox.uz/home/page', '/work']\n",
}

/** The platform's README, with these tables as its own. */
function claiming(...tables: string[]): Tree {
  return { 'src/platform/README.md': `- **Tables**: ${tables.map((name) => `\`${name}\``).join(', ')}.\n` }
}

/** The README of the parcels with these words left out. */
const without = (words: string) => clean['src/modules/parcels/README.md']?.replace(words, '')

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
    { ...claiming('points'), 'migrations/0003_points.sql': 'create table points (id text);\n' },
    {
      ...claiming('points', 'seen'),
      'migrations/0003_points.sql':
        '-- Points.\ncreate table points (id text);\nCREATE UNLOGGED TABLE seen (id text);\n',
    },
    { 'migrations/0003_order_number.sql': 'create or replace view order_number as select id from orders;\n' },
  ],
  'table-owner': [
    { 'migrations/0003_points.sql': '-- Points.\ncreate table points (id text);\n' },
    claiming('orders'),
    claiming('old'),
    {
      'src/platform/README.md': '- **Views**: `orders`.\n',
      'src/modules/parcels/README.md': without('`orders`,'),
    },
    {
      ...claiming('order_place'),
      'migrations/0003_place.sql': '-- A hole.\ncreate view order_place as select id from orders;\n',
    },
    {
      'src/modules/parcels/README.md': without('- **Views** for others:'),
      'src/platform/jobs/outbox.repo.ts': 'export const first = sql`select from order_number`\n',
    },
    ...[
      'select from orders',
      'select from order_number, lateral (select from orders) as x',
      'select from order_number join order_events using (id)',
      `select \${isOpen ? sql\`(select max(id) from orders)\` : 0} from order_number`,
      'delete from order_number using order_events',
      'insert into orders (id) values (1)',
      'update orders set id = 1',
      'update order_number set id = 1',
      'select from order_number for update',
      'with orders as (select from order_events) select from orders',
      'select from public.orders',
      'select from pgboss.job',
    ].map((statement) => ({ 'src/modules/orders/list.repo.ts': `export const all = sql\`${statement}\`\n` })),
  ],
  names: [{ 'src/web/utils.ts': '' }, { 'tests/support/helpers/clock.ts': '' }, { 'scripts/misc.mjs': '' }],
  'file-length': [{ 'src/web/home.ts': 'export {}\n'.repeat(401) }],
  'folder-size': [
    Object.fromEntries(Array.from({ length: 31 }, (_, n) => [`src/web/orders/part-${n}.ts`, 'export {}\n'])),
  ],
  'ui-classes': [
    { 'src/web/home.css': '.home > .button {\n  margin: 0;\n}\n' },
    { 'src/web/home.css': '@media print {\n  .home:not(:has(.button--small)) a {\n    margin: 0;\n  }\n}\n' },
    { 'src/desk/queue.css': '.button {\n  margin: 0;\n}\n' },
  ],
  'call-addresses': [
    { 'src/modules/orders/orders.test.ts': `call('GET', '${address}')\n` },
    { 'tests/e2e/orders.spec.ts': `page.route('**${address}')\n` },
    { 'tests/support/orders.ts': `export const at = /${address.replaceAll('/', '\\/')}/\n` },
    { 'bench/orders.ts': `fetch(site + '${address}')\n` },
    { 'scripts/screens.mjs': `fetch('${address}')\n` },
  ],
  'one-promise': [
    { 'src/modules/orders/view.ts': 'export const days = daysOfArrival\n' },
    { 'src/web/cabinet/day.ts': 'export const day = (order) => order.promisedTo\n' },
  ],
  'told-dates': [
    { 'src/web/day.tsx': 'export const day = (at: Date) => at.toLocaleDateString()\n' },
    { 'src/modules/orders/day.ts': "export const day = new Intl.DateTimeFormat('ru')\n" },
  ],
  'own-pickers': [
    { 'src/desk/day.tsx': 'export const day = <input type="date" />\n' },
    { 'src/web/at.tsx': "export const field = { type: 'datetime-local' }\n" },
  ],
  'one-door': [
    { 'src/platform/live/listener.ts': 'const client = new pg.Client({ connectionString: url })\n' },
    { 'src/admin.ts': "import { Pool } from 'pg'\nconst pool = new Pool()\n" },
  ],
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
  lockfile: ['package-lock.json', 'bench/page/package-lock.json'].map((file) => ({
    [file]: '{ "resolved": "https://registry.npmjs.org/zod/-/zod-4.6.7.tgz" }',
  })),
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
