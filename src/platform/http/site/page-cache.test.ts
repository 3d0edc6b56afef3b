import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { fakeClock } from '../../../../tests/support/fake-clock.ts'
import { createPageCache, inlineScriptHashes } from './page-cache.ts'

/** For a machine that is busy with other tests. */
const patience = { timeout: 30_000 }

const text = (page: { body: { plain: Buffer } }) => page.body.plain.toString()

function renderer() {
  let renders = 0
  return { render: async () => ({ status: 200, html: `<p>${++renders}</p>` }), count: () => renders }
}

test('renders a page once for everybody who asks at the same time', async () => {
  const cache = createPageCache({ lifeMs: 1000, maxPages: 10, clock: fakeClock() })
  const { render, count } = renderer()
  const pages = await Promise.all(Array.from({ length: 20 }, () => cache.get('uz:home', render)))
  expect(new Set(pages.map(text))).toEqual(new Set(['<p>1</p>']))
  expect(count()).toBe(1)
})

test('sends the old page once more while the new one is rendered', async () => {
  const clock = fakeClock()
  const cache = createPageCache({ lifeMs: 1000, maxPages: 10, clock })
  const { render } = renderer()
  await cache.get('uz:home', render)
  clock.advance(1000)
  expect(text(await cache.get('uz:home', render))).toBe('<p>1</p>')
  await expect.poll(async () => text(await cache.get('uz:home', render)), patience).toBe('<p>2</p>')
})

test('keeps the old page when a new one cannot be rendered, and tries again', async () => {
  const clock = fakeClock()
  const cache = createPageCache({ lifeMs: 1000, maxPages: 10, clock })
  const { render } = renderer()
  await cache.get('uz:home', render)
  clock.advance(1000)
  await cache.get('uz:home', () => Promise.reject(new Error('database away')))
  await expect.poll(async () => text(await cache.get('uz:home', render)), patience).toBe('<p>2</p>')
})

test('a first render that fails is not kept', async () => {
  const cache = createPageCache({ lifeMs: 1000, maxPages: 10, clock: fakeClock() })
  await expect(cache.get('uz:home', () => Promise.reject(new Error('away')))).rejects.toThrow('away')
  expect(text(await cache.get('uz:home', renderer().render))).toBe('<p>1</p>')
})

test('holds no more pages than it may', async () => {
  const cache = createPageCache({ lifeMs: 1000, maxPages: 2, clock: fakeClock() })
  const { render, count } = renderer()
  for (const key of ['a', 'b', 'c', 'c']) await cache.get(key, render)
  expect(count()).toBe(4)
})

test('hashes exactly the inline scripts, as the browser will', () => {
  const html =
    '<script src="/a.js"></script><script>one()</script><script type="module" async="">two()</script><script></script>'
  const hash = (code: string) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`
  expect(inlineScriptHashes(html)).toEqual([hash('one()'), hash('two()')])
})
