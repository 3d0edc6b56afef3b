import { readFileSync } from 'node:fs'
import { createContext, runInContext } from 'node:vm'
import { expect, test } from 'vitest'

const code = readFileSync(new URL('../public/sw.js', import.meta.url), 'utf8')
const origin = 'https://tezbox.example'

type Handler = (event: object) => void
type Page = { ok: boolean; status: number; body: string; headers: Map<string, string> }
type Asked = { method: string; mode: string; url: string }

/** The functions that the worker's rules are. */
type Rules = {
  isOurPage(request: Asked, own: string): boolean
  offlinePageFor(path: string): string
  isOld(date: string | null | undefined, now: number): boolean
}

const pageOf = (body: string, status = 200): Page => ({
  ok: status < 400,
  status,
  body,
  headers: new Map([['date', new Date().toUTCString()]]),
})

/** The caches of a browser, by name and address. */
function cacheStore() {
  const stores = new Map<string, Map<string, unknown>>()
  const open = async (name: string) => {
    const pages = stores.get(name) ?? new Map<string, unknown>()
    stores.set(name, pages)
    return {
      put: async (address: string, page: unknown) => void pages.set(address, page),
      match: async (address: string) => pages.get(address),
    }
  }
  const keys = async () => [...stores.keys()]
  const drop = async (name: string) => stores.delete(name)
  return { stores, caches: { open, keys, delete: drop } }
}

/** The worker with a browser around it that writes down what it is asked for. */
function startWorker() {
  const handlers = new Map<string, Handler>()
  const shown: [title: string, options: object][] = []
  const opened: string[] = []
  const line = { isUp: true, status: 200, asked: [] as string[] }
  const { stores, caches } = cacheStore()
  const fetch = async (request: string | { url: string }) => {
    if (!line.isUp) throw new TypeError('Failed to fetch')
    const address = typeof request === 'string' ? request : request.url
    line.asked.push(address)
    return pageOf(`of ${address}`, line.status)
  }
  const self = {
    location: { origin },
    addEventListener: (name: string, handler: Handler) => handlers.set(name, handler),
    skipWaiting: () => undefined,
    clients: { claim: () => undefined, openWindow: (url: string) => opened.push(url) },
    registration: {
      showNotification: (...notice: [string, object]) => shown.push(notice),
    },
  }
  const context = createContext({ self, URL, caches, fetch })
  runInContext(code, context)
  const later: Promise<unknown>[] = []
  const tell = (name: string, event: object = {}) =>
    handlers.get(name)?.({ waitUntil: (work: Promise<unknown>) => later.push(work), ...event })
  const settled = async () => void (await Promise.all(later.splice(0)))
  return {
    rules: context as unknown as Rules,
    shown,
    opened,
    line,
    stores,
    settled,
    start: async () => {
      tell('install')
      await settled()
      tell('activate')
      await settled()
    },
    /** Undefined: the worker has left it to the browser. */
    ask: (request: Partial<Asked> & { path: string }): Promise<Page> | undefined => {
      const { path, ...rest } = request
      let answer: Promise<Page> | undefined
      const respondWith = (given: Promise<Page>) => {
        answer = given
      }
      tell('fetch', {
        request: { method: 'GET', mode: 'navigate', url: origin + path, ...rest },
        respondWith,
      })
      return answer
    },
    push: (message?: object) => tell('push', { data: message && { json: () => message } }),
    press: (url?: string) =>
      tell('notificationclick', { notification: { close: () => undefined, data: { url } } }),
  }
}

test('only pages of the site that somebody opens are its business', () => {
  const { isOurPage } = startWorker().rules
  const opens = (path: string, rest: Partial<Asked> = {}) =>
    isOurPage({ method: 'GET', mode: 'navigate', url: origin + path, ...rest }, origin)
  for (const path of ['/', '/ru', '/ru/track?code=TB1', '/order-list/12', '/deskjet', '/en/apiary'])
    expect(opens(path), path).toBe(true)
  for (const path of ['/api', '/api/anything', '/desk', '/desk/orders/1', '/courier', '/courier/jobs'])
    for (const language of ['', '/oz', '/ru', '/en']) expect(opens(language + path), path).toBe(false)
  expect(opens('/Desk/orders')).toBe(false)
  expect(opens('/contact', { method: 'POST' })).toBe(false)
  expect(opens('/assets/page.js', { mode: 'cors' })).toBe(false)
  expect(opens('', { url: 'https://elsewhere.example/track' })).toBe(false)
})

