import type { BrowserContext } from '@playwright/test'
import { startFaultProxy } from '../../support/fault-proxy.ts'

const isGone = { name: 'line', value: 'gone' }

/**
 * A way to the site that is really cut. `setOffline` tells pages and workers one by one, through their debuggers: a worker
 * that begins at that moment still gets through, and one that takes over from another holds its page for ever.
 */
export async function openLine(context: BrowserContext, site: string) {
  const proxy = await startFaultProxy(site)
  const url = proxy.urlOf(site).replace(/\/$/, '')
  await context.addInitScript(() =>
    Object.defineProperty(navigator, 'onLine', { get: () => !document.cookie.includes('line=gone') }),
  )
  return {
    at: (path: string) => `${url}${path}`,
    async cut(): Promise<void> {
      await context.addCookies([{ ...isGone, url }])
      await proxy.refuse()
    },
    async back(): Promise<void> {
      await proxy.listenAgain()
      await context.clearCookies({ name: isGone.name })
      for (const page of context.pages()) await page.evaluate(() => dispatchEvent(new Event('online')))
    },
    stop: () => proxy.stop(),
  }
}
