import { createHash } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'

/** An answer that is the same for everybody: browsers and whoever stands between us keep it, and ask again by its tag. */
export function sendKept(
  { headers }: FastifyRequest,
  reply: FastifyReply,
  body: string | Buffer,
  seconds: number,
): FastifyReply {
  const tag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`
  reply.headers({ etag: tag, 'cache-control': `public, max-age=${seconds}` })
  const known = headers['if-none-match']?.split(',').map((said) => said.trim().replace(/^W\//, ''))
  if (known?.includes(tag)) return reply.status(304).send()
  return reply.status(200).type('application/json; charset=utf-8').send(body)
}
