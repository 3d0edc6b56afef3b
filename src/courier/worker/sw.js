/*
 * The worker of the courier's app (docs/decisions/0079-the-courier-app.md). It keeps the app itself, so that it opens without
 * a line; what belongs to people is kept by the app, sealed. A newer app waits until the older one is closed: no page ever
 * meets the files of another.
 */

/* What the app is made of, what is kept once it was of use, and a name for just that: the build writes it above these lines. */
const { files, later, version } = self.appParts
const prefix = 'tezbox-courier-'
const page = '/courier/'
const beside = ['/courier/app.webmanifest', '/favicon.svg', '/icon-192.png']
const cacheName = prefix + version

/** Whether it is a screen of the app that somebody opens. */
const isScreen = ({ method, mode, url }) =>
  method === 'GET' && mode === 'navigate' && new URL(url).pathname.startsWith(page)

async function keep(store, address, cache) {
  const answer = await fetch(address, { cache, credentials: 'omit', redirect: 'error' })
  if (!answer.ok) throw new Error(`${address} answered ${answer.status}`)
  await store.put(address, answer)
}

/** All of it or nothing: half an app opens no door. */
async function keepAll() {
  const store = await caches.open(cacheName)
  await Promise.all([
    keep(store, page, 'no-cache'),
    ...files.map((address) => keep(store, address, 'default')),
    ...beside.map((address) => keep(store, address, 'no-cache').catch(() => undefined)),
  ])
}

async function answer(address, request) {
  const store = await caches.open(cacheName)
  const known = await store.match(address)
  if (known) return known
  const fresh = await fetch(request)
  if (fresh.ok && later.includes(address)) await store.put(address, fresh.clone())
  return fresh
}

self.addEventListener('install', (event) => {
  event.waitUntil(keepAll())
})

self.addEventListener('activate', (event) => {
  const dropOlder = async () => {
    for (const name of await caches.keys())
      if (name.startsWith(prefix) && name !== cacheName) await caches.delete(name)
    await self.clients.claim()
  }
  event.waitUntil(dropOlder())
})

self.addEventListener('fetch', (event) => {
  const { request } = event
  const address = new URL(request.url)
  if (isScreen(request)) event.respondWith(answer(page, request))
  else if (
    address.origin === self.location.origin &&
    [...files, ...later, ...beside].includes(address.pathname)
  )
    event.respondWith(answer(address.pathname, request))
})
