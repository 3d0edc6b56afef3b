import { expect, test } from 'vitest'
import { plantTree } from '../../../tests/arch/plant-tree.ts'
import { readFiles } from './files.ts'
import { buildGraph } from './graph.ts'
import { reachedTests } from './reach.ts'

const pages = [
  { path: '/', layout: 'index', file: 'public/home/home.route.tsx' },
  { path: '/calculator', layout: 'default', file: 'public/calculator/calculator.route.tsx' },
  { path: '/order-list/:id', layout: 'default', file: 'cabinet/orders/order-detail.route.tsx' },
  { path: '/track/:code?', layout: 'default', file: 'public/track/track.route.tsx' },
]

const imports = {
  '#kernel/*': './src/kernel/*',
  '#modules/*': './src/modules/*',
  '#platform/*': './src/platform/*',
  '#locales/*': './src/locales/*',
}

/** A small product: two modules behind their faces, wired together, with texts and pages. */
const house = {
  'package.json': JSON.stringify({ imports }),
  'src/main.ts': "import './jobs.ts'\nimport './app.ts'\n",
  'src/jobs.ts': "import { newsJobs } from '#modules/news/index.ts'\nexport const jobs = newsJobs\n",
  'src/app.ts':
    "import { routes } from './api.ts'\nimport { listen } from '#platform/http.ts'\nlisten(routes)\n",
  'src/api.ts':
    "import { priceRoutes } from '#modules/prices/index.ts'\nimport { orderRoutes } from '#modules/orders/index.ts'\nexport const routes = [priceRoutes, orderRoutes]\n",
  'src/platform/http.ts': 'export const listen = (x: unknown) => x\n',
  'src/modules/prices/index.ts':
    "export { quote } from './quote.ts'\nexport { priceRoutes } from './prices.api.ts'\nexport type { Fee } from './fee.ts'\n",
  'src/modules/prices/prices.calls.ts': "export const pricesCalls = { quote: '/api/prices/:way' }\n",
  'src/modules/prices/prices.api.ts':
    "import { pricesCalls } from './prices.calls.ts'\nimport { quote } from './quote.ts'\nexport const priceRoutes = [pricesCalls, quote]\n",
  'src/modules/prices/quote.ts':
    "import type { Fee } from './fee.ts'\nimport { base } from './base.ts'\nexport const quote = (fee: Fee) => fee + base\n",
  'src/modules/prices/base.ts': 'export const base = 1\n',
  'src/modules/prices/fee.ts': 'export type Fee = number\n',
  'src/modules/prices/quote.test.ts': "import { quote } from './quote.ts'\nquote(1)\n",
  'src/modules/orders/index.ts':
    "export { orderRoutes } from './orders.api.ts'\nexport { placed } from './events.ts'\n",
  'src/modules/orders/orders.api.ts': `import { place } from './place.ts'\nconst orders = '/api/orders'\nexport const orderRoutes = [{ path: orders, place }, { path: \`\${orders}/:id\` }]\n`,
  'src/modules/orders/place.ts': "import { placed } from './events.ts'\nexport const place = placed\n",
  'src/modules/orders/events.ts':
    'const defineEvent = (x: string) => x\nexport const placed = defineEvent("placed")\n',
  'src/modules/news/index.ts': "export { newsJobs } from './jobs.ts'\n",
  'src/modules/news/jobs.ts':
    "import { placed } from '#modules/orders/index.ts'\nimport { tell } from './tell.ts'\nconst subscribe = (...x: unknown[]) => x\nexport const newsJobs = subscribe(placed, tell)\n",
  'src/modules/news/tell.ts': "export const tell = (t: (key: string) => string) => t('news.placed')\n",
  'src/locales/index.ts': "import uz from './uz/index.ts'\nexport const sources = { uz }\n",
  'src/locales/uz/index.ts':
    "import news from './news.ts'\nimport shop from './shop.ts'\nexport default { news, shop }\n",
  'src/locales/uz/news.ts': "export default { placed: 'Yuborildi' }\n",
  'src/locales/uz/shop.ts': "export default { open: 'Ochiq' }\n",
  'src/web/public/home/home.route.tsx':
    "import { load } from '../../home.server.ts'\nexport default () => load\n",
  'src/web/home.server.ts':
    "import { siteContext } from './server/site.server.ts'\nexport const load = () => siteContext.price()\n",
  'src/web/server/site.server.ts': 'export const siteContext = { price: () => 1 }\n',
  'src/web/server/open-site.server.ts':
    "import { placed } from '#modules/orders/index.ts'\nimport { quote } from '#modules/prices/index.ts'\nexport const site = { placed: () => placed(), price: () => quote(1) }\n",
  'src/web/public/calculator/calculator.route.tsx':
    "import { ask } from '../../ask.ts'\nexport default () => ask\n",
  'src/web/cabinet/orders/order-detail.route.tsx': 'export default () => null\n',
  'src/web/public/track/track.route.tsx': 'export default () => null\n',
  'src/web/shell/layouts/default.tsx': 'export default () => null\n',
  'src/web/ask.ts':
    "import { pricesCalls } from '#modules/prices/prices.calls.ts'\nexport const ask = () => pricesCalls.quote\n",
  'src/web/ask.test.ts': "import { ask } from './ask.ts'\nask()\n",
  'src/ui/button.css': '.button {}\n',
  'migrations/0001_ground.sql': 'select 1;\n',
  'docs/operations.md': '# Operations\n',
  'tests/support/test-app.ts':
    "import { sources } from '#locales/index.ts'\nimport '../../src/app.ts'\nexport const startTestApp = () => sources\n",
  'vitest.config.ts': "export default { globalSetup: 'tests/support/database-setup.ts' }\n",
  'tests/support/database-setup.ts': "import { listen } from '#platform/start.ts'\nlisten\n",
  'src/platform/start.ts': 'export const listen = 1\n',
  'tests/support/server.ts': "export const program = 'src/main.ts'\n",
  'tests/prices.db.test.ts': `import { startTestApp } from './support/test-app.ts'\nstartTestApp()\nconst at = '/api/prices'\nfetch(\`\${at}/\${1}?lang=uz\`)\n`,
  'tests/orders.db.test.ts':
    "import { startTestApp } from './support/test-app.ts'\nstartTestApp()\nfetch('POST /api/orders')\n",
  'tests/crash.db.test.ts': `import { program } from './support/server.ts'\nfetch(\`\${program}/api/orders\`)\n`,
  'tests/rights.db.test.ts': "import { routes } from '../src/api.ts'\nroutes.map(String)\n",
  'tests/shop.test.ts': "import { sources } from '#locales/index.ts'\nsources.uz.shop.open\n",
  'tests/look.test.ts': "import { readFileSync } from 'node:fs'\nreadFileSync('src/ui/button.css')\n",
  'tests/documents.test.ts': "import { readdirSync } from 'node:fs'\nreaddirSync('docs/')\n",
  'tests/e2e/home.spec.ts': "page.goto('/')\n",
  'tests/e2e/calculator.spec.ts': `page.goto(\`\${site}/ru/calculator?from=1\`)\n`,
  'tests/e2e/list.spec.ts': `expect(page).toHaveURL(/\\/order-list\\/\\d+$/)\npage.goto(\`/order-list/\${id}\`)\n`,
  'tests/e2e/track.spec.ts': "page.goto('/track')\n",
} as const satisfies Record<string, string>

