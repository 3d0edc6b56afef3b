import type { FastifyInstance } from 'fastify'
import { varyBy } from './answer-headers/vary.ts'

/** Pages of one other origin may call the API: the site, when it lives on another address. Nobody else's. */
export function allowOrigin(api: FastifyInstance, origin: string): void {
  api.addHook('onRequest', async (request, reply) => {
    varyBy(reply, 'Origin')
    if (request.headers.origin !== origin) return
    reply.headers({
      'Access-Control-Allow-Origin': origin,
      // The cookie by which a browser is known.
      'Access-Control-Allow-Credentials': 'true',
      'Access-Control-Expose-Headers':
        'X-Request-Id, RateLimit, Retry-After, Idempotency-Replayed, Content-Language',
      'Cross-Origin-Resource-Policy': 'cross-origin',
    })
    if (request.method !== 'OPTIONS') return
    return reply
      .status(204)
      .headers({
        'Access-Control-Allow-Methods': 'GET, POST, PUT, PATCH, DELETE',
        'Access-Control-Allow-Headers':
          'Authorization, Content-Type, Accept-Language, Idempotency-Key, Last-Event-ID',
        'Access-Control-Max-Age': '600',
      })
      .send()
  })
}
