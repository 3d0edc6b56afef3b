import { createHash } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { tagFramePolicy, tagManagerOrigin } from '#platform/http/security-headers.ts'

/** What the page tells of itself, put where the container looks for it. */
const listening =
  "dataLayer=[{'gtm.start':Date.now(),event:'gtm.js'}];addEventListener('message',function(e){if(e.source===parent)dataLayer.push({event:'page',page:e.data.page,language:e.data.language})})"

/**
 * The room in which a container's script runs after somebody's yes: a document without an origin, so that nothing of
 * ours, the sign-in key above all, can be read from it (decision 49).
 */
export function mountTagFrame(app: FastifyInstance, id: string): void {
  const hash = createHash('sha256').update(listening).digest('base64')
  const policy = tagFramePolicy(`'sha256-${hash}'`)
  const html = `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Tags</title><script>${listening}</script><script async src="${tagManagerOrigin}/gtm.js?id=${encodeURIComponent(id)}"></script></head><body></body></html>`
  app.get('/consented-tags', (_, reply) =>
    reply
      .headers({
        'content-type': 'text/html; charset=utf-8',
        'cache-control': 'no-cache',
        'content-security-policy': policy,
        'referrer-policy': 'no-referrer',
        'x-frame-options': 'SAMEORIGIN',
        'x-robots-tag': 'noindex',
      })
      .send(html),
  )
}
