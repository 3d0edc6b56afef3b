/*
 * The worker of the counter (docs/decisions/0081-the-counter-without-a-line.md): its page opens without a line. It keeps that one
 * page, which says nothing of anybody, and the files of code and style that the page named. Answers of the server it leaves alone.
 */

const kept = { prefix: 'tezbox-counter-', name: 'tezbox-counter-1' }

/** The page itself, in whichever language; what stands behind the `?` is the open tab. */
function isCounterPage({ method, mode, url }, origin) {
  const { origin: own, pathname } = new URL(url)
  return (
    method === 'GET' &&
    mode === 'navigate' &&
    own === origin &&
    /^(\/(oz|ru|en))?\/desk\/counter\/?$/.test(pathname)
  )
}

/** Files whose names change with what is in them: one that is kept is always the right one. */
function isCode({ method, url }, origin) {
  const { origin: own, pathname } = new URL(url)
  return method === 'GET' && own === origin && pathname.startsWith('/assets/')
}

/** Under one name for all tabs. */
const nameOf = (url) => new URL(url).pathname.replace(/\/$/, '')

async function page(event) {
  const store = await caches.open(kept.name)
  const name = nameOf(event.request.url)
  try {
    const answer = await fetch(event.request)
    // A page of another kind (an error, a way to sign in) never takes the place of the counter.
    if (answer.ok && !answer.redirected) event.waitUntil(store.put(name, answer.clone()))
    return answer
  } catch (failure) {
    const known = await store.match(name)
    if (known) return known
    throw failure
  }
}

async function code(request) {
  const store = await caches.open(kept.name)
  return (await store.match(request.url)) ?? fetch(request)
}

/** What the page has loaded is kept with it; files of an older version that no kept page names go. */
async function keepFiles(urls) {
  const store = await caches.open(kept.name)
  const wanted = new Set(urls.filter((url) => isCode({ method: 'GET', url }, self.location.origin)))
  for (const url of wanted) if (!(await store.match(url))) await store.add(url).catch(() => undefined)
  for (const { url } of await store.keys())
    if (isCode({ method: 'GET', url }, self.location.origin) && !wanted.has(url)) await store.delete(url)
}

self.addEventListener('install', () => self.skipWaiting())

self.addEventListener('activate', (event) => {
  const dropOlder = async () => {
    for (const name of await caches.keys())
      if (name.startsWith(kept.prefix) && name !== kept.name) await caches.delete(name)
    await self.clients.claim()
  }
  event.waitUntil(dropOlder())
})

self.addEventListener('fetch', (event) => {
  const { request } = event
  if (isCounterPage(request, self.location.origin)) event.respondWith(page(event))
  else if (isCode(request, self.location.origin)) event.respondWith(code(request))
})

self.addEventListener('message', (event) => {
  const { page: address, files } = event.data ?? {}
  if (!Array.isArray(files) || typeof address !== 'string') return
  const keep = async () => {
    const store = await caches.open(kept.name)
    // The first visit came before the worker: its page is asked for once more.
    if (!(await store.match(nameOf(address)))) await store.add(nameOf(address)).catch(() => undefined)
    await keepFiles(files)
  }
  event.waitUntil(keep())
})