test('the page that is kept has the language of the one that was asked for, and is asked for again after a day', () => {
  const { offlinePageFor, isOld } = startWorker().rules
  expect(['/', '/track', '/ru', '/oz/order-list', '/en/'].map(offlinePageFor)).toEqual([
    '/offline',
    '/offline',
    '/ru/offline',
    '/oz/offline',
    '/en/offline',
  ])
  const now = Date.parse('2026-11-18T12:00:00Z')
  expect(isOld('Tue, 17 Nov 2026 12:00:01 GMT', now)).toBe(false)
  expect(isOld('Tue, 17 Nov 2026 11:59:59 GMT', now)).toBe(true)
  for (const unknown of [undefined, null, '', 'yesterday']) expect(isOld(unknown, now)).toBe(true)
})

test('without a line a page is the kept one, and nothing but four of them is ever kept', async () => {
  const worker = startWorker()
  await worker.start()
  expect((await worker.ask({ path: '/ru/order-list/7' }))?.body).toBe(`of ${origin}/ru/order-list/7`)
  await worker.settled()
  worker.line.isUp = false
  expect((await worker.ask({ path: '/ru/order-list/7' }))?.body).toBe('of /ru/offline')
  expect((await worker.ask({ path: '/track?code=TB1' }))?.body).toBe('of /offline')
  expect(worker.ask({ path: '/api/anything' })).toBeUndefined()
  expect(worker.ask({ path: '/oz/desk/orders' })).toBeUndefined()
  const addresses = [...worker.stores.values()].flatMap((pages) => [...pages.keys()])
  expect(addresses.toSorted()).toEqual(['/en/offline', '/offline', '/oz/offline', '/ru/offline'])
})

test('what the server says is what is shown, a failure too', async () => {
  const worker = startWorker()
  await worker.start()
  for (const status of [301, 404, 500, 503]) {
    worker.line.status = status
    expect((await worker.ask({ path: '/track' }))?.status).toBe(status)
  }
})

test('installed without a line it still works, and keeps the page when the line is back', async () => {
  const worker = startWorker()
  worker.line.isUp = false
  await worker.start()
  await expect(worker.ask({ path: '/' })).rejects.toThrow('Failed to fetch')
  worker.line.isUp = true
  await worker.ask({ path: '/' })
  await worker.settled()
  worker.line.isUp = false
  expect((await worker.ask({ path: '/' }))?.body).toBe('of /offline')
})

test('caches of earlier workers of the site go, those of other apps stay', async () => {
  const worker = startWorker()
  worker.stores.set('tezbox-site-0', new Map())
  worker.stores.set('tezbox-courier-1', new Map())
  await worker.start()
  expect([...worker.stores.keys()].toSorted()).toEqual(['tezbox-courier-1', 'tezbox-site-1'])
})

test('a message that comes is shown, a later one of the same parcel in its place', () => {
  const worker = startWorker()
  worker.push({ title: 'TezBox', body: 'Kuryer yoʻlda', tag: 'order-1', lang: 'uz', url: '/t/TB1' })
  expect(worker.shown).toMatchObject([
    [
      'TezBox',
      { body: 'Kuryer yoʻlda', tag: 'order-1', lang: 'uz', renotify: true, data: { url: '/t/TB1' } },
    ],
  ])
  worker.push({ body: 'without a title' })
  worker.push()
  expect(worker.shown).toHaveLength(1)
})

test('pressed, it opens an address of ours and never one of another site', () => {
  const worker = startWorker()
  const strange = [
    'https://elsewhere.example/',
    '//elsewhere.example',
    'javascript:alert(1)',
    'https://',
    undefined,
  ]
  for (const url of ['/t/TB1?p=x', `${origin}/track`, ...strange]) worker.press(url)
  const [light, full, ...others] = worker.opened
  expect([light, full]).toEqual([`${origin}/t/TB1?p=x`, `${origin}/track`])
  expect(others).toEqual(strange.map(() => `${origin}/`))
})
