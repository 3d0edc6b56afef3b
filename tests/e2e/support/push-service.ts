/** The push service of a browser is out of reach in a test: what it would give is given here. The rest is real. */
export function givePushService(): void {
  const key = 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4'
  const name = 'test-push-endpoint'
  const subscriptionAt = (endpoint: string) => ({
    endpoint,
    toJSON: () => ({ endpoint, keys: { p256dh: key, auth: 'BTBZMqHH6r4Tts7J_aSIgg' } }),
    unsubscribe: async () => {
      localStorage.removeItem(name)
      return true
    },
  })
  Object.assign(PushManager.prototype, {
    getSubscription: async () => {
      const endpoint = localStorage.getItem(name)
      return endpoint === null ? null : subscriptionAt(endpoint)
    },
    subscribe: async ({ applicationServerKey }: { applicationServerKey: Uint8Array }) => {
      if (applicationServerKey.length !== 65) throw new Error('not a key')
      localStorage.setItem(name, `https://push.example.net/${crypto.randomUUID()}`)
      return subscriptionAt(localStorage.getItem(name) ?? '')
    },
  })
}

/** A browser without windows can show no notices and says so; what the worker does has a test of its own. */
export function letNotify(): void {
  Object.defineProperty(Notification, 'permission', { get: () => 'granted' })
  Notification.requestPermission = async () => 'granted'
}
