import type { FastifyReply, FastifyRequest } from 'fastify'
import { EdgeError } from '#platform/http/errors.ts'
import { networkOf } from '#platform/http/network-of.ts'
import { createRateLimiter, rateHeaders } from '#platform/http/rate-limit.ts'
import type { Site } from './site.server.ts'

/** Whole mobile networks share one address, and a morning's messages are opened together. */
const OPENED_PER_MINUTE = 300
const MINUTE_MS = 60_000

/** Sends whoever has a good link on their way, and answers whether it was one. */
export function createShortLinks(site: Pick<Site, 'openLink' | 'now'>) {
  const rule = { name: 'short-links', limit: OPENED_PER_MINUTE, windowMs: MINUTE_MS }
  const limiter = createRateLimiter(rule, site)
  return async (token: string, request: FastifyRequest, reply: FastifyReply): Promise<boolean> => {
    const decision = limiter.take(networkOf(request.ip))
    if (!decision.allowed) {
      const values = { seconds: String(decision.resetSeconds) }
      throw new EdgeError({ code: 'rate_limited', values }, rateHeaders(limiter, decision))
    }
    const target = await site.openLink(token)
    if (target === undefined) return false
    // Neither a cache nor the next site learns of the link.
    reply.header('Cache-Control', 'no-store').header('Referrer-Policy', 'no-referrer').redirect(target, 302)
    return true
  }
}
