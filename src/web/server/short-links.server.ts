import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Limit } from '#platform/http/limits/door.ts'
import type { Site } from './site.server.ts'

/** Whole mobile networks share one address, and a morning's messages are opened together. */
const opened = { name: 'short-links', limit: 300, windowMs: 60_000 }

/** Sends whoever has a good link on their way, and answers whether it was one. */
export function createShortLinks(site: Pick<Site, 'openLink'>, limit: Limit) {
  return async (token: string, request: FastifyRequest, reply: FastifyReply): Promise<boolean> => {
    limit(request, reply, opened)
    const target = await site.openLink(token)
    if (target === undefined) return false
    // Neither a cache nor the next site learns of the link.
    reply.header('Cache-Control', 'no-store').header('Referrer-Policy', 'no-referrer').redirect(target, 302)
    return true
  }
}
