import { readFileSync } from 'node:fs'
import { createContext, runInContext } from 'node:vm'
import { expect, test } from 'vitest'
import { counterCalls } from '#modules/counter/counter.calls.ts'

const source = readFileSync(new URL('../public/counter-sw.js', import.meta.url), 'utf8')
const origin = 'https://tezbox.example'

type Asked = { method: string; mode: string; url: string }
type Event = {
  request?: Asked
  data?: unknown
  respondWith?: (answer: Promise<unknown>) => void
  waitUntil: (work: Promise<unknown>) => void
}

/** The worker with a browser around it, and a line that can be cut. */
function startWorker() {
  const handlers = new Map<string, (event: Event) => void>()
  const kept = new Map<string, string>()
  const line = { isUp: true, asked: [] as string[] }
  const fetch = async (request: string | Asked) => {
    const url = typeof request === 'string' ? request : request.url
    if (!line.isUp) throw new TypeError('Failed to fetch')
    line.asked.push(url)
    const answer = { ok: true, redirected: false, body: `of ${url}`, clone: () => answer }
    return answer
  }
  const store = {
    put: async (name: string, answer: { body: string }) => void kept.set(name, answer.body),
    match: async (name: string) => kept.get(name),
    add: async (name: string) => void kept.set(name, (await fetch(name)).body),
    delete: async (name: string) => kept.delete(name),
    keys: async () => [...kept.keys()].map((name) => ({ url: new URL(name, origin).href })),
  }
  const caches = { open: async () => store, keys: async () => [], delete: async () => true }
  const self = {
    location: { origin },
    addEventListener: (name: string, handler: (event: Event) => void) => handlers.set(name, handler),
    skipWaiting: () => undefined,
    clients: { claim: async () => undefined },
  }
  runInContext(source, createContext({ self, caches, fetch, URL, Set, Promise, Array }))
  const ask = async (path: string, mode = 'navigate', method = 'GET') => {
    let answer: Promise<unknown> | undefined
    const after: Promise<unknown>[] = []
    const request = { method, mode, url: origin + path }
    handlers.get('fetch')?.({
      request,
      respondWith: (given) => (answer = given),
      waitUntil: (work) => after.push(work),
    })
    const given = await answer
    await Promise.all(after)
    return given
  }
  const tell = async (data: unknown) => {
    const after: Promise<unknown>[] = []
    handlers.get('message')?.({ data, waitUntil: (work) => after.push(work) })
    await Promise.all(after)
  }
  return { ask, tell, line, kept }
}

const code = (name: string) => `${origin}/assets/${name}`

test('the page of the counter opens without a line, on whichever tab, with the code that it named', async () => {
  const { ask, tell, line } = startWorker()
  await ask('/desk/counter?tab=shelf')
  await tell({
    page: `${origin}/desk/counter`,
    files: [code('page-1.js'), 'https://other.example/assets/x.js'],
  })
  line.isUp = false
  expect(await ask('/desk/counter?tab=cash')).toBe(`of ${origin}/desk/counter?tab=shelf`)
  expect(await ask('/assets/page-1.js', 'no-cors')).toBe(`of ${code('page-1.js')}`)
})

test('the first visit came before the worker: its page is asked for when it says what it was made of', async () => {
  const { ask, tell, line } = startWorker()
  await tell({ page: `${origin}/ru/desk/counter`, files: [] })
  line.isUp = false
  expect(await ask('/ru/desk/counter')).toBe('of /ru/desk/counter')
  await expect(ask('/desk/counter')).rejects.toThrow('Failed to fetch')
})

test('answers of the server, other pages and what is sent go their own way', async () => {
  const { ask, line } = startWorker()
  for (const path of [counterCalls.listShelf.path, '/desk/orders', '/desk/counters', '/'])
    expect(await ask(path)).toBeUndefined()
  expect(await ask('/desk/counter', 'navigate', 'POST')).toBeUndefined()
  expect(line.asked).toEqual([])
})

test('files of an older version go with the page that named them', async () => {
  const { tell, kept } = startWorker()
  await tell({ page: `${origin}/desk/counter`, files: [code('page-1.js')] })
  await tell({ page: `${origin}/desk/counter`, files: [code('page-2.js')] })
  expect([...kept.keys()].filter((name) => name.includes('/assets/'))).toEqual([code('page-2.js')])
})
