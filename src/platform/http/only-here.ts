import type { FastifyRequest } from 'fastify'
import { EdgeError } from './errors.ts'

const loopbackAddress = /^(::ffff:)?127(\.\d{1,3}){3}$|^::1$/
const localHost = /^(localhost|127(\.\d{1,3}){3}|\[::1\])(:\d{1,5})?$/i

/**
 * Another name in the Host header means that a page of a stranger has its own name point at this machine, so that the
 * browser takes our answers for that page's own (DNS rebinding).
 */
export function isLocalCaller(address: string | undefined, host: string | undefined): boolean {
  return loopbackAddress.test(address ?? '') && localHost.test(host ?? '')
}

export function refuseStrangers({ socket, headers }: FastifyRequest): void {
  if (!isLocalCaller(socket.remoteAddress, headers.host)) throw new EdgeError({ code: 'demo_only_here' })
}
