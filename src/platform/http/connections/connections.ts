import type { Server } from 'node:http'
import type { Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'
import { networkOf } from '../network-of.ts'
import type { Pace } from './pace.ts'

type ConnectionLimits = Pick<Pace, 'connections' | 'connectionsPerAddress'> & {
  /** Behind a proxy of ours every connection is the proxy's: it has to count them itself. */
  behindProxy: boolean
}

/**
 * Bounds them. Past the bound a newcomer takes the place of whoever has asked nothing for longest, so that health checks
 * and people come in however many sit there silently; one address has its own bound, and is turned away at it.
 */
export function boundConnections(app: FastifyInstance, limits: ConnectionLimits): void {
  const connections = new Set<Socket>()
  const byNetwork = new Map<string, number>()
  /** On these an answer is being made or taken. */
  const busy = new Set<Socket>()

  app.server.on('connection', (socket) => {
    const network = networkOf(socket.remoteAddress ?? '')
    const open = byNetwork.get(network) ?? 0
    const isTooMany = !limits.behindProxy && open >= limits.connectionsPerAddress
    if (isTooMany || !makeRoom()) return void socket.destroy()
    byNetwork.set(network, open + 1)
    connections.add(socket)
    socket.once('close', () => {
      connections.delete(socket)
      busy.delete(socket)
      const left = (byNetwork.get(network) ?? 1) - 1
      if (left > 0) byNetwork.set(network, left)
      else byNetwork.delete(network)
    })
  })
  watchRequests(app.server, busy)

  function makeRoom(): boolean {
    if (connections.size < limits.connections) return true
    for (const socket of connections) {
      if (busy.has(socket)) continue
      connections.delete(socket)
      socket.destroy()
      return true
    }
    return false
  }
}

function watchRequests(server: Server, busy: Set<Socket>): void {
  server.on('request', ({ socket }, response) => {
    busy.add(socket)
    response.once('close', () => busy.delete(socket))
  })
}
