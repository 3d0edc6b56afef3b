import { readFileSync } from 'node:fs'
import { createContext, runInContext } from 'node:vm'
import { expect, test } from 'vitest'
import { fieldCalls } from '#modules/delivery/field/field.calls.ts'

const source = readFileSync(new URL('../src/courier/worker/sw.js', import.meta.url), 'utf8')
const origin = 'https://tezbox.example'
const files = ['/assets/index-1.js', '/assets/uz-1.js']

type Handler = (event: object) => void

function startWorker(version: string, stores = new Map<string, Map<string, unknown>>()) {
  const handlers = new Map<string, Handler>()
  const line = { isUp: true, missing: '' }
  const caches = {
    open: async (name: string) => {
      const kept = stores.get(name) ?? new Map<string, unknown>()
      stores.set(name, kept)
      return {
        put: async (address: string, page: unknown) => void kept.set(address, page),
        match: async (address: string) => kept.get(address),
      }
    },
    keys: async () => [...stores.keys()],
    delete: async (name: string) => stores.delete(name),
  }
  const fetch = async (request: string | { url: string }) => {
    if (!line.isUp) throw new TypeError('Failed to fetch')
    const address = typeof request === 'string' ? request : request.url
    return {
      ok: address !== line.missing,
      status: 404,
      body: `of ${address}`,
      clone: () => ({ body: `of ${address}` }),
    }
  }
  const self = {
    location: { origin },
    // As the build writes it.
    appParts: { version, files, later: ['/assets/towns-uz-1.json'] },
    addEventListener: (name: string, handler: Handler) => handlers.set(name, handler),
    clients: { claim: () => undefined },
  }
  runInContext(source, createContext({ self, URL, caches, fetch }))
  const tell = async (name: string) => {
    let work: Promise<unknown> = Promise.resolve()
    const waitUntil = (given: Promise<unknown>) => {
      work = given
    }
    handlers.get(name)?.({ waitUntil })
    await work
  }
  /** Undefined: the worker has left it to the browser. */
  const ask = (path: string, mode = 'navigate', method = 'GET') => {
    let answer: Promise<{ body: string }> | undefined
    const respondWith = (given: Promise<{ body: string }>) => {
      answer = given
    }
    handlers.get('fetch')?.({ request: { method, mode, url: origin + path }, respondWith })
    return answer
  }
  return { line, stores, ask, install: () => tell('install'), activate: () => tell('activate') }
}

test('without a line every screen of the app opens, and every file of it is there', async () => {
  const { line, install, ask } = startWorker('1')
  await install()
  line.isUp = false
  for (const path of ['/courier/', '/courier/stops/63642483/deliver', '/courier/?lang=ru'])
    expect((await ask(path))?.body).toBe('of /courier/')
  for (const path of files) expect((await ask(path, 'cors'))?.body).toBe(`of ${path}`)
})

test('calls, the site and the pages beside the app are none of its business', async () => {
  const { install, ask } = startWorker('1')
  await install()
  for (const path of ['/', '/courier-service', '/desk', fieldCalls.sync.path])
    expect(ask(path)).toBe(undefined)
  expect(ask(fieldCalls.readToday.path, 'cors')).toBe(undefined)
  expect(ask('/courier/', 'navigate', 'POST')).toBe(undefined)
})

test('half an app is not kept: one file that is missing leaves the older one in its place', async () => {
  const { line, install } = startWorker('1')
  line.missing = '/assets/uz-1.js'
  await expect(install()).rejects.toThrow('/assets/uz-1.js answered 404')
})

test('a newer app takes the place of the older one, and leaves what is not its own', async () => {
  const stores = new Map([['tezbox-site-1', new Map<string, unknown>()]])
  const older = startWorker('1', stores)
  await older.install()
  await older.activate()
  const newer = startWorker('2', stores)
  await newer.install()
  expect([...stores.keys()]).toEqual(['tezbox-site-1', 'tezbox-courier-1', 'tezbox-courier-2'])
  await newer.activate()
  expect([...stores.keys()]).toEqual(['tezbox-site-1', 'tezbox-courier-2'])
})

test('what the map shows is kept once it was looked at', async () => {
  const { line, install, ask } = startWorker('1')
  await install()
  await ask('/assets/towns-uz-1.json', 'cors')
  line.isUp = false
  expect((await ask('/assets/towns-uz-1.json', 'cors'))?.body).toMatch(/towns-uz-1/)
})
