/** What decides whether the worker is of use to whoever looks: nobody is given one for reading a page (decision 69). */
export type Visit = Readonly<{ signedIn: boolean; standalone: boolean }>

export const wantsWorker = ({ signedIn, standalone }: Visit): boolean => signedIn || standalone

let asked = false

/** The worker of the site, once a page. Where it cannot be had, everything goes on without it. */
export function askForWorker(): void {
  if (asked || !('serviceWorker' in navigator)) return
  asked = true
  void navigator.serviceWorker.register('/sw.js').catch(() => undefined)
}

/** Opened from the home screen, as an app. */
export const isStandalone = (): boolean =>
  window.matchMedia('(display-mode: standalone)').matches ||
  ('standalone' in navigator && navigator.standalone === true)
