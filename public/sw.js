/*
 * The worker of the site (docs/decisions/0069-the-app-in-the-pocket.md). It shows the notices that come while no page of ours
 * is open, and when there is no line it shows the one page that it keeps. It keeps nothing of anybody.
 */

const kept = { prefix: 'tezbox-site-', name: 'tezbox-site-1' }
const languages = ['oz', 'ru', 'en']
const notOurs = ['api', 'courier', 'desk']
const dayMs = 86_400_000

/** The parts of a path, without the language in front of them. */
function partsOf(path) {
  const parts = path.toLowerCase().split('/').filter(Boolean)
  return languages.includes(parts[0]) ? parts.slice(1) : parts
}

/** Whether it is a page of the site that somebody opens: everything else goes its own way. */
function isOurPage({ method, mode, url }, origin) {
  const address = new URL(url)
  if (method !== 'GET' || mode !== 'navigate' || address.origin !== origin) return false
  return !notOurs.includes(partsOf(address.pathname)[0])
}

/** The page for the time without a line, in the language of the one that was asked for. */
function offlinePageFor(path) {
  const [first] = path.split('/').filter(Boolean)
  return languages.includes(first) ? `/${first}/offline` : '/offline'
}

/** Whether the kept page should be asked for again; one of which nothing is known is as good as old. */
function isOld(date, now) {
  const made = Date.parse(date ?? '')
  return Number.isNaN(made) || now - made > dayMs
}

/** An address of another site is never opened, whatever a message says. */
function ownAddress(url, origin) {
  const address = URL.parse(url ?? '/', origin)
  return address?.origin === origin ? address.href : `${origin}/`
}

async function keep(address) {
  const page = await fetch(address, { cache: 'no-cache', credentials: 'omit', redirect: 'error' })
  if (!page.ok) throw new Error(`${address} answered ${page.status}`)
  const store = await caches.open(kept.name)
  await store.put(address, page)
}

async function keepFresh(address) {
  const store = await caches.open(kept.name)
  const known = await store.match(address)
  if (isOld(known?.headers.get('date'), Date.now())) await keep(address).catch(() => undefined)
}

async function answer(event) {
  const address = offlinePageFor(new URL(event.request.url).pathname)
  try {
    const page = await fetch(event.request)
    event.waitUntil(keepFresh(address))
    return page
  } catch (failure) {
    const store = await caches.open(kept.name)
    const known = await store.match(address)
    if (known) return known
    throw failure
  }
}

/** It takes over at once: no code of pages is in it that could be older or newer than they are. */
self.addEventListener('install', (event) => {
  const addresses = ['uz', ...languages].map((language) => offlinePageFor(`/${language}/`))
  // Without the page it still shows notices; the next page that is opened tries again.
  event.waitUntil(Promise.allSettled(addresses.map(keep)).then(() => self.skipWaiting()))
})

self.addEventListener('activate', (event) => {
  const dropOlder = async () => {
    for (const name of await caches.keys())
      if (name.startsWith(kept.prefix) && name !== kept.name) await caches.delete(name)
    await self.clients.claim()
  }
  event.waitUntil(dropOlder())
})

self.addEventListener('fetch', (event) => {
  if (isOurPage(event.request, self.location.origin)) event.respondWith(answer(event))
})

self.addEventListener('push', (event) => {
  const { title, body, url, tag, lang } = event.data?.json() ?? {}
  if (!title) return
  const options = { body, tag, lang, data: { url }, icon: '/icon-192.png', renotify: tag !== undefined }
  event.waitUntil(self.registration.showNotification(title, options))
})

self.addEventListener('notificationclick', (event) => {
  event.notification.close()
  const address = ownAddress(event.notification.data?.url, self.location.origin)
  event.waitUntil(self.clients.openWindow(address))
})
