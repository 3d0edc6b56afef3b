/** The app opens without a line from its second visit on. Where there is no worker, everything goes on without it. */
export function beginWorker(): void {
  if (!('serviceWorker' in navigator) || !import.meta.env.PROD) return
  void navigator.serviceWorker.register('/courier/sw.js', { scope: '/courier/' }).catch(() => undefined)
}
