import type { FastifyReply } from 'fastify'

/** Adds to what the answer depends on already. */
export function varyBy(reply: FastifyReply, name: string): FastifyReply {
  const already = reply.getHeader('vary')
  if (already === undefined) return reply.header('vary', name)
  return String(already).includes(name) ? reply : reply.header('vary', `${already}, ${name}`)
}
