import { createHash } from 'node:crypto'
import type { Clock } from '#kernel/clock.ts'
import { type Compressed, compressed } from './compressed.ts'

/** A page rendered to the end: its compressed forms and the hashes that allow its inline scripts. */
export type CachedPage = { status: number; body: Compressed; scriptHashes: readonly string[] }

export type RenderedPage = { status: number; html: string }

type Entry = { page: Promise<CachedPage>; freshUntil: number; renewing: boolean }

/**
 * Anonymous pages by a known key, never by what a caller typed, so the number of entries is bounded by the page table.
 * A page past its life is sent once more while a new one is rendered: nobody waits.
 */
export function createPageCache({
  lifeMs,
  maxPages,
  clock,
}: {
  lifeMs: number
  maxPages: number
  clock: Clock
}) {
  const entries = new Map<string, Entry>()

  const put = (key: string, page: Promise<CachedPage>) => {
    entries.set(key, { page, freshUntil: clock.now().getTime() + lifeMs, renewing: false })
    // A failed render is not kept.
    page.catch(() => entries.delete(key))
  }

  return {
    get(key: string, render: () => Promise<RenderedPage>): Promise<CachedPage> {
      const entry = entries.get(key)
      if (!entry) {
        const page = render().then(finish)
        if (entries.size < maxPages) put(key, page)
        return page
      }
      if (clock.now().getTime() >= entry.freshUntil && !entry.renewing) {
        entry.renewing = true
        render()
          .then(finish)
          .then(
            (page) => put(key, Promise.resolve(page)),
            () => {
              entry.renewing = false
            },
          )
      }
      return entry.page
    },
    clear: () => entries.clear(),
  }
}

export type PageCache = ReturnType<typeof createPageCache>

async function finish({ status, html }: RenderedPage): Promise<CachedPage> {
  return {
    status,
    scriptHashes: inlineScriptHashes(html),
    body: await compressed(Buffer.from(html), 'text/html; charset=utf-8'),
  }
}

/** The content of every inline script, hashed as the content security policy wants it. */
export function inlineScriptHashes(html: string): string[] {
  const hashes = new Set<string>()
  for (const [, attributes = '', code = ''] of html.matchAll(/<script\b([^>]*)>([\s\S]*?)<\/script>/g)) {
    if (/\bsrc=/.test(attributes) || code === '') continue
    hashes.add(`'sha256-${createHash('sha256').update(code).digest('base64')}'`)
  }
  return [...hashes]
}
