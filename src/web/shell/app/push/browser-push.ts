/** What this browser can do about notices; `standalone`: on an iPhone only pages on the home screen can. */
export type PushAbility = 'can' | 'blocked' | 'standalone' | 'cannot'

export function pushAbility(): PushAbility {
  if ('serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window)
    return Notification.permission === 'denied' ? 'blocked' : 'can'
  return 'standalone' in navigator && navigator.standalone === false ? 'standalone' : 'cannot'
}

/** The subscription of this browser, ours or not; nothing is asked of anybody. */
export async function currentSubscription(): Promise<PushSubscription | undefined> {
  const registration = await navigator.serviceWorker.getRegistration('/')
  return (await registration?.pushManager.getSubscription()) ?? undefined
}

/**
 * Asks the person, then the push service of the browser. Undefined when the person said no. Throws when the push service
 * cannot be reached. One made with another key of ours is of no use any more and is made anew.
 */
export async function subscribeHere(publicKey: string): Promise<PushSubscription | undefined> {
  if ((await Notification.requestPermission()) !== 'granted') return undefined
  await navigator.serviceWorker.register('/sw.js')
  const { pushManager } = await navigator.serviceWorker.ready
  await (await pushManager.getSubscription())?.unsubscribe()
  return pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: bytesOf(publicKey) })
}

/** What the server needs to reach this browser. */
export function whereAndHow(subscription: PushSubscription) {
  const { p256dh = '', auth = '' } = subscription.toJSON().keys ?? {}
  return { endpoint: subscription.endpoint, keys: { p256dh, auth } }
}

function bytesOf(base64url: string): Uint8Array<ArrayBuffer> {
  const text = atob(base64url.replaceAll('-', '+').replaceAll('_', '/'))
  return Uint8Array.from(text, (sign) => sign.charCodeAt(0))
}
