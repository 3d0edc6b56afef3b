import type { FastifyReply, FastifyRequest } from 'fastify'

const NAME = 'known_device'
/** As long as browsers keep one at all. */
const LIFE_SECONDS = 400 * 86_400
const shape = /(?:^|;\s*)known_device=([A-Za-z0-9_-]{43})(?:;|$)/

/** What a browser was told to be known by, if it says something that can be it. */
export function deviceIn({ headers }: Pick<FastifyRequest, 'headers'>): string | undefined {
  return shape.exec(headers.cookie ?? '')?.[1]
}

/** Out of reach of scripts, for calls only. It is no proof of who somebody is, and is left when they leave. */
export function keepDeviceIn(reply: FastifyReply, token: string, { https }: { https: boolean }): void {
  const rules = [
    'Path=/api',
    `Max-Age=${LIFE_SECONDS}`,
    'HttpOnly',
    'SameSite=Lax',
    ...(https ? ['Secure'] : []),
  ]
  reply.header('Set-Cookie', [`${NAME}=${token}`, ...rules].join('; '))
}