/** The names of the tests, nearest first, without those that everything reaches. */
function reachedBy(changed: string, tree: Record<string, string> = house): string[] {
  const root = plantTree(tree)
  return reachedTests(buildGraph(root, readFiles(root), pages), [changed]).map(({ path }) => path)
}

test('a test that was changed is the nearest to itself', () => {
  expect(reachedBy('tests/look.test.ts')).toEqual(['tests/look.test.ts'])
})

test('imports are followed, own tests first; calls lead to database tests, and pages to journeys', () => {
  expect(reachedBy('src/modules/prices/base.ts')).toEqual([
    'src/modules/prices/quote.test.ts',
    'tests/prices.db.test.ts',
    'tests/rights.db.test.ts',
    'tests/e2e/home.spec.ts',
    'tests/e2e/calculator.spec.ts',
  ])
})

test('a file that gives only types is left to the compiler', () => {
  expect(reachedBy('src/modules/prices/fee.ts')).toEqual([])
})

test('a unit test starts no server: what its page calls does not reach it', () => {
  expect(reachedBy('src/modules/prices/prices.api.ts')).not.toContain('src/web/ask.test.ts')
  expect(reachedBy('src/web/ask.ts')[0]).toBe('src/web/ask.test.ts')
})

test('what a face passes on reaches those who take that name only', () => {
  const reached = reachedBy('src/modules/prices/quote.ts', {
    ...house,
    'tests/takes.test.ts': "import { quote } from '#modules/prices/index.ts'\nquote(1)\n",
    'tests/takes-not.test.ts': "import { priceRoutes as r } from '#modules/news/index.ts'\nr\n",
    'tests/takes-all.test.ts': "import * as prices from '#modules/prices/index.ts'\nprices\n",
  })
  expect(reached).toContain('tests/takes.test.ts')
  expect(reached).toContain('tests/takes-all.test.ts')
  expect(reached).not.toContain('tests/takes-not.test.ts')
})

test('the wiring itself and the plumbing behind it reach every test that starts the product', () => {
  const starters = [
    'tests/crash.db.test.ts',
    'tests/orders.db.test.ts',
    'tests/prices.db.test.ts',
    'tests/rights.db.test.ts',
  ]
  expect(reachedBy('src/api.ts')).toEqual(expect.arrayContaining(starters))
  expect(reachedBy('src/platform/http.ts')).toEqual(
    expect.arrayContaining(starters.filter((path) => !path.includes('rights'))),
  )
  expect(reachedBy('src/api.ts')).not.toContain('src/modules/prices/quote.test.ts')
})

