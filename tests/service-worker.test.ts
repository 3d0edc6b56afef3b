import { readFileSync } from 'node:fs'
import { createContext, runInContext } from 'node:vm'
import { expect, test } from 'vitest'

const code = readFileSync(new URL('../public/sw.js', import.meta.url), 'utf8')
const origin = 'https://tezbox.example'

type Handler = (event: object) => void

/** The worker with a browser around it that writes down what it is asked for. */
function startWorker() {
  const handlers = new Map<string, Handler>()
  const shown: [title: string, options: object][] = []
  const opened: string[] = []
  const self = {
    location: { origin },
    addEventListener: (name: string, handler: Handler) => handlers.set(name, handler),
    skipWaiting: () => undefined,
    clients: { claim: () => undefined, openWindow: (url: string) => opened.push(url) },
    registration: { showNotification: (...notice: [string, object]) => shown.push(notice) },
  }
  runInContext(code, createContext({ self, URL }))
  const tell = (name: string, event: object) => handlers.get(name)?.({ waitUntil: () => undefined, ...event })
  return {
    shown,
    opened,
    push: (message?: object) => tell('push', { data: message && { json: () => message } }),
    press: (url?: string) =>
      tell('notificationclick', { notification: { close: () => undefined, data: { url } } }),
  }
}

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
