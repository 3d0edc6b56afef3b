/* Shows the notices that come while no page of ours is open. It keeps nothing and answers no requests. */

self.addEventListener('install', () => self.skipWaiting())
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()))

self.addEventListener('push', (event) => {
  const { title, body, url, tag, lang } = event.data?.json() ?? {}
  if (!title) return
  const options = { body, tag, lang, data: { url }, icon: '/icon-192.png', renotify: tag !== undefined }
  event.waitUntil(self.registration.showNotification(title, options))
})

/* An address of another site is never opened, whatever a message says. */
const ownAddress = (url) => {
  const address = URL.parse(url ?? '/', self.location.origin)
  return address?.origin === self.location.origin ? address.href : `${self.location.origin}/`
}

self.addEventListener('notificationclick', (event) => {
  event.notification.close()
  event.waitUntil(self.clients.openWindow(ownAddress(event.notification.data?.url)))
})