test('a call is followed to the file that answers it, and no other', () => {
  const reached = reachedBy('src/modules/orders/place.ts')
  expect(reached).toEqual(expect.arrayContaining(['tests/orders.db.test.ts', 'tests/rights.db.test.ts']))
  expect(reached).not.toContain('tests/prices.db.test.ts')
})

test('a call that a test names is followed to the file that answers it', () => {
  const reached = reachedBy('src/modules/prices/base.ts', {
    ...house,
    'tests/named.db.test.ts':
      "import { pricesCalls } from '#modules/prices/prices.calls.ts'\nimport { startTestApp } from './support/test-app.ts'\nstartTestApp().call(pricesCalls.quote)\n",
    'tests/worlds/price-world.ts':
      "import { pricesCalls } from '#modules/prices/prices.calls.ts'\nexport const ask = () => pricesCalls.quote\n",
    'tests/in-a-world.db.test.ts': "import { ask } from './worlds/price-world.ts'\nask()\n",
    'tests/e2e/named.spec.ts':
      "import { pricesCalls } from '#modules/prices/prices.calls.ts'\npage.route(addressed(pricesCalls.quote))\n",
    'tests/types.db.test.ts':
      "import type { pricesCalls } from '#modules/prices/prices.calls.ts'\nexport type Call = typeof pricesCalls\n",
  })
  expect(reached).toEqual(
    expect.arrayContaining([
      'tests/named.db.test.ts',
      'tests/in-a-world.db.test.ts',
      'tests/e2e/named.spec.ts',
    ]),
  )
  expect(reached).not.toContain('tests/types.db.test.ts')
})

test('who hears of an event is reached by tests that run the jobs, through the program that they name', () => {
  const reached = reachedBy('src/modules/news/tell.ts')
  expect(reached).toContain('tests/crash.db.test.ts')
  expect(reached).not.toContain('tests/orders.db.test.ts')
})

test('only tests that start the whole product wait for its build', () => {
  const root = plantTree(house)
  const reached = reachedTests(buildGraph(root, readFiles(root), pages), ['package.json'])
  expect(reached.filter(({ needsBuild }) => needsBuild).map(({ path }) => path)).toEqual([
    'tests/crash.db.test.ts',
    'tests/e2e/calculator.spec.ts',
    'tests/e2e/home.spec.ts',
    'tests/e2e/list.spec.ts',
    'tests/e2e/track.spec.ts',
  ])
})

test('a namespace of texts reaches those who name it, one that all tests load none of them', () => {
  expect(reachedBy('src/locales/uz/shop.ts')).toEqual(['tests/shop.test.ts'])
  expect(reachedBy('src/locales/uz/news.ts')).toEqual(['tests/crash.db.test.ts'])
})

test.each([
  ['src/web/public/home/home.route.tsx', 'tests/e2e/home.spec.ts'],
  ['src/web/public/calculator/calculator.route.tsx', 'tests/e2e/calculator.spec.ts'],
  ['src/web/cabinet/orders/order-detail.route.tsx', 'tests/e2e/list.spec.ts'],
  ['src/web/public/track/track.route.tsx', 'tests/e2e/track.spec.ts'],
])('the route file %s reaches the journey that names its address, and no other', (route, journey) => {
  expect(reachedBy(route)).toEqual([journey])
})

test('what a page asks of its server reaches its journey, and nothing else that is handed over there', () => {
  expect(reachedBy('src/modules/prices/quote.ts')).toContain('tests/e2e/home.spec.ts')
  expect(reachedBy('src/modules/orders/events.ts')).not.toContain('tests/e2e/home.spec.ts')
})

test('a migration reaches every database test and journey, and no unit test', () => {
  const reached = reachedBy('migrations/0001_ground.sql')
  const needs = Object.keys(house).filter((path) => /\.db\.test\.ts$|\.spec\.ts$/.test(path))
  expect([...reached].sort()).toEqual([...needs].sort())
})

test('what the settings of the runner name is set up for every database test', () => {
  const databaseTests = Object.keys(house).filter((path) => path.endsWith('.db.test.ts'))
  expect(reachedBy('src/platform/start.ts').sort()).toEqual([...databaseTests].sort())
})

test('the packages and the settings of the runner reach every test', () => {
  const all = Object.keys(house).filter((path) => /\.(test|spec)\.ts$/.test(path))
  expect(reachedBy('package-lock.json').sort()).toEqual([...all].sort())
  expect(reachedBy('vitest.config.ts')).not.toContain('tests/e2e/home.spec.ts')
  expect(reachedBy('playwright.config.ts')).not.toContain('tests/shop.test.ts')
})

test('a file that a test reads reaches it, and so does any in a folder that it walks', () => {
  expect(reachedBy('src/ui/button.css')).toEqual(['tests/look.test.ts'])
  expect(reachedBy('docs/operations.md')).toEqual(['tests/documents.test.ts'])
  expect(reachedBy('docs-of-others/operations.md')).toEqual([])
})
